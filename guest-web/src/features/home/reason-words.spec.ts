import type { TaskReason } from '@arrival/contracts';
import { groupByReason, reasonWords, taskWords } from './reason-words';

const around = { activityName: 'Kids lesson', day: (day: string) => `<${day}>` };
const base: TaskReason = {
  code: 'requiredByActivity',
  taskId: 1,
  taskName: 'Season waiver',
  taskTypeId: 1,
  isAsked: true,
  isOptional: false,
  isComplete: false,
  isSkipped: false,
};

test.each([
  [{}, 'needed for Kids lesson'],
  [{ code: 'requiredByPurchase', productName: 'Two-day ticket' }, 'needed for Two-day ticket'],
  [{ code: 'waiverExpired', validUntil: '2026-04-30' }, 'ran out on <2026-04-30>'],
  [{ code: 'waiverExpired' }, 'needs a new signature'],
  [{ isOptional: true }, 'needed for Kids lesson (optional)'],
  [{ code: 'waiverTooShort', validUntil: '2026-12-31', validationDate: '2027-04-30' }, 'ends on <2026-12-31>, needed on <2027-04-30>'],
  [{ code: 'profileTooShort', validUntil: '2026-12-31', validationDate: '2027-01-02' }, 'runs out on <2026-12-31>, before your visit'],
  [{ code: 'waiverEnded' }, 'at the guest desk'],
  [{ code: 'waiverNoText' }, 'at the guest desk'],
  [{ isSkipped: true }, 'skipped, still open if you like'],
] as [Partial<TaskReason>, string][])('%j reads "%s"', (changes, expected) => {
  expect(reasonWords({ ...base, ...changes }, around)).toBe(expected);
});

test('a kind of task has its own word; two waivers carry their names', () => {
  const photo = { ...base, taskId: 3, taskName: 'Face', taskTypeId: 4 };
  const said = (tasks: TaskReason[]) => tasks.map((task) => taskWords(task, tasks));
  expect(said([base, photo])).toEqual(['Waiver', 'Photo']);
  expect(said([base, { ...base, taskId: 2, taskName: 'Race entry' }, photo])).toEqual(['Season waiver', 'Race entry', 'Photo']);
});

test('says a shared reason once', () => {
  const reasons: TaskReason[] = [base, { ...base, taskId: 2, taskTypeId: 2 }, { ...base, taskId: 3, taskTypeId: 4, isOptional: true }];
  expect(groupByReason(reasons, around).map((group) => [group.words, group.tasks.length])).toEqual([
    ['Needed for Kids lesson', 2],
    ['Needed for Kids lesson (optional)', 1],
  ]);
});
