import { type Step, taskInHand } from './steps';

const person = (contactId: number, age: number) => ({ contactId, firstName: 'A', lastName: 'B', age });
const task = (contactId: number, age: number, over: object = {}) => ({
  id: `${contactId}`,
  contact: person(contactId, age),
  task: { consolidateWaivers: false },
  isReadOnly: false,
  ...over,
});
const step = (taskTypeId: number, contactTasks: object[]) => ({ taskTypeId, contactTasks }) as unknown as Step;
const family = [task(1, 16), task(2, 40), task(3, 9)];

test('each in turn, and one that was opened on purpose before all', () => {
  expect(taskInHand(step(1, family), undefined, person(1, 38))?.id).toBe('1');
  expect(taskInHand(step(1, family), '3', person(1, 38))?.id).toBe('3');
});

test('a minor holds the account: the other adult signs first, who needs a guardian comes last', () => {
  expect(taskInHand(step(1, family), undefined, person(1, 16))?.id).toBe('2');
  expect(
    taskInHand(step(1, [family[0]!, task(2, 40, { isReadOnly: true }), family[2]!]), undefined, person(1, 16))?.id,
  ).toBe('1');
});

test('what nobody signs keeps its order', () => {
  expect(taskInHand(step(2, family), undefined, person(1, 16))?.id).toBe('1');
});
