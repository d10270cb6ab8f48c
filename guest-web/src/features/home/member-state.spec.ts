import type { ActivityContact, ContactActivity, OneRiskSigning, TaskReason } from '@arrival/contracts';
import { firstActivity, hasMembers, memberStates } from './member-state';
import { reasonOf } from './task-reason.fixture';

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

const entry = (contactId: number, reasons: TaskReason[], changes: Partial<ActivityContact> = {}): ActivityContact => ({
  ...contact(contactId),
  tasksTotal: reasons.length,
  tasksComplete: reasons.filter((item) => item.isComplete).length,
  isCheckInComplete: reasons.every((item) => item.isComplete || item.isOptional),
  reasons,
  hasWaiverHere: true,
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

const SIGNER = 9;
const statesOf = (
  ...[household, asked, signings, isUnsent]: [
    Parameters<typeof memberStates>[0],
    Parameters<typeof memberStates>[1],
    Parameters<typeof memberStates>[3]?,
    Parameters<typeof memberStates>[4]?,
  ]
) => memberStates(household, asked, SIGNER, signings, isUnsent);

test('somebody with a task left is preselected', () => {
  const [member] = statesOf([contact(1)], activity(1, [entry(1, [reasonOf({})])]));
  expect(member).toMatchObject({ status: 'todo', isSelectable: true, isPreselected: true, done: 0, total: 1 });
});

test('of whom nobody knows how old they are it is not known what is left: they go along, and are asked', () => {
  const ageless = { age: null, dateOfBirth: null };
  const mia = { ...contact(1), ...ageless };
  const done = entry(1, [reasonOf({ isComplete: true })], ageless);
  const [held] = statesOf([mia], activity(1, [done]));
  expect(held).toMatchObject({ status: 'todo', isSelectable: true, isPreselected: true, isKept: false });
  const [nothing] = statesOf([mia], activity(1, []));
  expect(nothing).toMatchObject({ status: 'todo', isSelectable: true, isPreselected: true });
  const signer = { contactId: SIGNER };
  const [emma] = statesOf([{ ...mia, ...signer }], activity(1, [{ ...done, ...signer }]));
  expect(emma).toMatchObject({ status: 'done', isSelectable: false });
});

test('somebody who is done keeps their code and is not asked again', () => {
  const [member] = statesOf(
    [contact(1)],
    activity(1, [entry(1, [reasonOf({ isComplete: true })], { qrCode: 'pick-up' })]),
  );
  expect(member).toMatchObject({ status: 'done', isSelectable: false, isPreselected: false, qrCode: 'pick-up' });
});

test('done only on this phone is kept, not ready; what waits for somebody or something else changes nothing', () => {
  const family = [contact(1), contact(2)];
  const both = [reasonOf({ isComplete: true }), reasonOf({ isComplete: true, taskId: 2 })];
  const done = [entry(1, both), entry(2, both)];
  const kept = (taskId: number) =>
    statesOf(family, activity(1, done), [], (id, task) => id === 1 && task === taskId).map(({ isKept }) => isKept);
  expect(kept(1)).toEqual([true, false]);
  expect(kept(7)).toEqual([false, false]);
});

test('whoever has something left is asked for it, whatever waits on this phone', () => {
  const [member] = statesOf([contact(1)], activity(1, [entry(1, [reasonOf({})])]), [], () => true);
  expect(member).toMatchObject({ status: 'todo', isKept: false });
});

test('only optional things left: ready, and still offered', () => {
  const [member] = statesOf([contact(1)], activity(1, [entry(1, [reasonOf({ isOptional: true })])]));
  expect(member).toMatchObject({ status: 'done', isSelectable: true, isPreselected: true });
});

test('what was skipped is not pressed upon anybody again', () => {
  const [member] = statesOf([contact(1)], activity(1, [entry(1, [reasonOf({ isOptional: true, isSkipped: true })])]));
  expect(member).toMatchObject({ isSelectable: true, isPreselected: false });
});

test('a profile that may be changed here can be opened', () => {
  const [member] = statesOf(
    [contact(1)],
    activity(1, [entry(1, [reasonOf({ isComplete: true, code: 'editAllowedHere' })])]),
  );
  expect(member).toMatchObject({ status: 'done', isSelectable: true, isPreselected: false });
});

test('a waiver that the partner is to confirm is nothing to do, and nothing done; the newest signing counts', () => {
  const signing = (state: OneRiskSigning['state'], contactIds = [1]): OneRiskSigning => ({
    reference: '5b0b6c58-5d0c-4a2b-9d3c-0a8a1a6a5f0e',
    taskId: 1,
    contactIds,
    state,
  });
  const stateWith = (...signings: OneRiskSigning[]) =>
    statesOf([contact(1)], activity(1, [entry(1, [reasonOf({})], { isCheckInComplete: false })]), signings)[0];
  const waits = stateWith(signing('confirming'), signing('declined'));
  expect(waits).toMatchObject({ status: 'todo', left: [], isSelectable: false, isPreselected: false });
  expect(waits?.confirming.map(({ taskId }) => taskId)).toEqual([1]);
  for (const signings of [[signing('declined'), signing('confirming')], [signing('confirming', [2])]])
    expect(stateWith(...signings)).toMatchObject({ confirming: [], isPreselected: true });
});

test('a member for whom the activity is not meant stays visible', () => {
  expect(statesOf([contact(1), contact(2)], activity(1, [entry(1, [reasonOf({})])]))[1]).toMatchObject({
    status: 'none',
    isSelectable: false,
  });
});

describe('begins with', () => {
  const finished = [entry(1, [reasonOf({ isComplete: true })])];
  const own = { ...activity(1, finished), isLocationDefaultActivity: true };
  const offer = activity(2, [entry(1, [reasonOf({})])]);
  const ordered = reasonOf({ code: 'requiredByPurchase', source: 'purchase' });
  const bought = activity(3, [entry(1, [ordered, reasonOf({ taskId: 2, isComplete: true })])]);

  test.each([
    ['what was bought and is not finished', [own, offer, bought], 3],
    ['the own activity when all is finished, not with the next offer', [offer, own], 1],
    ['the own activity while something is left', [offer, { ...own, contacts: offer.contacts }], 1],
    ['the first offer where there is nothing else', [offer, activity(4, finished)], 2],
  ])('%s', (_, activities, id) => {
    expect(firstActivity(activities)?.id).toBe(id);
  });
});

test('an activity is offered that asks anything of anybody', () => {
  const nothing = entry(1, [reasonOf({ isAsked: false })]);
  expect(hasMembers(activity(1, [nothing]))).toBe(false);
  const something = entry(2, [reasonOf({ isAsked: false }), reasonOf({ taskId: 2 })]);
  expect(hasMembers(activity(1, [nothing, something]))).toBe(true);
});

test('a waiver is to sign here as long as one is left, and what the resort offers is no partner’s', () => {
  const state = (reason: Partial<TaskReason>, changes: Partial<ActivityContact> = {}) =>
    statesOf([contact(1)], activity(1, [entry(1, [reasonOf(reason)], changes)]))[0]?.hasWaiverHere;
  expect(state({ taskTypeId: 1 })).toBe(true);
  expect(state({ taskTypeId: 1 }, { hasWaiverHere: false })).toBe(false);
  expect(state({ taskTypeId: 1, isComplete: true })).toBe(false);
  expect(state({ taskTypeId: 2 })).toBe(false);
});
