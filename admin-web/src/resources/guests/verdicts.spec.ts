import type { EligibilityPreview, PreviewedContact, TaskReason } from '@arrival/contracts';
import { countWords, verdictsOf } from './verdicts';

const task = (taskId: number, taskName: string, changes: Partial<TaskReason> = {}): TaskReason => ({
  code: 'requiredByActivity',
  taskId,
  taskName,
  taskTypeId: 1,
  isAsked: true,
  isOptional: false,
  isComplete: false,
  isSkipped: false,
  ...changes,
});
const done = { isAsked: false, isComplete: true, code: 'alreadyValidUntil', validUntil: null } as const;
const contact = (
  contactId: number,
  tasks: TaskReason[],
  changes: Partial<PreviewedContact> = {},
): PreviewedContact => ({
  contactId,
  name: 'Somebody',
  age: 30,
  applies: true,
  reasonCode: 'ageInRange',
  productName: null,
  productDate: null,
  tasks,
  ...changes,
});
const preview = (...activities: PreviewedContact[][]): EligibilityPreview => ({
  locationId: 1,
  date: '2026-11-21',
  activities: activities.map((contacts, index) => ({
    activityId: index,
    activityName: `A${index}`,
    isDefault: index === 0,
    contacts,
  })),
});

test('who misses something comes first, with what and why; a task of two activities counts once', () => {
  const waiver = task(1, 'Waiver', { activityName: 'Tubing' });
  const verdicts = verdictsOf(
    preview([contact(7, [task(1, 'Waiver', done)]), contact(8, [waiver, task(2, 'Rental')])], [contact(8, [waiver])]),
  );
  expect(verdicts).toEqual([
    {
      contactId: 8,
      state: 'missing',
      title: 'Waiver and 1 more missing',
      because: ['Waiver: asked for Tubing', 'Rental: the activity asks for it'],
      open: [waiver, task(2, 'Rental')],
    },
    { contactId: 7, state: 'ready', title: 'Ready', because: ['Waiver: valid without an end'], open: [] },
  ]);
  expect(countWords(verdicts)).toEqual({ ready: '1 ready', left: '1 has something left' });
  expect(countWords([])).toEqual({ ready: '', left: '' });
});

test('what is at the desk is missing: nobody is called ready because a text was forgotten (D55, D65)', () => {
  const noText = task(1, 'Waiver', { code: 'waiverNoText', source: 'activity' });
  expect(verdictsOf(preview([contact(7, [noText])]))).toMatchObject([{ state: 'missing', title: 'Waiver missing' }]);
});

test('a task that one visit finds done and another open is open (D64)', () => {
  const open = contact(7, [task(2, 'Rental', { code: 'profileTooShort' })]);
  const finished = contact(7, [task(2, 'Rental', done)]);
  for (const both of [preview([open], [finished]), preview([finished], [open])])
    expect(verdictsOf(both)).toMatchObject([{ state: 'missing', title: 'Rental missing' }]);
});

test('what is optional keeps nobody back; an activity that does not apply asks nothing', () => {
  const photo = task(4, 'Photo', { isOptional: true });
  const other = contact(7, [task(1, 'Waiver')], { applies: false, reasonCode: 'notPurchased' });
  expect(verdictsOf(preview([contact(7, [photo])], [other]))).toEqual([
    { contactId: 7, state: 'ready', title: 'Ready', because: ['Photo: may still be done'], open: [photo] },
  ]);
  const [nothing] = verdictsOf(preview([other], [other]));
  expect(nothing).toMatchObject({ state: 'nothing', because: ['nothing was bought for it on this day'] });
});
