import fc from 'fast-check';
import { addDays, addMonths } from '../dates/day';
import { anyConfiguration, anyHousehold } from '../eligibility/any-household.fixture';
import { decideEligibility } from '../eligibility/eligibility';
import type { Household } from '../records/household';
import {
  activityOf,
  configurationOf,
  householdOf,
  productOf,
  purchaseOf,
  rental,
  taskOf,
  today,
  waiver,
} from '../records/household.fixture';
import { arrivalsOf } from './arrivals';
import { expectedOf } from './expected';
import type { ReportedLocation } from './report-row';

const [LESSON, PASS] = [500, 501];
const tomorrow = addDays(today, 1);
const place = (configuration: ReturnType<typeof configurationOf>): ReportedLocation => ({
  ...configuration,
  location: { ...configuration.location, name: 'Base lodge' },
  productNames: new Map(configuration.products.map(({ id, name }) => [id, name])),
});
const school = (tasks = [waiver, rental]) =>
  place(
    configurationOf(
      {
        usePosTransactionsAndOrders: true,
        activities: [activityOf({ id: 200, productIds: [LESSON, PASS], tasks })],
      },
      { products: [productOf({ id: LESSON, name: 'Ski lesson' }), productOf({ id: PASS, name: 'Season pass' })] },
    ),
  );
const numbered = (household: Household): Household => ({
  ...household,
  purchases: household.purchases.map((purchase, index) => ({ ...purchase, purchaseId: index + 1 })),
});
function arrivals(parts: Partial<Household>, configuration = school()) {
  const household = numbered(householdOf(parts));
  return arrivalsOf(household, configuration, decideEligibility(household, configuration, { today }), today);
}
const lesson = (parts: Parameters<typeof purchaseOf>[0] = {}) => purchaseOf({ productId: LESSON, ...parts });
const left = (taskName: string, taskTypeId: number, isAtDesk = false) => ({ taskName, taskTypeId, isAtDesk });

test('a family comes on each day for which it bought something, with those who bought it and what each has left', () => {
  const purchases = [
    lesson(),
    purchaseOf({ productId: PASS, productDate: null }),
    lesson({ contactId: 2 }),
    lesson({ contactId: 2, productDate: tomorrow }),
  ];
  const found = arrivals({ purchases, rentalProfiles: [{ contactId: 2, updatedAtUtc: `${today}T08:00:00Z` }] });
  expect(found.map(({ day, people, ready }) => [day, people, ready])).toEqual([
    [today, 2, 0],
    [tomorrow, 1, 0],
  ]);
  expect(found[0]?.members).toMatchObject([
    { contactId: 1, bought: ['Ski lesson', 'Season pass'], left: [left('Task 11', 1), left('Task 12', 2)] },
    { contactId: 2, bought: ['Ski lesson'], left: [left('Task 11', 1)] },
  ]);
  expect(found[1]?.members.map(({ contactId }) => contactId)).toEqual([2]);
});

test('a day to come is decided as if it were there: what runs out before it is left, what is done keeps', () => {
  const signed = {
    contactId: 1,
    posWaiverId: 'W1',
    startDate: today,
    endDate: tomorrow,
    createdAtUtc: `${today}T08:00:00Z`,
    signatureId: 'S1',
  };
  const days = [today, tomorrow, addDays(today, 2)];
  const found = arrivals(
    { purchases: days.map((productDate) => lesson({ productDate })), authorizations: [signed] },
    school([waiver]),
  );
  expect(found.map(({ ready }) => ready)).toEqual([1, 1, 0]);
});

test('what is optional is not left; what nobody can do in the app is at the desk', () => {
  const optional = taskOf({ id: 40, taskTypeId: 4, isOptional: true });
  const atDesk = taskOf({ id: 41, taskTypeId: 1, name: 'Paper', posWaiverId: 'P', hasText: false });
  expect(arrivals({ purchases: [lesson()] }, school([optional]))[0]).toMatchObject({ people: 1, ready: 1 });
  expect(arrivals({ purchases: [lesson()] }, school([rental, atDesk]))[0]?.members[0]?.left).toEqual([
    left('Paper', 1, true),
    left('Task 12', 2),
  ]);
});

test.each([
  ['nothing', []],
  ['a season pass alone, which is good on any day', [purchaseOf({ productId: PASS, productDate: null })]],
  ['something for yesterday', [lesson({ productDate: addDays(today, -1) })]],
  ['something beyond the days that count', [lesson({ productDate: addDays(addMonths(today, 5), 1) })]],
  ['a cancelled line', [lesson({ status: 'cancelled' })]],
  ['a product that leads to no activity here', [lesson({ productId: 999 })]],
])('nobody comes who bought %s', (_, purchases) => {
  expect(arrivals({ purchases })).toEqual([]);
});

test('families stand by the last name of the account holder, in plain letters', () => {
  const [emma, mia] = householdOf({}).contacts;
  const contacts = [{ ...emma!, firstName: 'Émilie', lastName: 'Ångström' }, mia!];
  expect(arrivals({ contacts, purchases: [lesson({ contactId: mia!.contactId })] })).toMatchObject([
    { name: 'Émilie Ångström', sortName: 'angstrom emilie', people: 1 },
  ]);
});

test('of any household as many come today, and are ready, as the dashboard expects there', () => {
  fc.assert(
    fc.property(anyHousehold, anyConfiguration, (any, configuration) => {
      const household = numbered(any);
      const decision = decideEligibility(household, configuration, { today });
      const expected = expectedOf(household, [{ locationId: configuration.location.id, today, decision }]);
      const found = arrivalsOf(household, place(configuration), decision, today).find(({ day }) => day === today);
      expect([found?.people, found?.ready]).toEqual([expected?.people, expected?.ready]);
    }),
    { numRuns: 400 },
  );
});

test('of whom a registration or a rental is asked for the day is told, done or not, an optional one too', () => {
  const child = taskOf({ id: 42, taskTypeId: 3, name: 'Registration', isOptional: true });
  const purchases = [lesson(), lesson({ contactId: 2 })];
  const ofMia = [{ contactId: 2, updatedAtUtc: `${today}T08:00:00Z` }];
  const [asked] = arrivals({ purchases, childRegistrations: ofMia, rentalProfiles: ofMia }, school([rental, child]));
  expect(asked).toMatchObject({
    children: 2,
    rentals: 1,
    members: [
      { registration: 'open', rental: 'open' },
      { registration: 'done', rental: 'done' },
    ],
  });
  const [unasked] = arrivals({ purchases, childRegistrations: ofMia, rentalProfiles: ofMia }, school([waiver]));
  expect(unasked).toMatchObject({ children: 0, rentals: 0, members: [{ registration: null, rental: null }, {}] });
});
