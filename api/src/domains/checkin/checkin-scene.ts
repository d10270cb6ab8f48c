import type { Contact } from '@arrival/contracts';
import {
  type ActivityDecision,
  ageOn,
  type ContactDecision,
  dayInZone,
  decideEligibility,
  isMinor,
  type Signee,
  type TaskDecision,
  toContact,
} from '@arrival/rules';
import { DomainError } from '../../platform/calls/domain-error';
import type { CatalogActivity, CatalogLocation, LocationCatalog } from '../catalog/catalog.facade';
import type { PosContact, PosHousehold } from '../pos/pos.facade';
import type { CoveredPerson } from '../waivers/waivers.facade';

const narrowedLocations = new WeakMap<CatalogLocation, Map<number, CatalogLocation>>();

/** Where purchases count, what applies depends on all activities together; elsewhere the one that is asked about is enough (P4). */
function narrowed(location: CatalogLocation, activityId: number): CatalogLocation {
  if (location.usePosTransactionsAndOrders) return location;
  const known = narrowedLocations.get(location) ?? new Map<number, CatalogLocation>();
  narrowedLocations.set(location, known);
  const narrow = known.get(activityId) ?? {
    ...location,
    activities: location.activities.filter(({ id }) => id === activityId),
  };
  known.set(activityId, narrow);
  return narrow;
}

/** A household at a location on a day, with everything decided (D17). */
export class CheckinScene {
  readonly #activities = new Map<number, ActivityDecision>();
  readonly #contacts = new Map<number, Contact>();

  constructor(
    readonly household: PosHousehold,
    readonly catalog: LocationCatalog,
    readonly now: Date,
    /** In whose name this is: the account holder, or who was let in at the counter (D22, D69). */
    private readonly signerContactId: number,
    private readonly decideAll: typeof decideEligibility,
    readonly today = dayInZone(now, catalog.location.timeZone),
  ) {}

  /** The same place and time after the household has changed. */
  after(household: PosHousehold): CheckinScene {
    return new CheckinScene(household, this.catalog, this.now, this.signerContactId, this.decideAll, this.today);
  }

  /** The same household on the day on which something was finished that comes in now (D70). */
  onDayOf(secondsAgo: number): CheckinScene {
    const day = dayInZone(new Date(this.now.getTime() - secondsAgo * 1000), this.catalog.location.timeZone);
    if (day === this.today) return this;
    return new CheckinScene(this.household, this.catalog, this.now, this.signerContactId, this.decideAll, day);
  }

  /** Of every activity, the location's default first. */
  get decisions(): readonly ActivityDecision[] {
    return this.decideAll(this.household, this.catalog, { today: this.today }).activities;
  }

  /** Every required task of every member is done, whatever the activity (D18). What is open in an activity decided before says no alone. */
  get isCheckInComplete(): boolean {
    for (const { contacts } of this.#activities.values())
      if (contacts.some((contact) => !contact.isCheckInComplete)) return false;
    return decideEligibility(this.household, this.catalog, { today: this.today }).contacts.every(
      (contact) => contact.isCheckInComplete,
    );
  }

  /** Throws `activity.unknown` for an activity that is not the location's. */
  activity(activityId: number): CatalogActivity {
    const activity = this.catalog.location.activities.find(({ id }) => id === activityId);
    if (!activity) throw new DomainError('activity.unknown');
    return activity;
  }

  /** Throws `contact.unknown` for anybody outside the household (D5). */
  member(contactId: number): PosContact {
    const member = this.household.contacts.find((contact) => contact.contactId === contactId);
    if (!member) throw new DomainError('contact.unknown');
    return member;
  }

  /** The member as the wire shows them, made once. */
  contact(member: PosContact): Contact {
    let contact = this.#contacts.get(member.contactId);
    if (!contact) {
      contact = toContact(this.household, member, this.today);
      this.#contacts.set(member.contactId, contact);
    }
    return contact;
  }

  /** Who signs for the children, and for others where a signature covers them (D22). */
  get signedIn(): Signee {
    return this.signee(this.signerContactId);
  }

  /** The member as somebody who signs or is signed for. */
  signee(contactId: number): CoveredPerson {
    const member = this.member(contactId);
    const { firstName, lastName, dateOfBirth } = member;
    return { contactId, firstName, lastName, dateOfBirth, age: this.contact(member).age };
  }

  /** A minor when it was finished, and none any more when it comes in (D70). */
  hasComeOfAge({ contactId, age }: Signee): boolean {
    if (!isMinor(age)) return false;
    const arrivedOn = dayInZone(this.now, this.catalog.location.timeZone);
    return !isMinor(ageOn(this.member(Number(contactId)).dateOfBirth, arrivedOn));
  }

  decision(activityId: number, contactId: number): ContactDecision {
    const decision = this.#decide(activityId)?.contacts.find((candidate) => candidate.contactId === contactId);
    if (!decision) throw new DomainError('contact.unknown');
    return decision;
  }

  taskDecision(activityId: number, taskId: number, contactId: number): TaskDecision {
    const decision = this.decision(activityId, contactId).tasks.find((task) => task.taskId === taskId);
    if (!decision?.isAsked)
      throw new DomainError(decision?.reason.code === 'waiverEnded' ? 'waiver.ended' : 'task.not_asked');
    return decision;
  }

  asks(activityId: number, taskId: number, contactId: number): boolean {
    const people = this.#decide(activityId)?.contacts ?? [];
    const tasks = people.find((person) => person.contactId === contactId)?.tasks ?? [];
    return tasks.some((task) => task.taskId === taskId && task.isAsked);
  }

  #decide(activityId: number): ActivityDecision | undefined {
    if (this.#activities.has(activityId)) return this.#activities.get(activityId);
    const location = narrowed(this.catalog.location, activityId);
    const decided = this.decideAll(this.household, { ...this.catalog, location }, { today: this.today });
    for (const activity of decided.activities) this.#activities.set(activity.activityId, activity);
    return this.#activities.get(activityId);
  }
}
