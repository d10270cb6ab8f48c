import type { ContactActivity, GuestLocation, TaskReason } from '@arrival/contracts';
import { changePlaces, openTask, openTasks } from './change-place';

const location = (id: number, isEditProfileLocation = false) => ({ id, isEditProfileLocation }) as GuestLocation;
const reason = (over: Partial<TaskReason>) =>
  ({ taskId: 10, taskTypeId: 2, isAsked: true, isComplete: true, code: 'alreadyValidUntil', ...over }) as TaskReason;
const activity = (id: number, reasons: TaskReason[], isLocationDefaultActivity = false) =>
  ({ id, isLocationDefaultActivity, contacts: [{ contactId: 7, reasons }] }) as unknown as ContactActivity;

test('all where valid profiles may be changed come first, and here before them when that is such a place', () => {
  expect(changePlaces([location(1), location(4, true), location(6, true)], 1)).toEqual([4, 6, 1]);
  expect(changePlaces([location(1), location(4, true), location(6, true)], 6)).toEqual([6, 4]);
});

test('without such a place there is only where the guest is', () => {
  expect(changePlaces([location(1)], 1)).toEqual([1]);
  expect(changePlaces([], undefined)).toEqual([]);
});

test('a valid profile opens where it may be changed, and only there', () => {
  expect(openTask([activity(1, [reason({})])], 7, 2)).toBeUndefined();
  expect(openTask([activity(1, [reason({ code: 'editAllowedHere' })])], 7, 2)).toEqual({ activityId: 1, taskId: 10 });
});

test('what is missing opens anywhere, the default activity first', () => {
  const missing = reason({ isComplete: false, code: 'requiredByActivity' });
  expect(openTask([activity(3, [missing]), activity(5, [missing], true)], 7, 2)?.activityId).toBe(5);
});

test('another member, another kind or a task that is not asked opens nothing', () => {
  const missing = reason({ isComplete: false });
  expect(openTask([activity(1, [missing])], 8, 2)).toBeUndefined();
  expect(openTask([activity(1, [missing])], 7, 4)).toBeUndefined();
  expect(openTask([activity(1, [reason({ isComplete: false, isAsked: false })])], 7, 2)).toBeUndefined();
});

test('of each kind the first place that has it open', async () => {
  const at: Record<number, ContactActivity[]> = {
    4: [activity(40, [reason({ code: 'editAllowedHere' })])],
    6: [
      activity(
        60,
        [2, 3, 4].map((taskTypeId) => reason({ taskId: taskTypeId, taskTypeId, code: 'editAllowedHere' })),
      ),
    ],
  };
  const ask = async (id: number) => at[id] ?? Promise.reject(new Error('Not reached'));
  const open = await openTasks([3, 4, 6, 1], 7, ask);
  expect(([2, 3, 4] as const).map((typeId) => open.get(typeId)?.locationId)).toEqual([4, 6, 6]);
  expect(open.get(3)).toEqual({ locationId: 6, activityId: 60, taskId: 3 });
});

test('a place that has all is asked alone; what is missing there is asked of all others at once', async () => {
  const asked: number[] = [];
  const answers = new Map<number, (activities: ContactActivity[]) => void>();
  const ask = (id: number) => {
    asked.push(id);
    return new Promise<ContactActivity[]>((answer) => answers.set(id, answer));
  };
  const all = [2, 3, 4].map((taskTypeId) => reason({ taskTypeId, code: 'editAllowedHere' }));
  const missing = openTasks([4, 6, 1], 7, ask);
  answers.get(4)?.([activity(40, all.slice(1))]);
  await new Promise(setImmediate);
  expect(asked).toEqual([4, 6, 1]);
  answers.get(1)?.([activity(10, all)]);
  answers.get(6)?.([activity(60, all)]);
  expect((await missing).get(2)?.locationId).toBe(6);

  asked.length = 0;
  const whole = openTasks([4, 6, 1], 7, ask);
  answers.get(4)?.([activity(40, all)]);
  expect((await whole).size).toBe(3);
  expect(asked).toEqual([4]);
});

test('where nothing is found and a place could not be asked it is not known that nothing is open', async () => {
  const lost = new Error('Not reached');
  const ask = async (id: number) => (id === 4 ? Promise.reject(lost) : [activity(1, [reason({})])]);
  await expect(openTasks([4, 1], 7, ask)).rejects.toBe(lost);
  expect((await openTasks([1], 7, ask)).size).toBe(0);
});
