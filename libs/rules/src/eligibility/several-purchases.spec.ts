import { addDays } from '../dates/day';
import {
  activityOf,
  configurationOf,
  householdOf,
  mediumOf,
  photo,
  productOf,
  purchaseOf,
  rental,
  taskOf,
  today,
  waiver,
} from '../records/household.fixture';
import { decideEligibility } from './eligibility';

/** One person who bought several things (D16, D30, D64). */

const later = addDays(today, 20);
const products = [
  productOf({ id: 500, rules: ['CHILDREGPROFILEREQUIRED'] }),
  productOf({ id: 501, rules: ['RENTALPROFILEREQUIRED'] }),
];
const purchases = [purchaseOf(), purchaseOf({ productId: 501, productDate: later })];
const shop = (tasks: readonly ReturnType<typeof taskOf>[]) =>
  configurationOf(
    {
      usePosTransactionsAndOrders: true,
      activities: [activityOf({ id: 100, productIds: [500, 501], tasks: [...tasks] })],
    },
    { products },
  );
const taskFor = (household: ReturnType<typeof householdOf>, tasks: readonly ReturnType<typeof taskOf>[]) =>
  decideEligibility(household, shop(tasks), { today }).activities[0]?.contacts[0]?.tasks[0];

test('a task is judged on the day of what it is bought for, not of an earlier purchase that does not ask for it', () => {
  const rentalProfiles = [{ contactId: 1, updatedAtUtc: `${addDays(today, -355)}T18:00:00Z` }];
  expect(taskFor(householdOf({ purchases, rentalProfiles }), [rental])).toMatchObject({
    isAsked: true,
    isComplete: false,
    reason: { code: 'profileTooShort', productDate: later, validUntil: addDays(today, 10), validationDate: later },
  });
});

test("a task's age is that of the day of what it is bought for", () => {
  const [adult] = householdOf().contacts;
  const contacts = [{ ...adult!, dateOfBirth: `${Number(today.slice(0, 4)) - 6}${addDays(today, 10).slice(4)}` }];
  const fromSix = taskOf({ id: 12, taskTypeId: 2, ageMin: 6 });
  expect(taskFor(householdOf({ contacts, purchases }), [fromSix])).toMatchObject({
    isAsked: true,
    reason: { productDate: later },
  });
  expect(taskFor(householdOf({ contacts, purchases: purchases.slice(0, 1) }), [fromSix])?.reason.code).toBe(
    'notInAgeRange',
  );
});

test('nobody picks up a pass while another one of theirs still lacks its photo', () => {
  const configuration = configurationOf(
    {
      usePosTransactionsAndOrders: true,
      activities: [
        activityOf({ id: 100, productIds: [500], tasks: [waiver] }),
        activityOf({ id: 200, productIds: [501], tasks: [photo] }),
      ],
    },
    {
      products: [
        productOf({ id: 500, authorizationTypes: ['W1'] }),
        productOf({ id: 501, rules: ['IMAGEREQUIRED'], isImageRequired: true }),
      ],
    },
  );
  const signed = [
    {
      contactId: 1,
      posWaiverId: 'W1',
      startDate: today,
      endDate: null,
      signatureId: null,
      createdAtUtc: `${today}T10:00:00Z`,
    },
  ];
  const household = householdOf({
    authorizations: signed,
    purchases: [purchaseOf(), purchaseOf({ productId: 501, productDate: null })],
    media: [mediumOf(), mediumOf({ productId: 501, isImageRequired: true })],
  });
  const codes = (parts: Partial<typeof household>) =>
    decideEligibility({ ...household, ...parts }, configuration, { today }).activities.map(
      ({ contacts }) => contacts[0]?.isQrEligible,
    );
  expect(codes({})).toEqual([false, false]);
  expect(codes({ photos: [{ contactId: 1, updatedAtUtc: `${today}T10:00:00Z` }] })).toEqual([true, true]);
});
