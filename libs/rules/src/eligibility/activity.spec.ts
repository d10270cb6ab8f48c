import type { EligibilityConfiguration } from '../records/configuration';
import type { Household } from '../records/household';
import {
  activityOf,
  configurationOf,
  householdOf,
  productOf,
  purchaseOf,
  taskOf,
  today,
} from '../records/household.fixture';
import { decideEligibility } from './eligibility';

function applying(household: Household, configuration: EligibilityConfiguration) {
  const { activities } = decideEligibility(household, configuration, { today });
  return activities.flatMap(({ activityId, contacts }) =>
    contacts
      .filter((contact) => contact.applies)
      .map((contact) => [activityId, contact.contactId, contact.reason.code]),
  );
}

const byPurchase = (activities = [activityOf({ id: 100 }), activityOf({ id: 200, productIds: [500] })]) =>
  configurationOf(
    { usePosTransactionsAndOrders: true, activities },
    { products: [productOf({ id: 500, name: 'Ski lesson' })] },
  );

test('location-driven: activities whose age range fits, the default first', () => {
  const activities = [
    activityOf({ id: 200, ageMin: 5, ageMax: 12 }),
    activityOf({ id: 100 }),
    activityOf({ id: 300, ageMin: 18 }),
  ];
  expect(applying(householdOf(), configurationOf({ activities }))).toEqual([
    [100, 1, 'ageInRange'],
    [100, 2, 'ageInRange'],
    [200, 2, 'ageInRange'],
    [300, 1, 'ageInRange'],
  ]);
});

test('location-driven: an activity out of range says so, with the age and the range', () => {
  const { activities } = decideEligibility(
    householdOf(),
    configurationOf({ activities: [activityOf({ id: 300, ageMin: 18 })] }),
    {
      today,
    },
  );
  const child = activities[0]?.contacts[1];
  expect(child?.reason).toEqual({ code: 'activityNotInAgeRange', age: 8, ageMin: 18, ageMax: null });
  expect(child?.tasks).toEqual([]);
});

test('location-driven: purchases do not matter', () => {
  const activities = [activityOf({ id: 100 }), activityOf({ id: 200, ageMin: 50, productIds: [500] })];
  expect(applying(householdOf({ purchases: [purchaseOf()] }), configurationOf({ activities }))).toEqual([
    [100, 1, 'ageInRange'],
    [100, 2, 'ageInRange'],
  ]);
});

test('transaction-driven: the holder of a product gets its activity, the others the default one', () => {
  expect(applying(householdOf({ purchases: [purchaseOf()] }), byPurchase())).toEqual([
    [100, 2, 'defaultActivity'],
    [200, 1, 'purchased'],
  ]);
});

test('transaction-driven: the purchase decides, not the age range of the activity', () => {
  const activities = [activityOf({ id: 200, ageMin: 50, productIds: [500] })];
  expect(applying(householdOf({ purchases: [purchaseOf()] }), byPurchase(activities))).toEqual([[200, 1, 'purchased']]);
});

test('transaction-driven: the default activity stands in for those whose age fits it, nobody else (D9)', () => {
  const configuration = byPurchase([activityOf({ id: 100, ageMin: 18 }), activityOf({ id: 200, productIds: [500] })]);
  expect(applying(householdOf(), configuration)).toEqual([[100, 1, 'defaultActivity']]);
  const { activities, contacts } = decideEligibility(householdOf(), configuration, { today });
  expect(activities[0]?.contacts[1]).toMatchObject({
    applies: false,
    reason: { code: 'activityNotInAgeRange', age: 8, ageMin: 18 },
  });
  expect(contacts[1]).toMatchObject({ activityIds: [], tasksTotal: 0, hasTasksLeft: false });
});

test('transaction-driven without a default activity: nothing bought, nothing applies', () => {
  const configuration = byPurchase([activityOf({ id: 200, productIds: [500] })]);
  expect(applying(householdOf(), configuration)).toEqual([]);
});

test('the reason names the next visit, then the season pass', () => {
  const purchases = [
    purchaseOf({ productDate: null }),
    purchaseOf({ productDate: '2026-12-24' }),
    purchaseOf({ productDate: '2026-11-19' }),
    purchaseOf({ productDate: '2026-11-21' }),
  ];
  const { activities } = decideEligibility(householdOf({ purchases }), byPurchase(), { today });
  expect(activities[1]?.contacts[0]?.reason).toEqual({
    code: 'purchased',
    productName: 'Ski lesson',
    productDate: '2026-11-21',
  });
});

test.each([
  ['of the visit that was bought', [purchaseOf({ contactId: 2, productDate: '2027-01-10' })], undefined, 18],
  [
    'of the visit that was bought, whatever day was named',
    [purchaseOf({ contactId: 2, productDate: '2027-01-10' })],
    '2026-12-01',
    18,
  ],
  ['that was named for a season pass', [purchaseOf({ contactId: 2, productDate: null })], '2027-01-10', 18],
  ['of today for a season pass', [purchaseOf({ contactId: 2, productDate: null })], undefined, 17],
])('ages count on the day %s', (_, purchases, visitDate, age) => {
  const contacts = [{ contactId: 2, firstName: 'Leo', lastName: 'Berg', dateOfBirth: '2009-01-05' }];
  const activities = [
    activityOf({ id: 200, productIds: [500], tasks: [taskOf({ id: 1, taskTypeId: 1, ageMin: 18 })] }),
  ];
  const { activities: decided } = decideEligibility(householdOf({ contacts, purchases }), byPurchase(activities), {
    today,
    visitDate,
  });
  expect(decided[0]?.contacts[0]).toMatchObject({ age, tasksTotal: age >= 18 ? 1 : 0 });
});
