import type { StaffHousehold } from '@arrival/contracts';
import { fullName, rentalLabel, toContact } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AuditedReads } from '../../platform/audit/audited-reads';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/http/domain-error';
import { CatalogFacade, type CatalogSnapshot } from '../catalog/catalog.facade';
import { CheckinFacade } from '../checkin/checkin.facade';
import { HouseholdFacade } from '../household/household.facade';
import { PhotosFacade } from '../photos/photos.facade';
import { PointOfSale, type PosContact, type PosHousehold } from '../pos/pos.facade';
import { WaiversFacade } from '../waivers/waivers.facade';
import { boughtBy } from './bought-by';

type StaffMember = StaffHousehold['members'][number];

/** What the household's document does not hold; the newest first. */
interface History {
  readonly customerNumbers: ReadonlyMap<number, string>;
  readonly completions: Awaited<ReturnType<CheckinFacade['listCompletions']>>;
  readonly signatures: Awaited<ReturnType<WaiversFacade['listSignatures']>>;
}

interface Scene {
  readonly household: PosHousehold;
  readonly history: History;
  readonly catalog: CatalogSnapshot;
  readonly today: string;
}

const ownOf = <Entry extends { contactId: number }>(entries: readonly Entry[], contactId: number): Entry | undefined =>
  entries.find((entry) => entry.contactId === contactId);

const instantOf = (entry: { updatedAtUtc: string }): string => new Date(entry.updatedAtUtc).toISOString();

function memberOf({ household, history, catalog, today }: Scene, member: PosContact): StaffMember {
  const { contactId, email, phone } = member;
  const rental = ownOf(household.rentalProfiles, contactId);
  const photo = ownOf(household.photos, contactId);
  const photoPath = photo ? `/api/admin/guests/${contactId}/photo` : null;
  return {
    ...toContact(household, member, today),
    photo: photoPath,
    imageUrl: photoPath,
    email,
    phone,
    customerNumber: history.customerNumbers.get(contactId) ?? '',
    rentalLabel: rental ? { ...rentalLabel(rental, catalog.referenceLists), updatedAtUtc: instantOf(rental) } : null,
    hasHealthAnswers: ownOf(household.childRegistrations, contactId) !== undefined,
    photoUpdatedAtUtc: photo ? instantOf(photo) : null,
    ...boughtBy(household, contactId, catalog.productNames),
    signatures: history.signatures.filter((signature) => signature.contactId === contactId),
    completions: history.completions
      .filter((done) => done.contactId === contactId)
      .map(({ contactId: _, ...done }) => done),
  };
}

/** What the trail calls the person whose record was looked at. */
export function memberName({ contacts }: PosHousehold, contactId: number): string {
  const member = contacts.find((contact) => contact.contactId === contactId);
  return member ? fullName(member) : '';
}

/** A whole household as staff see it, whoever of it was found (D46, D28). Who looked is written down before anything is shown. */
@Injectable()
export class StaffHouseholdService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly photos: PhotosFacade,
    private readonly catalog: CatalogFacade,
    private readonly households: HouseholdFacade,
    private readonly waivers: WaiversFacade,
    private readonly checkins: CheckinFacade,
    private readonly clock: Clock,
    private readonly reads: AuditedReads,
  ) {}

  /** Head first. Throws `contact.unknown`. */
  async read(actor: Actor, contactId: number): Promise<StaffHousehold> {
    const [reading, catalog, timeZone] = await Promise.all([
      this.pos.findHouseholdOf(contactId),
      this.catalog.snapshot(),
      this.catalog.homeTimeZone(),
    ]);
    if (!reading) throw new DomainError('contact.unknown');
    const { headContactId, household } = reading;
    const [history, familyCode] = await Promise.all([
      this.#history(household.contacts.map((member) => member.contactId)),
      this.households.familyCode(headContactId),
    ]);
    const scene: Scene = { household, history, catalog, today: this.clock.today(timeZone) };
    const after = { name: memberName(household, contactId), headContactId };
    await this.reads.record({ actor, action: 'household.read', entity: 'contact', entityId: contactId, after });
    return {
      id: contactId,
      headContactId,
      familyCode,
      members: household.contacts.map((member) => memberOf(scene, member)),
    };
  }

  /** Throws `photo.unknown`. */
  async photo(actor: Actor, contactId: number): Promise<Buffer> {
    const [bytes, reading] = await Promise.all([
      this.photos.readCurrent(contactId),
      this.pos.findHouseholdOf(contactId),
    ]);
    if (!bytes || !reading) throw new DomainError('photo.unknown');
    const after = { name: memberName(reading.household, contactId) };
    await this.reads.record({ actor, action: 'photo.read', entity: 'contact', entityId: contactId, after });
    return bytes;
  }

  async #history(contactIds: readonly number[]): Promise<History> {
    const [{ rows }, completions, signatures] = await Promise.all([
      this.pos.findContacts({ by: 'ids', ids: contactIds }, {}),
      this.checkins.listCompletions(contactIds),
      this.waivers.listSignatures(contactIds),
    ]);
    return {
      customerNumbers: new Map(rows.map((contact) => [contact.contactId, contact.customerNumber])),
      completions,
      signatures,
    };
  }
}
