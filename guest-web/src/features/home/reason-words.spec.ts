import type { TaskReason } from '@arrival/contracts';
import { reasons as section } from '../../words/reasons';
import { wordsOf } from '../../words/words';
import { groupByReason, reasonWords } from './reason-words';
import { reasonOf } from './task-reason.fixture';

const said = reasonWords(wordsOf(section), (day) => `<${day}>`, 'Kids lesson');
const base = reasonOf();

test.each([
  [{}, 'Needed for Kids lesson'],
  [{ code: 'requiredByPurchase', productName: 'Two-day ticket' }, 'Needed for Two-day ticket'],
  [{ code: 'waiverExpired', validUntil: '2026-04-30' }, 'Ran out on <2026-04-30>'],
  [{ code: 'waiverExpired' }, 'Needs a new signature'],
  [{ isOptional: true }, 'Optional for Kids lesson'],
  [{ isOptional: true, code: 'requiredByPurchase' }, 'Optional for what you booked'],
  [{ isOptional: true, code: 'profileExpired' }, 'Time for a fresh look (optional)'],
  [
    { code: 'waiverTooShort', validUntil: '2026-12-31', validationDate: '2027-04-30' },
    'Ends on <2026-12-31>, needed on <2027-04-30>',
  ],
  [
    { code: 'profileTooShort', validUntil: '2026-12-31', validationDate: '2027-01-02' },
    'Runs out on <2026-12-31>, before your visit',
  ],
  [{ code: 'askedAgain', staffReason: 'Too dark' }, 'The resort asks for this again: Too dark'],
  [
    { isOptional: true, code: 'askedAgain', staffReason: 'Too dark' },
    'The resort asks for this again: Too dark (optional)',
  ],
  [{ code: 'waiverEnded' }, 'At the guest desk'],
  [{ code: 'waiverNoText' }, 'At the guest desk'],
  [{ isSkipped: true }, 'Skipped, still open if you like'],
] as [Partial<TaskReason>, string][])('%j reads "%s"', (changes, expected) => {
  expect(said.reason({ ...base, ...changes })).toBe(expected);
});

test('a kind of task has its own word; two waivers carry their names', () => {
  const photo = { ...base, taskId: 3, taskName: 'Face', taskTypeId: 4 };
  const names = (tasks: TaskReason[]) => tasks.map((task) => said.task(task, tasks));
  expect(names([base, photo])).toEqual(['Waiver', 'Photo']);
  expect(names([base, { ...base, taskId: 2, taskName: 'Race entry' }, photo])).toEqual([
    'Season waiver',
    'Race entry',
    'Photo',
  ]);
});

test('says a shared reason once', () => {
  const reasons: TaskReason[] = [
    base,
    { ...base, taskId: 2, taskTypeId: 2 },
    { ...base, taskId: 3, taskTypeId: 4, isOptional: true },
  ];
  expect(groupByReason(reasons, said.reason).map((group) => [group.reason, group.tasks.length])).toEqual([
    ['Needed for Kids lesson', 2],
    ['Optional for Kids lesson', 1],
  ]);
});
