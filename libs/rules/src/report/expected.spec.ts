import fc from 'fast-check';
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
import { expectedOf } from './expected';

const [LESSON, PASS] = [500, 501];
const pass = taskOf({ id: 30, taskTypeId: 1, name: 'Pass holders', posWaiverId: 'PASS' });
const school = (parts: Parameters<typeof configurationOf>[0] = {}, filters = {}) =>
  configurationOf(
    {
      usePosTransactionsAndOrders: true,
      activities: [
        activityOf({ id: 100, tasks: [waiver] }),
        activityOf({ id: 200, productIds: [LESSON], tasks: [waiver, rental] }),
        activityOf({ id: 300, productIds: [PASS], tasks: [waiver, pass] }),
      ],
      ...parts,
    },
    {
      products: [productOf({ id: LESSON }), productOf({ id: PASS })],
      filters: { resortCodes: [], resortGroupCodes: [], salesLocationIds: [], ...filters },
    },
  );

const numbered = (household: Household): Household => ({
  ...household,
  purchases: household.purchases.map((purchase, index) => ({ ...purchase, purchaseId: index + 1 })),
});

function expected(parts: Partial<Household>, places = [school()], days = places.map(() => today)) {
  const household = numbered(householdOf(parts));
  const decided = places.map((configuration, index) => {
    const day = days[index] as string;
    const decision = decideEligibility(household, configuration, { today: day });
    return { locationId: configuration.location.id, today: day, decision };
  });
  return expectedOf(household, decided);
}
const lesson = (parts: Parameters<typeof purchaseOf>[0] = {}) => purchaseOf({ productId: LESSON, ...parts });
const signed = {
  contactId: 1,
  posWaiverId: 'W1',
  startDate: today,
  endDate: null,
  createdAtUtc: `${today}T08:00:00Z`,
  signatureId: 'S1',
};
const measured = { contactId: 1, updatedAtUtc: `${today}T08:00:00Z` };
const at = (taskName: string, people = 1, locationId = 7) => ({ taskName, locationId, people });

test('whoever bought something for today is expected, and waits for each task that it needs', () => {
  expect(expected({ purchases: [lesson(), lesson({ contactId: 2 })], authorizations: [signed] })).toEqual({
    people: 2,
    ready: 0,
    waiting: [at('Task 12', 2), at('Task 11')],
  });
});

test('whoever has all that is required is ready, with an optional task open or skipped', () => {
  const optional = taskOf({ id: 40, taskTypeId: 4, isOptional: true });
  const place = school({ activities: [activityOf({ id: 200, productIds: [LESSON], tasks: [waiver, optional] })] });
  expect(expected({ purchases: [lesson()], authorizations: [signed] }, [place])).toEqual({
    people: 1,
    ready: 1,
    waiting: [],
  });
});

test.each([
  ['nothing', []],
  ['a season pass alone, which is good on any day', [purchaseOf({ productId: PASS, productDate: null })]],
  ['something for tomorrow', [lesson({ productDate: '2026-11-21' })]],
  ['something for yesterday', [lesson({ productDate: '2026-11-19' })]],
  ['a cancelled line', [lesson({ status: 'cancelled' })]],
  ['something of another resort', [lesson({ resortCode: 'FAR' })]],
  ['a product that leads to no activity here', [lesson({ productId: 999 })]],
])('nobody is expected who bought %s', (_, purchases) => {
  expect(expected({ purchases }, [school({}, { resortCodes: ['BIG'] })])).toBeNull();
  const without = purchases.filter(({ resortCode }) => resortCode !== 'FAR');
  expect(expected({ purchases: without })).toBeNull();
});

test('a season pass beside it is of today as well; a later visit has time (D64)', () => {
  const done = { authorizations: [signed], rentalProfiles: [measured] };
  const seasonPass = purchaseOf({ productId: PASS, productDate: null });
  expect(expected({ purchases: [lesson(), seasonPass], ...done })?.waiting).toEqual([at('Pass holders')]);
  const later = purchaseOf({ productId: PASS, productDate: '2026-12-24' });
  expect(expected({ purchases: [lesson(), later], ...done })).toEqual({ people: 1, ready: 1, waiting: [] });
});

test('what was bought for an earlier day keeps nobody from being ready for today', () => {
  const place = school({
    activities: [
      activityOf({ id: 200, productIds: [LESSON], tasks: [waiver] }),
      activityOf({ id: 300, productIds: [PASS], tasks: [pass] }),
    ],
  });
  const yesterday = purchaseOf({ productId: PASS, productDate: '2026-11-19' });
  expect(expected({ purchases: [lesson(), yesterday], authorizations: [signed] }, [place])).toEqual({
    people: 1,
    ready: 1,
    waiting: [],
  });
});

test('two tasks of one name are one for who waits for both, also at two locations', () => {
  const renamed = (id: number) => taskOf({ id, taskTypeId: 1, name: 'Waiver', posWaiverId: `P${id}` });
  const asking = (id: number, tasks: ReturnType<typeof taskOf>[]) =>
    school({ id, activities: [activityOf({ id: 200, productIds: [LESSON], tasks })] });
  const places = [asking(7, [renamed(51), renamed(52)]), asking(8, [renamed(53)])];
  expect(expected({ purchases: [lesson(), lesson({ contactId: 2 })] }, places)).toEqual({
    people: 2,
    ready: 0,
    waiting: [at('Waiver', 2)],
  });
});

test('at two locations somebody is one person, waits for the same task once, and is ready when both say so', () => {
  const other = school({
    id: 8,
    activities: [activityOf({ id: 200, productIds: [LESSON], tasks: [waiver, pass] })],
  });
  expect(expected({ purchases: [lesson()], rentalProfiles: [measured] }, [school(), other])).toEqual({
    people: 1,
    ready: 0,
    waiting: [at('Pass holders', 1, 8), at('Task 11')],
  });
});

test('each location has its own day: it expects those of its today', () => {
  const tomorrow = '2026-11-21';
  const far = school({ id: 8 });
  const purchases = [lesson({ productDate: tomorrow })];
  expect(expected({ purchases }, [school(), far], [today, tomorrow])?.waiting).toEqual([
    at('Task 12', 1, 8),
    at('Task 11', 1, 8),
  ]);
});

test('of any household nobody is counted twice, and who is ready has nothing required left in what was bought for the day', () => {
  fc.assert(
    fc.property(anyHousehold, anyConfiguration, (any, configuration) => {
      const household = numbered(any);
      const decision = decideEligibility(household, configuration, { today });
      const found = expectedOf(household, [{ locationId: 7, today, decision }]);
      const isOfToday = (purchaseId: number | undefined) =>
        household.purchases.some((one) => one.purchaseId === purchaseId && one.productDate === today);
      const comes = decision.contacts.filter((_, at) =>
        decision.activities.some(
          ({ contacts }) => contacts[at]?.applies && isOfToday(contacts[at]?.purchases[0]?.purchaseId),
        ),
      );
      expect(found?.people ?? 0).toBe(comes.length);
      const ready = comes.filter(({ isCheckInComplete }) => isCheckInComplete).length;
      // Whoever is ready for all that is to come is ready for today.
      expect(found?.ready ?? 0).toBeGreaterThanOrEqual(ready);
      for (const { people } of found?.waiting ?? []) expect(people).toBeLessThanOrEqual(comes.length);
    }),
    { numRuns: 400 },
  );
});
