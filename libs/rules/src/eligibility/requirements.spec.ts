import { firstKeptProductId } from '@arrival/contracts';
import type { ProductConfiguration } from '../records/configuration';
import type { Household } from '../records/household';
import {
  activityOf,
  configurationOf,
  householdOf,
  mediumOf,
  photo,
  productOf,
  purchaseOf,
  registration,
  rental,
  taskOf,
  today,
  waiver,
} from '../records/household.fixture';
import { decideEligibility } from './eligibility';

function asked(product: ProductConfiguration, parts: Partial<Household> = {}) {
  const configuration = configurationOf(
    { usePosTransactionsAndOrders: true, activities: [activityOf({ id: 200, productIds: [500] })] },
    { products: [product] },
  );
  const { activities } = decideEligibility(householdOf({ purchases: [purchaseOf()], ...parts }), configuration, {
    today,
  });
  return activities[0]?.contacts[0]?.tasks ?? [];
}

const askedIds = (product: ProductConfiguration, parts?: Partial<Household>) =>
  asked(product, parts)
    .filter((task) => task.isAsked)
    .map((task) => task.taskId);

const active = { media: [mediumOf()] };

test('a waiver is asked when the product carries its authorization type', () => {
  expect(askedIds(productOf({ id: 500, authorizationTypes: [' w1'] }))).toEqual([waiver.id]);
  expect(askedIds(productOf({ id: 500, authorizationTypes: ['OTHER'] }))).toEqual([]);
});

test('the keywords ask for rental and child profiles', () => {
  expect(askedIds(productOf({ id: 500, rules: ['RENTALPROFILEREQUIRED'] }))).toEqual([rental.id]);
  expect(askedIds(productOf({ id: 500, rules: [' childregprofilerequired '] }))).toEqual([registration.id]);
});

test('a photo is asked by rule, by the product’s flag or by the medium, and only with active unprinted media', () => {
  expect(askedIds(productOf({ id: 500, rules: ['IMAGEREQUIRED'] }), active)).toEqual([photo.id]);
  expect(askedIds(productOf({ id: 500, isImageRequired: true }), active)).toEqual([photo.id]);
  const byMedium = productOf({ id: 500, authorizationTypes: ['W1'] });
  expect(askedIds(byMedium, { media: [mediumOf({ isImageRequired: true })] })).toEqual([waiver.id, photo.id]);
  expect(askedIds(byMedium, { media: [mediumOf({ isImageRequired: true, contactId: 2 })] })).toEqual([waiver.id]);
});

test('a pass counts for the photo of the activity whose product it belongs to (D67)', () => {
  const needsImage = productOf({ id: 500, isImageRequired: true });
  expect(
    asked(needsImage, { media: [mediumOf({ productId: 501 })] }).find((task) => task.taskId === photo.id)?.reason.code,
  ).toBe('noUnprintedMedia');
});

test('without unprinted media the photo is not asked and says why', () => {
  const needsImage = productOf({ id: 500, isImageRequired: true });
  for (const media of [[], [mediumOf({ isPrinted: true })], [mediumOf({ isActive: false })]]) {
    expect(asked(needsImage, { media }).find((task) => task.taskId === photo.id)?.reason).toEqual({
      code: 'noUnprintedMedia',
    });
  }
});

test('the photo of a product that is kept here is asked by its purchase: nobody tells its media (D74)', () => {
  const boughtHere = (product: ProductConfiguration) => {
    const configuration = configurationOf(
      { usePosTransactionsAndOrders: true, activities: [activityOf({ id: 200, productIds: [firstKeptProductId] })] },
      { products: [product] },
    );
    const purchases = [purchaseOf({ productId: firstKeptProductId })];
    const { activities } = decideEligibility(householdOf({ purchases }), configuration, { today });
    return activities[0]?.contacts[0]?.tasks.find((task) => task.taskId === photo.id)?.reason.code;
  };
  const kept = { id: firstKeptProductId, authorizationTypes: ['W1'] };
  expect(boughtHere(productOf({ ...kept, isImageRequired: true }))).toBe('requiredByPurchase');
  expect(boughtHere(productOf({ ...kept, rules: ['IMAGEREQUIRED'] }))).toBe('requiredByPurchase');
  expect(boughtHere(productOf(kept))).toBe('notRequiredByPurchase');
});

test('what no purchase needs says so', () => {
  const reasons = asked(productOf({ id: 500, authorizationTypes: ['W1'] })).map((task) => task.reason.code);
  expect(reasons).toEqual([
    'requiredByPurchase',
    'notRequiredByPurchase',
    'notRequiredByPurchase',
    'notRequiredByPurchase',
  ]);
});

test('a product without rules asks for every task, also when its only keyword is about printing', () => {
  const all = [waiver.id, rental.id, registration.id, photo.id];
  expect(askedIds(productOf({ id: 500 }))).toEqual(all);
  expect(askedIds(productOf({ id: 500, rules: ['PICKUPONPUB'] }))).toEqual(all);
  expect(askedIds(productOf({ id: 999 }))).toEqual(all);
});

test('two purchases: a task is asked when either needs it', () => {
  const configuration = configurationOf(
    { usePosTransactionsAndOrders: true, activities: [activityOf({ id: 200, productIds: [500, 501] })] },
    {
      products: [
        productOf({ id: 500, authorizationTypes: ['W1'] }),
        productOf({ id: 501, name: 'Skis', rules: ['RENTALPROFILEREQUIRED'] }),
      ],
    },
  );
  const purchases = [purchaseOf(), purchaseOf({ productId: 501, productDate: '2026-11-22' })];
  const { activities } = decideEligibility(householdOf({ purchases }), configuration, { today });
  const tasks = activities[0]?.contacts[0]?.tasks ?? [];
  expect(
    tasks.filter((task) => task.isAsked).map((task) => [task.taskId, task.reason.productName, task.reason.productDate]),
  ).toEqual([
    [waiver.id, 'Product 500', today],
    [rental.id, 'Skis', '2026-11-22'],
  ]);
});

test('of two purchases of one day the lower product id gives the words (D67)', () => {
  const configuration = configurationOf(
    { usePosTransactionsAndOrders: true, activities: [activityOf({ id: 200, productIds: [500, 501] })] },
    { products: [productOf({ id: 500, name: 'Lesson' }), productOf({ id: 501, name: 'Ticket' })] },
  );
  for (const ids of [
    [500, 501],
    [501, 500],
  ]) {
    const purchases = ids.map((productId) => purchaseOf({ productId }));
    const { activities } = decideEligibility(householdOf({ purchases }), configuration, { today });
    expect(activities[0]?.contacts[0]?.reason.productName).toBe('Lesson');
  }
});

test('the default activity asks for every task, the photo without media too', () => {
  const configuration = configurationOf({ usePosTransactionsAndOrders: true });
  const { activities } = decideEligibility(householdOf(), configuration, { today });
  const tasks = activities[0]?.contacts[0]?.tasks ?? [];
  expect(
    tasks.every(
      (task) =>
        task.isAsked && task.reason.code === 'requiredByActivity' && task.reason.activityName === 'Activity 100',
    ),
  ).toBe(true);
});

test('two waivers of one activity are asked by their own authorization types', () => {
  const tasks = [waiver, taskOf({ id: 21, taskTypeId: 1, posWaiverId: 'W2' })];
  const configuration = configurationOf(
    { usePosTransactionsAndOrders: true, activities: [activityOf({ id: 200, productIds: [500], tasks })] },
    { products: [productOf({ id: 500, authorizationTypes: ['W2'] })] },
  );
  const { activities } = decideEligibility(householdOf({ purchases: [purchaseOf()] }), configuration, { today });
  expect(activities[0]?.contacts[0]?.tasks.map((task) => task.isAsked)).toEqual([false, true]);
});
