import { apiRoutes, type LanguageTag, type MemberProfile, taskTypeIds } from '@arrival/contracts';
import { newestProfile, profileValidity, rentalLabel, staysBecause, toContact } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade, type CatalogSnapshot } from '../catalog/catalog.facade';
import { HealthAnswers } from '../pos/health-answers.facade';
import { memberOf, PointOfSale, type PosHousehold } from '../pos/pos.facade';
import { PosBridgeFacade } from '../pos/pos-bridge.facade';
import { rentalVersion } from '../pos/rental-version.facade';
import { type SignedWaiver, WaiversFacade } from '../waivers/waivers.facade';
import { waiversElsewhere } from './waivers-elsewhere';

interface Scene {
  readonly household: PosHousehold;
  readonly contactId: number;
  readonly catalog: CatalogSnapshot;
  readonly zoned: { readonly today: string; readonly timeZone: string };
}

/** One member as the profile area shows them (D32). */
@Injectable()
export class MemberProfileService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly catalog: CatalogFacade,
    private readonly waivers: WaiversFacade,
    private readonly health: HealthAnswers,
    private readonly bridge: PosBridgeFacade,
    private readonly clock: Clock,
  ) {}

  /** A contact of another household is as unknown as one that does not exist (D5). */
  async read(principal: Principal, contactId: number, language: LanguageTag): Promise<MemberProfile> {
    const [reading, catalog] = await Promise.all([this.pos.openHousehold(principal), this.catalog.snapshot(language)]);
    const { headContactId, household, member } = memberOf(reading, contactId);
    const timeZone = await this.catalog.homeTimeZone();
    const today = this.clock.today(timeZone);
    const scene: Scene = { household, contactId, catalog, zoned: { today, timeZone } };
    const signatures = await this.waivers.listSigned(headContactId, contactId);
    return {
      contact: { ...toContact(household, member, today), email: member.email, phone: member.phone },
      rentalProfile: rentalProfile(scene),
      childRegistration: this.#childRegistration(scene),
      photo: photo(scene),
      signedWaivers: signatures.map(signedWaiver),
      waiversElsewhere: waiversElsewhere(household.authorizations, contactId, catalog, today),
      mayBeRemoved: await this.#mayBeRemoved(household, contactId),
    };
  }

  /** Who signed for others, at a counter, stays too (D71). */
  async #mayBeRemoved(household: PosHousehold, contactId: number): Promise<boolean> {
    if (this.bridge.isThere || staysBecause(household, contactId, false) !== null) return false;
    return (await this.waivers.listSignatures([contactId])).length === 0;
  }

  #childRegistration(scene: Scene): MemberProfile['childRegistration'] {
    const stored = newestProfile(scene.household.childRegistrations, scene.contactId);
    if (!stored) return null;
    const version = this.health.version(stored, this.health.open(stored));
    return { ...this.health.show(stored), version, ...saved(scene, stored, taskTypeIds.childRegistration) };
  }
}

/** When it was saved and how long it holds (D13, D15). */
function saved({ household, contactId, catalog, zoned }: Scene, entry: { updatedAtUtc: string }, taskTypeId: number) {
  const days = catalog.taskTypes.find((type) => type.id === taskTypeId)?.effectiveDays ?? null;
  const validity = profileValidity(household, contactId, taskTypeId, days, zoned);
  return {
    updatedAtUtc: new Date(entry.updatedAtUtc).toISOString(),
    validUntil: validity?.validUntil ?? null,
    isValid: validity?.isValid ?? false,
    askedAgain: validity?.askedAgain ?? null,
  };
}

function rentalProfile(scene: Scene): MemberProfile['rentalProfile'] {
  const stored = newestProfile(scene.household.rentalProfiles, scene.contactId);
  if (!stored) return null;
  return {
    ...rentalLabel(stored, scene.catalog.referenceLists),
    version: rentalVersion(stored),
    ...saved(scene, stored, taskTypeIds.rentalProfile),
  };
}

function photo(scene: Scene): MemberProfile['photo'] {
  const stored = newestProfile(scene.household.photos, scene.contactId);
  return stored ? saved(scene, stored, taskTypeIds.photo) : null;
}

function signedWaiver({ signedAt, ...row }: SignedWaiver): MemberProfile['signedWaivers'][number] {
  const copyUrl = apiRoutes.signedWaiverCopy.replace('{signatureId}', row.signatureId);
  return { ...row, signedAtUtc: signedAt.toISOString(), copyUrl };
}
