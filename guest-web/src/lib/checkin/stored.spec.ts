import type { ContactTask, Grouping } from '@arrival/contracts';
import { withStored } from './stored';

const task = (taskId: number, contactId: number, over: object = {}) =>
  ({
    id: `1.1.${taskId}.${contactId}`,
    taskId,
    contact: { contactId, imageUrl: null },
    isComplete: false,
    isReadOnly: false,
    isSkipped: false,
    ...over,
  }) as unknown as ContactTask;
const grouping = (waivers: ContactTask[], photos: ContactTask[] = []) =>
  ({
    waiverContactTasks: waivers,
    rentalProfileContactTasks: [],
    childRegistrationContactTasks: [],
    photoContactTasks: photos,
  }) as unknown as Grouping;
const done = { isComplete: true, isReadOnly: true };

test("the server's answer takes the task's place, the others stay as they are", () => {
  const after = withStored(grouping([task(1, 1), task(1, 2)]), task(1, 1, done), []);
  expect(after.waiverContactTasks.map((one) => one.isComplete)).toEqual([true, false]);
});

test('a consolidated signature finishes everybody whom it covers, and nobody else', () => {
  const after = withStored(grouping([task(1, 1), task(1, 2), task(1, 3), task(2, 2)]), task(1, 1, done), [1, 2]);
  expect(after.waiverContactTasks.map((one) => one.isReadOnly)).toEqual([true, true, false, false]);
});

test('one that counts for a day before opens the task again for everybody whom it covers', () => {
  const late = task(1, 1, { reason: { state: 'expired' } });
  const after = withStored(grouping([task(1, 1, done), task(1, 2, done)]), late, [1, 2]);
  expect(after.waiverContactTasks).toMatchObject([
    { isComplete: false, isReadOnly: false },
    { isComplete: false, isReadOnly: false },
  ]);
});

test('one that will end too early is not asked for again and again', () => {
  const tooShort = task(1, 1, { reason: { state: 'tooShort' } });
  expect(withStored(grouping([task(1, 1)]), tooShort, []).waiverContactTasks[0]!.isReadOnly).toBe(true);
});

test('a skip of what has run out stays a skip', () => {
  const skip = task(1, 1, { isSkipped: true, reason: { state: 'expired' } });
  expect(withStored(grouping([task(1, 1)]), skip, []).waiverContactTasks[0]!.isReadOnly).toBe(true);
});

test('a new photo is the face in the other tasks too', () => {
  const contact = { contactId: 1, imageUrl: '/api/photo/Contact/1/abc' };
  const after = withStored(grouping([task(1, 1)], [task(4, 1)]), task(4, 1, { ...done, contact }), []);
  expect(after.waiverContactTasks[0]!.contact.imageUrl).toBe('/api/photo/Contact/1/abc');
});

test('what was skipped at the server counts as finished here', () => {
  const after = withStored(grouping([task(1, 1)]), task(1, 1, { isSkipped: true }), []);
  expect(after.waiverContactTasks[0]).toMatchObject({ isSkipped: true, isReadOnly: true });
});
