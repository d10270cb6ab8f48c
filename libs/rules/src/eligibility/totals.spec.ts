import fc from 'fast-check';
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
import { anyConfiguration, anyHousehold, anyVisit } from './any-household.fixture';
import { decideEligibility } from './eligibility';
import { taskReasonOf } from './task-reason';

const optionalPhoto = taskOf({ id: 14, taskTypeId: 4, isOptional: true });
const createdAtUtc = `${today}T18:00:00Z`;
const signed = [1, 2].map((contactId) => ({
  contactId,
  posWaiverId: 'W1',
  startDate: today,
  endDate: null,
  createdAtUtc,
  signatureId: 'S1',
}));

function home(parts: Parameters<typeof householdOf>[0], tasks = [waiver, optionalPhoto]) {
  return decideEligibility(householdOf(parts), configurationOf({ activities: [activityOf({ id: 100, tasks })] }), {
    today,
  });
}

test('tasks come in the order waiver, rental, child registration, photo', () => {
  const second = taskOf({ id: 1, taskTypeId: 1 });
  const { activities } = home({}, [photo, registration, waiver, second, rental]);
  expect(activities[0]?.contacts[0]?.tasks.map((task) => task.taskId)).toEqual([
    waiver.id,
    1,
    rental.id,
    registration.id,
    photo.id,
  ]);
});

test('nothing done: two to do, one of them required', () => {
  expect(home({}).contacts[0]).toMatchObject({
    tasksTotal: 2,
    tasksComplete: 0,
    isCheckInComplete: false,
    hasTasksLeft: true,
  });
});

test('required done, optional open: complete, something left', () => {
  expect(home({ authorizations: signed }).contacts[0]).toMatchObject({
    tasksTotal: 2,
    tasksComplete: 1,
    isCheckInComplete: true,
    hasTasksLeft: true,
  });
});

test('a task skipped today is not complete, is read-only, and leaves nothing to nag about; tomorrow it is open again (D66)', () => {
  const skippedOn = (day: string) =>
    home({ authorizations: signed, skips: [{ contactId: 1, taskId: 14, skippedOn: day }] });
  const { contacts, activities } = skippedOn(today);
  expect(skippedOn('2026-11-19').contacts[0]).toMatchObject({ hasTasksLeft: true });
  expect(contacts[0]).toMatchObject({ tasksTotal: 2, tasksComplete: 1, isCheckInComplete: true, hasTasksLeft: false });
  expect(activities[0]?.contacts[0]?.tasks[1]).toMatchObject({
    isAsked: true,
    isSkipped: true,
    isComplete: false,
    isReadOnly: true,
  });
});

test('a skip of a required task, or of somebody else’s, does not count', () => {
  const { contacts } = home(
    {
      skips: [
        { contactId: 1, taskId: 11, skippedOn: today },
        { contactId: 2, taskId: 14, skippedOn: today },
      ],
    },
    [waiver, optionalPhoto],
  );
  expect(contacts[0]).toMatchObject({ isCheckInComplete: false, hasTasksLeft: true });
});

test('a skipped task that is done after all is done', () => {
  const photos = [{ contactId: 1, updatedAtUtc: '2026-11-19T18:00:00Z' }];
  const { activities } = home({ photos, skips: [{ contactId: 1, taskId: 14, skippedOn: today }] });
  expect(activities[0]?.contacts[0]?.tasks[1]).toMatchObject({ isComplete: true, isSkipped: false });
});

test('a QR code needs finished required tasks and active unprinted media', () => {
  const qr = (parts: Parameters<typeof householdOf>[0]) => home(parts).activities[0]?.contacts[0]?.isQrEligible;
  expect(qr({ authorizations: signed, media: [mediumOf()] })).toBe(true);
  expect(qr({ media: [mediumOf()] })).toBe(false);
  expect(qr({ authorizations: signed })).toBe(false);
  expect(qr({ authorizations: signed, media: [mediumOf({ isPrinted: true })] })).toBe(false);
  expect(home({ media: [mediumOf(), mediumOf()] }).contacts[0]).toMatchObject({
    hasPrintableMedia: true,
    printableMediaCount: 2,
  });
});

test('a task that only the second of two purchases needs is to do', () => {
  const activities = [
    activityOf({ id: 100, productIds: [500], tasks: [waiver] }),
    activityOf({ id: 200, productIds: [501], tasks: [waiver] }),
  ];
  const products = [
    productOf({ id: 500, rules: ['RENTALPROFILEREQUIRED'] }),
    productOf({ id: 501, authorizationTypes: ['W1'] }),
  ];
  const configuration = configurationOf({ usePosTransactionsAndOrders: true, activities }, { products });
  const purchases = [purchaseOf(), purchaseOf({ productId: 501 })];
  const { contacts } = decideEligibility(householdOf({ purchases }), configuration, { today });
  expect(contacts[0]).toMatchObject({ activityIds: [100, 200], tasksTotal: 1, isCheckInComplete: false });
});

test('a task of two activities counts once for the person', () => {
  const activities = [activityOf({ id: 100, tasks: [waiver] }), activityOf({ id: 200, tasks: [waiver, rental] })];
  const { contacts } = decideEligibility(householdOf(), configurationOf({ activities }), { today });
  expect(contacts[0]).toMatchObject({ tasksTotal: 2, activityIds: [100, 200] });
});

test('a reason on the wire says which task, and in enough detail for words', () => {
  const configuration = configurationOf(
    { usePosTransactionsAndOrders: true, activities: [activityOf({ id: 200, productIds: [500], tasks: [waiver] })] },
    { products: [{ id: 500, name: 'Lesson', rules: [], authorizationTypes: ['W1'], isImageRequired: false }] },
  );
  const { activities } = decideEligibility(householdOf({ purchases: [purchaseOf()] }), configuration, { today });
  const task = activities[0]?.contacts[0]?.tasks[0];
  expect(task && taskReasonOf(task)).toMatchObject({
    taskId: 11,
    taskTypeId: 1,
    isAsked: true,
    isComplete: false,
    code: 'requiredByPurchase',
    productName: 'Lesson',
    productDate: today,
  });
});

test('whoever has something left in one activity has it over all', () => {
  fc.assert(
    fc.property(anyHousehold, anyConfiguration, anyVisit, (household, configuration, visitDate) => {
      const { activities, contacts } = decideEligibility(household, configuration, { today, visitDate });
      const left = activities.flatMap((activity) => activity.contacts.filter((one) => !one.isCheckInComplete));
      const done = new Set(contacts.filter((one) => one.isCheckInComplete).map(({ contactId }) => contactId));
      expect(left.filter(({ contactId }) => done.has(contactId))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
