import fc from 'fast-check';
import { addDays } from '../dates/day';
import { allTasks, anyConfiguration, anyHousehold } from '../eligibility/any-household.fixture';
import { decideEligibility } from '../eligibility/eligibility';
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
import { type ReportedHousehold, type ReportedLocation, wholeRow } from './report-row';
import { reportRows } from './report-rows';

const reported = (household: Household): ReportedHousehold => ({
  ...household,
  contacts: household.contacts.map((contact) => ({
    ...contact,
    parentContactId: contact.contactId === household.headContactId ? null : household.headContactId,
    email: `${contact.contactId}@example.com`,
    phone: null,
  })),
  purchases: household.purchases.map((purchase, index) => ({
    ...purchase,
    purchaseId: index + 1,
    orderId: 900 + index,
    transactionId: 700 + index,
  })),
});

const place = (configuration: ReturnType<typeof configurationOf>): ReportedLocation => ({
  ...configuration,
  location: { ...configuration.location, name: 'Base lodge' },
  productNames: new Map(configuration.products.map(({ id, name }) => [id, name])),
});

const lessons = (tasks = [waiver, rental, registration, photo]) =>
  place(
    configurationOf(
      { usePosTransactionsAndOrders: true, activities: [activityOf({ id: 200, productIds: [500], tasks })] },
      { products: [productOf({ id: 500, name: 'Ski lesson' })] },
    ),
  );

const reportedRows = (household: ReportedHousehold, configuration: ReportedLocation, day: string) =>
  reportRows(household, configuration, decideEligibility(household, configuration, { today: day }), day).map(wholeRow);

const rowsOf = (parts: Partial<Household>, configuration = lessons()) =>
  reportedRows(reported(householdOf(parts)), configuration, today);

test('a row for each open task with its reason and its purchase, and one for the customer', () => {
  const purchases = [purchaseOf({ productDate: '2026-12-24', salesLocationId: 12, resortCode: 'MT' })];
  const rows = rowsOf({ purchases }, lessons([waiver, rental]));
  expect(rows.map(({ kind, contactId, taskName }) => [kind, contactId, taskName])).toEqual([
    ['task', 1, 'Task 11'],
    ['task', 1, 'Task 12'],
    ['customer', 1, null],
  ]);
  expect(rows[0]).toMatchObject({
    reason: 'requiredByPurchase',
    taskType: 'Waiver',
    isOptional: false,
    posWaiverId: 'W1',
    activityName: 'Activity 200',
    productName: 'Ski lesson',
    productDate: '2026-12-24',
    orderId: 900,
    transactionId: 700,
    salesLocationId: '12',
    resortCode: 'MT',
    visitDays: ['2026-12-24'],
    hasSeasonPass: false,
    needsWaiver: true,
    needsRentalProfile: true,
    needsChildRegistration: false,
    isHeadOfHouseHold: true,
  });
  expect(rows[2]).toMatchObject({
    taskId: null,
    taskType: null,
    productDate: '2026-12-24',
    reason: 'requiredByPurchase',
  });
});

test('a season pass has no date, a cancelled line no row', () => {
  expect(rowsOf({ purchases: [purchaseOf({ productDate: null })] })[0]).toMatchObject({
    productDate: null,
    visitDays: [],
    hasSeasonPass: true,
  });
  expect(rowsOf({ purchases: [purchaseOf({ status: 'cancelled' })] })).toEqual([]);
});

test('a task is named with the purchase that needs it, not with another of the same activity', () => {
  const products = [
    productOf({ id: 500, name: 'Lesson', authorizationTypes: ['W1'] }),
    productOf({ id: 501, name: 'Skis', rules: ['RENTALPROFILEREQUIRED'] }),
  ];
  const configuration = place(
    configurationOf(
      {
        usePosTransactionsAndOrders: true,
        activities: [activityOf({ id: 200, productIds: [500, 501], tasks: [waiver, rental] })],
      },
      { products },
    ),
  );
  const purchases = [purchaseOf({ productId: 500 }), purchaseOf({ productId: 501, productDate: '2026-11-22' })];
  const rows = reportedRows(reported(householdOf({ purchases })), configuration, today);
  expect(rows.map(({ kind, productName, orderId }) => [kind, productName, orderId])).toEqual([
    ['task', 'Lesson', 900],
    ['task', 'Skis', 901],
    ['customer', 'Lesson', 900],
  ]);
  expect(rows[2]?.visitDays).toEqual([today, '2026-11-22']);
});

test("the customer's row names the next visit, then what was for yesterday, then what is good on any day", () => {
  const products = [
    productOf({ id: 500, name: 'Lesson', authorizationTypes: ['W1'] }),
    productOf({ id: 501, name: 'Skis', rules: ['RENTALPROFILEREQUIRED'] }),
  ];
  const activities = [activityOf({ id: 200, productIds: [500, 501], tasks: [waiver, rental] })];
  const configuration = place(configurationOf({ usePosTransactionsAndOrders: true, activities }, { products }));
  const named = (lesson: string | null, skis: string | null) => {
    const purchases = [
      purchaseOf({ productId: 500, productDate: lesson }),
      purchaseOf({ productId: 501, productDate: skis }),
    ];
    return rowsOf({ purchases }, configuration).find(({ kind }) => kind === 'customer')?.productName;
  };
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  expect([named(yesterday, tomorrow), named(tomorrow, yesterday)]).toEqual(['Skis', 'Lesson']);
  expect([named(yesterday, null), named(null, yesterday)]).toEqual(['Lesson', 'Skis']);
  expect([named(null, tomorrow), named(tomorrow, tomorrow)]).toEqual(['Skis', 'Lesson']);
});

test('whoever comes on several days is listed for each of them, and for any with a season pass', () => {
  const purchases = ['2026-12-25', '2026-12-24', null].map((productDate) => purchaseOf({ productDate }));
  expect(rowsOf({ purchases }, lessons([waiver]))).toMatchObject(
    ['task', 'customer'].map((kind) => ({
      kind,
      productDate: '2026-12-24',
      visitDays: ['2026-12-24', '2026-12-25'],
      hasSeasonPass: true,
    })),
  );
});

test('a day whose purchase does not need the task is none of its row', () => {
  const products = [
    productOf({ id: 500, authorizationTypes: ['W1'] }),
    productOf({ id: 501, rules: ['RENTALPROFILEREQUIRED'] }),
  ];
  const activities = [activityOf({ id: 200, productIds: [500, 501], tasks: [waiver] })];
  const configuration = place(configurationOf({ usePosTransactionsAndOrders: true, activities }, { products }));
  const purchases = [purchaseOf({ productId: 500 }), purchaseOf({ productId: 501, productDate: '2026-11-22' })];
  expect(rowsOf({ purchases }, configuration).map(({ visitDays }) => visitDays)).toEqual([[today], [today]]);
});

test('whoever has only media to print has one row of its own; whoever has nothing left, none', () => {
  const purchases = [purchaseOf()];
  const media = [mediumOf(), mediumOf({ isPrinted: true })];
  expect(rowsOf({ purchases, media }, lessons([]))).toMatchObject([
    {
      kind: 'media',
      contactId: 1,
      taskId: null,
      reason: 'mediaToPrint',
      printableMediaCount: 1,
      productName: 'Ski lesson',
      visitDays: [today],
    },
  ]);
  expect(rowsOf({ purchases }, lessons([]))).toEqual([]);
});

test('a skipped optional task stays on it (D20)', () => {
  const optional = taskOf({ id: 30, taskTypeId: 4, isOptional: true });
  const skips = [{ contactId: 1, taskId: 30, skippedOn: today }];
  expect(rowsOf({ purchases: [purchaseOf()], skips }, lessons([optional])).map(({ kind }) => kind)).toEqual([
    'task',
    'customer',
  ]);
});

const anyToday = fc.integer({ min: -60, max: 200 }).map((days) => addDays(today, days));

test('for any household, configuration and day its task rows are the open tasks of the one decision, each once (D17)', () => {
  fc.assert(
    fc.property(anyHousehold, anyConfiguration, anyToday, (household, configuration, day) => {
      const rows = reportedRows(reported(household), place(configuration), day);
      const decision = decideEligibility(household, configuration, { today: day });
      const open = allTasks(decision).filter(({ isAsked, isComplete }) => isAsked && !isComplete);
      const told = (tasks: readonly { contactId: number; taskId: number | null }[]) =>
        tasks.map(({ contactId, taskId }) => `${contactId}.${taskId}`).sort();
      expect(told(rows.filter(({ kind }) => kind === 'task'))).toEqual(told(open));
      const customers = rows.filter(({ kind }) => kind === 'customer').map(({ contactId }) => contactId);
      expect(new Set(customers)).toEqual(new Set(open.map(({ contactId }) => contactId)));
      expect(new Set(customers).size).toBe(customers.length);
      for (const { activityId, contacts } of decision.activities)
        for (const { contactId, tasksTotal, tasksComplete } of contacts)
          expect(rows.filter((row) => row.activityId === activityId && row.contactId === contactId)).toHaveLength(
            tasksTotal - tasksComplete,
          );
    }),
    { numRuns: 400 },
  );
});
