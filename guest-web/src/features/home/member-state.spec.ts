import type { ActivityContact, ContactActivity, TaskReason } from '@arrival/contracts';
import { firstActivity, memberStates } from './member-state';

const contact = (contactId: number) => ({
  contactId,
  parentContactId: null,
  firstName: 'Mia',
  lastName: 'Carter',
  dateOfBirth: '2016-01-01',
  age: 10,
  photo: null,
  photoHash: null,
  imageUrl: null,
  isHeadOfHouseHold: false,
  isSelected: false,
});

const reason = (changes: Partial<TaskReason>): TaskReason => ({
  code: 'requiredByActivity',
  taskId: 1,
  taskName: 'Season waiver',
  taskTypeId: 1,
  isAsked: true,
  isOptional: false,
  isComplete: false,
  isSkipped: false,
  ...changes,
});

const entry = (contactId: number, reasons: TaskReason[], changes: Partial<ActivityContact> = {}): ActivityContact => ({
  ...contact(contactId),
  tasksTotal: reasons.length,
  tasksComplete: reasons.filter((item) => item.isComplete).length,
  isCheckInComplete: reasons.every((item) => item.isComplete || item.isOptional),
  reasons,
  qrCode: null,
  ...changes,
});

const activity = (id: number, contacts: ActivityContact[]): ContactActivity => ({
  id,
  name: 'Lesson',
  ageMin: null,
  ageMax: null,
  imageUrl: null,
  isLocationDefaultActivity: false,
  modifiedDateUtc: '2026-01-01T00:00:00Z',
  contacts,
});

test('somebody with a task left is preselected', () => {
  const [member] = memberStates([contact(1)], activity(1, [entry(1, [reason({})])]));
  expect(member).toMatchObject({ status: 'todo', isSelectable: true, isPreselected: true, done: 0, total: 1 });
});

test('somebody who is done keeps their code and is not asked again', () => {
  const [member] = memberStates([contact(1)], activity(1, [entry(1, [reason({ isComplete: true })], { qrCode: 'pick-up' })]));
  expect(member).toMatchObject({ status: 'done', isSelectable: false, isPreselected: false, qrCode: 'pick-up' });
});

test('only optional things left: ready, and still offered', () => {
  const [member] = memberStates([contact(1)], activity(1, [entry(1, [reason({ isOptional: true })])]));
  expect(member).toMatchObject({ status: 'done', isSelectable: true, isPreselected: true });
});

test('what was skipped is not pressed upon anybody again', () => {
  const [member] = memberStates([contact(1)], activity(1, [entry(1, [reason({ isOptional: true, isSkipped: true })])]));
  expect(member).toMatchObject({ isSelectable: true, isPreselected: false });
});

test('a profile that may be changed here can be opened', () => {
  const [member] = memberStates([contact(1)], activity(1, [entry(1, [reason({ isComplete: true, code: 'editAllowedHere' })])]));
  expect(member).toMatchObject({ status: 'done', isSelectable: true, isPreselected: false });
});

test('a member for whom the activity is not meant stays visible', () => {
  expect(memberStates([contact(1), contact(2)], activity(1, [entry(1, [reason({})])]))[1]).toMatchObject({
    status: 'none',
    isSelectable: false,
  });
});

test('begins with the first activity that has something left', () => {
  const finished = activity(1, [entry(1, [reason({ isComplete: true })])]);
  const open = activity(2, [entry(1, [reason({})])]);
  expect(firstActivity([finished, open])?.id).toBe(2);
  expect(firstActivity([finished])?.id).toBe(1);
});
