import type { ContactTask, Grouping } from '@arrival/contracts';
import { pickStep, type Step, stepAfter, stepsOf } from './steps';

const task = (taskId: number, over: object = {}) =>
  ({
    id: `1.1.${taskId}.1`,
    taskId,
    task: { name: `Task ${taskId}` },
    isComplete: false,
    isReadOnly: false,
    isOptional: false,
    ...over,
  }) as unknown as ContactTask;
const done = { isComplete: true, isReadOnly: true };
const step = (taskId: number, taskTypeId: Step['taskTypeId'], over: object = {}): Step => ({
  taskId,
  taskTypeId,
  name: '',
  contactTasks: [task(taskId, over)],
});

test('tasks run by type, and two waivers are two steps', () => {
  const grouping = {
    photoContactTasks: [task(9)],
    childRegistrationContactTasks: [],
    rentalProfileContactTasks: [task(5)],
    waiverContactTasks: [task(1), task(2), task(1)],
  } as unknown as Grouping;
  expect(stepsOf(grouping).map((one) => [one.taskId, one.contactTasks.length])).toEqual([
    [1, 2],
    [2, 1],
    [5, 1],
    [9, 1],
  ]);
});

const people = [
  { contactId: 1, firstName: 'Emma', age: 38, isHeadOfHouseHold: true },
  { contactId: 2, firstName: 'Daniel', age: 40, isHeadOfHouseHold: false },
  { contactId: 3, firstName: 'Mia', age: 9, isHeadOfHouseHold: false },
];

test.each([
  [
    'in turn the account holder signs all of theirs before another adult has the phone',
    undefined,
    false,
    ['Emma', 'Mia', 'Daniel'],
  ],
  ['another parent who signs for the children comes before the account holder', 2, false, ['Daniel', 'Mia', 'Emma']],
  ['one signature for all keeps the order of the family', 2, true, ['Emma', 'Daniel', 'Mia']],
])('%s', (_what, signerId, consolidateWaivers, order) => {
  const signed = people.map((contact) => task(1, { contact, task: { name: 'Waiver', consolidateWaivers } }));
  const fitted = people.map((contact) => task(5, { contact }));
  const grouping = {
    photoContactTasks: [],
    childRegistrationContactTasks: [],
    rentalProfileContactTasks: fitted,
    waiverContactTasks: signed,
  } as unknown as Grouping;
  const [waiver, rental] = stepsOf(grouping, signerId);
  expect(waiver?.contactTasks.map(({ contact }) => contact.firstName)).toEqual(order);
  expect(rental?.contactTasks).toEqual(fitted);
});

test('a child route opens its first unfinished task; a remembered one wins', () => {
  const steps = [step(1, 1, done), step(2, 1), step(5, 2)];
  expect(pickStep(steps, 1, undefined)?.taskId).toBe(2);
  expect(pickStep(steps, 1, 1)?.taskId).toBe(1);
  expect(pickStep(steps, 2, 1)?.taskId).toBe(5);
});

test('without a child, or with one that has no task, the path opens its next task', () => {
  const steps = [step(1, 1, done), step(5, 2)];
  expect(pickStep(steps, undefined, undefined)?.taskId).toBe(5);
  expect(pickStep(steps, 4, undefined)?.taskId).toBe(5);
  expect(pickStep([step(1, 1, done)], undefined, undefined)).toBeUndefined();
});

test('whose task was taken away meanwhile is led on, and not back to what is finished', () => {
  const steps = [step(1, 1, done), step(5, 2)];
  expect(pickStep(steps, 1, 7)?.taskId).toBe(5);
  expect(pickStep([step(1, 1, done)], 1, 7)).toBeUndefined();
});

test('after a task comes the next unfinished one, at the end one that was left out, then nothing', () => {
  expect(stepAfter([step(1, 1, done), step(5, 2, done), step(9, 4)], 1)?.taskId).toBe(9);
  expect(stepAfter([step(1, 1), step(9, 4, done)], 9)?.taskId).toBe(1);
  expect(stepAfter([step(1, 1, done), step(9, 4, done)], 9)).toBeUndefined();
});

test('a skipped optional task is finished, a skipped-looking required one is not', () => {
  expect(
    stepAfter([step(1, 1, done), step(5, 2, { isOptional: true, isReadOnly: true, isSkipped: true })], 1),
  ).toBeUndefined();
});
