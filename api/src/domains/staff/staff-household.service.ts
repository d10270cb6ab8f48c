import type { HouseholdVersion, StaffHousehold } from '@arrival/contracts';
import { fullName, labelOnFile, newestProfile, staysBecause, toContact } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AuditedReads } from '../../platform/audit/audited-reads';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade, type CatalogSnapshot } from '../catalog/catalog.facade';
import { waiverTitle } from '../catalog/waiver-titles.facade';
import { CheckinFacade } from '../checkin/checkin.facade';
import { HouseholdFacade } from '../household/household.facade';
import { PhotosFacade } from '../photos/photos.facade';
import { Accounts } from '../pos/accounts.facade';
import { HouseholdVersions } from '../pos/household-versions.facade';
import { PointOfSale, type PosContact, type PosHousehold } from '../pos/pos.facade';
import { PosBridgeFacade } from '../pos/pos-bridge.facade';
import { ShopOrders } from '../pos/shop-orders.facade';
import { WaiversFacade } from '../waivers/waivers.facade';
import { boughtBy } from './bought-by';
import { onFileOf } from './on-file';

type StaffMember = StaffHousehold['members'][number];

/** What the household's document does not hold; the newest first. */
interface History {
  readonly customerNumbers: ReadonlyMap<number, string>;
  readonly orderNumbers: ReadonlyMap<number, string>;
  readonly completions: Awaited<ReturnType<CheckinFacade['listCompletions']>>;
  readonly signatures: Awaited<ReturnType<WaiversFacade['listSignatures']>>;
}

interface Scene {
  readonly household: PosHousehold;
  readonly history: History;
  readonly catalog: CatalogSnapshot;
  readonly zoned: { readonly today: string; readonly timeZone: string };
}

const instantOf = (entry: { updatedAtUtc: string }): string => new Date(entry.updatedAtUtc).toISOString();

/** However they were signed; one that ended yesterday does not count any more. */
function heldWaivers({ household, catalog, zoned }: Scene, contactId: number): StaffMember['heldWaivers'] {
  const held = household.authorizations.filter(
    ({ endDate, ...of }) => of.contactId === contactId && (endDate ?? zoned.today) >= zoned.today,
  );
  const ids = [...new Set(held.map(({ posWaiverId }) => posWaiverId))];
  return ids.map((posWaiverId) => ({ posWaiverId, title: waiverTitle(posWaiverId, catalog) ?? posWaiverId }));
}

function memberOf(scene: Scene, member: PosContact): StaffMember {
  const { household, history, catalog, zoned } = scene;
  const { contactId, email, phone } = member;
  const photo = newestProfile(household.photos, contactId);
  const signed = history.signatures.filter((signature) => signature.contactId === contactId);
  const hasSigned =
    signed.length > 0 || history.signatures.some((signature) => signature.signerContactId === contactId);
  const held = new Set(household.authorizations.map(({ signatureId }) => signatureId));
  const photoPath = photo ? `/api/admin/guests/${contactId}/photo` : null;
  return {
    ...toContact(household, member, zoned.today),
    photo: photoPath,
    imageUrl: photoPath,
    email,
    phone,
    customerNumber: history.customerNumbers.get(contactId) ?? '',
    rentalLabel: labelOnFile(household, contactId, catalog, zoned),
    hasHealthAnswers: newestProfile(household.childRegistrations, contactId) !== undefined,
    onFile: onFileOf(household, contactId),
    photoUpdatedAtUtc: photo ? instantOf(photo) : null,
    ...boughtBy(household, contactId, catalog.productNames, history.orderNumbers),
    staysBecause: staysBecause(household, contactId, hasSigned),
    signatures: signed.map((signature) => ({ ...signature, isHeld: held.has(signature.id) })),
    heldWaivers: heldWaivers(scene, contactId),
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
    private readonly orders: ShopOrders,
    private readonly versions: HouseholdVersions,
    private readonly photos: PhotosFacade,
    private readonly catalog: CatalogFacade,
    private readonly households: HouseholdFacade,
    private readonly accounts: Accounts,
    private readonly bridge: PosBridgeFacade,
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
    const { headContactId, version, household } = reading;
    const [history, familyCode, hasAccount] = await Promise.all([
      this.#history(household.contacts.map((member) => member.contactId)),
      this.households.familyCode(headContactId),
      this.accounts.hasAny(headContactId),
    ]);
    const zoned = { today: this.clock.today(timeZone), timeZone };
    const scene: Scene = { household, history, catalog, zoned };
    const after = { name: memberName(household, contactId), headContactId };
    await this.reads.record({ actor, action: 'household.read', entity: 'contact', entityId: contactId, after });
    return {
      id: contactId,
      headContactId,
      version,
      familyCode,
      hasAccount,
      isKeptHere: !this.bridge.isThere,
      members: household.contacts.map((member) => memberOf(scene, member)),
    };
  }

  /** Nothing of the household is shown by it, so nothing is written down. Throws `contact.unknown`. */
  async version(contactId: number): Promise<HouseholdVersion> {
    const version = await this.versions.find(contactId);
    if (version === null) throw new DomainError('contact.unknown');
    return { version };
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
    const [{ rows }, orderNumbers, completions, signatures] = await Promise.all([
      this.pos.findContacts({ by: 'ids', ids: contactIds }, {}),
      this.orders.numbersOf(contactIds),
      this.checkins.listCompletions(contactIds),
      this.waivers.listSignatures(contactIds),
    ]);
    return {
      customerNumbers: new Map(rows.map((contact) => [contact.contactId, contact.customerNumber])),
      orderNumbers,
      completions,
      signatures,
    };
  }
}
