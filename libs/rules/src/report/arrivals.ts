import { type ArrivingMember, taskTypeIds } from '@arrival/contracts';
import { type Day, purchaseWindow } from '../dates/day';
import { isAtDesk } from '../eligibility/at-desk';
import type { Eligibility } from '../eligibility/decision';
import { decideEligibility } from '../eligibility/eligibility';
import { fullName, type PersonName } from '../people/name';
import type { LocationConfiguration } from '../records/configuration';
import type { Household, HouseholdContact } from '../records/household';
import { boughtFor, type ComesTo, comesTo, type DecidedAt, missingOf, profileState } from './coming';
import type { ReportedLocation } from './report-row';

/** Those of a household who come to a location on a day (D80). */
export interface Arrival {
  readonly locationId: number;
  readonly day: Day;
  /** By which families stand in a list: the account holder's, in plain letters, the last name first. */
  readonly sortName: string;
  readonly name: string;
  readonly people: number;
  readonly ready: number;
  /** Of whom a child's registration is asked (D81). */
  readonly children: number;
  /** Who has answered for the rental that is asked (D82). */
  readonly rentals: number;
  readonly members: readonly ArrivingMember[];
}

const sold = new WeakMap<LocationConfiguration, ReadonlySet<number>>();

/** What leads to an activity of the location; made once for each, and goes away with it. */
function soldAt(location: LocationConfiguration): ReadonlySet<number> {
  let products = sold.get(location);
  if (products === undefined) {
    products = new Set(location.activities.flatMap(({ productIds }) => productIds));
    sold.set(location, products);
  }
  return products;
}

/** The days for which something was bought there, from today on. Whether it counts is decided with each. */
function daysOf({ purchases }: Household, location: LocationConfiguration, today: Day): Day[] {
  const products = soldAt(location);
  const { to } = purchaseWindow(today);
  const days = purchases.flatMap(({ productId, productDate, status }) =>
    productDate !== null &&
    productDate >= today &&
    productDate <= to &&
    status !== 'cancelled' &&
    products.has(productId)
      ? [productDate]
      : [],
  );
  return [...new Set(days)];
}

const plainLetters = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const sortNameOf = ({ firstName, lastName }: PersonName): string =>
  plainLetters(fullName({ firstName: lastName, lastName: firstName }));

/** For the day, and what is good on any; by their names, each once. */
function boughtNames({ today, activities }: ComesTo, names: ReadonlyMap<number, string>): string[] {
  const purchases = activities
    .flatMap((activity) => activity.purchases)
    .filter(({ productDate }) => productDate === today || productDate === null);
  return [...new Set(purchases.flatMap(({ productId }) => names.get(productId) ?? []))];
}

function memberOf(contact: HouseholdContact, where: ComesTo, names: ReadonlyMap<number, string>): ArrivingMember {
  const left = missingOf([where])
    .sort((one, other) => one.taskTypeId - other.taskTypeId || (one.taskName < other.taskName ? -1 : 1))
    .map(({ taskName, taskTypeId, reason }) => ({ taskName, taskTypeId, isAtDesk: isAtDesk(reason) }));
  return {
    contactId: contact.contactId,
    name: fullName(contact),
    age: where.activities[0]?.age ?? null,
    bought: boughtNames(where, names),
    left,
    registration: profileState(where, taskTypeIds.childRegistration),
    rental: profileState(where, taskTypeIds.rentalProfile),
  };
}

function arrivalOf(household: Household, place: DecidedAt, names: ReadonlyMap<number, string>): Arrival | undefined {
  const purchases = boughtFor([place.today], household);
  const members = household.contacts.flatMap((contact, at) =>
    comesTo([place], purchases, at).map((where) => memberOf(contact, where, names)),
  );
  const head = household.contacts.find(({ contactId }) => contactId === household.headContactId);
  if (members.length === 0 || head === undefined) return undefined;
  return {
    locationId: place.locationId,
    day: place.today,
    sortName: sortNameOf(head),
    name: fullName(head),
    people: members.length,
    ready: members.filter(({ left }) => left.length === 0).length,
    children: members.filter(({ registration }) => registration !== null).length,
    rentals: members.filter(({ rental }) => rental === 'done').length,
    members,
  };
}

/**
 * Who of a household comes to the location on which day, from today to the last one that counts. A day that is to come is decided as if it were
 * today, as a preview is, so that what the list says of it does not change at midnight; `decision` is today's.
 */
export function arrivalsOf(
  household: Household,
  configuration: ReportedLocation,
  decision: Eligibility,
  today: Day,
): Arrival[] {
  const { location, productNames } = configuration;
  return daysOf(household, location, today).flatMap((day) => {
    const ofDay = day === today ? decision : decideEligibility(household, configuration, { today: day });
    return arrivalOf(household, { locationId: location.id, today: day, decision: ofDay }, productNames) ?? [];
  });
}
