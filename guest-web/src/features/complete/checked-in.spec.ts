import type { ActivityContact, ContactActivity, TaskReason } from '@arrival/contracts';
import { checkedIn as checkedInOn } from './checked-in';

const today = '2026-02-14';
const checkedIn = (...[activities, selection]: [readonly ContactActivity[], Parameters<typeof checkedInOn>[1]]) =>
  checkedInOn(activities, selection, today);
const reason = (over: Partial<TaskReason>) =>
  ({
    taskId: 1,
    taskName: 'Waiver',
    isAsked: true,
    isComplete: false,
    source: 'activity',
    code: 'requiredByActivity',
    ...over,
  }) as TaskReason;
const person = (
  contactId: number,
  isCheckInComplete: boolean,
  tasksTotal = 2,
  reasons = isCheckInComplete ? [] : [reason({})],
) => ({ contactId, isCheckInComplete, tasksTotal, reasons }) as unknown as ActivityContact;
const lesson = {
  id: 5,
  name: 'Lesson',
  contacts: [person(1, true), person(2, false), person(3, true), person(4, true, 0)],
} as unknown as ContactActivity;

const ids = (people: readonly ActivityContact[]) => people.map((entry) => entry.contactId);

test('shows those who were selected and have finished, and names who has not', () => {
  const result = checkedIn([lesson], { locationId: 1, activityId: 5, contactIds: [1, 2] });
  expect(ids(result.people)).toEqual([1]);
  expect(ids(result.unfinished)).toEqual([2]);
  expect(result.activityName).toBe('Lesson');
});

test('who has only the desk left is neither finished nor sent back; the desk lists what and whom (D55, D65)', () => {
  const noText = reason({ taskId: 8, taskName: 'Race entry', code: 'waiverNoText' });
  const ended = reason({ taskId: 9, taskName: 'Summer release', code: 'waiverEnded' });
  const contacts = [person(1, false, 2, [noText, ended]), person(2, false, 2, [noText, reason({})]), person(3, true)];
  const result = checkedIn([{ ...lesson, contacts }], { locationId: 1, activityId: 5, contactIds: [1, 2, 3] });
  expect(ids(result.people)).toEqual([3]);
  expect(ids(result.unfinished)).toEqual([2]);
  expect(result.desk.map(({ taskName, people }) => [taskName, ids(people)])).toEqual([
    ['Race entry', [1, 2]],
    ['Summer release', [1]],
  ]);
});

test('what is optional keeps nobody at the desk', () => {
  const offer = reason({ code: 'waiverNoText', isOptional: true });
  expect(checkedIn([{ ...lesson, contacts: [person(1, true, 1, [offer])] }], undefined).desk).toEqual([]);
});

test('opened later, it shows everybody who is ready', () => {
  expect(ids(checkedIn([lesson], undefined).people)).toEqual([1, 3]);
});

test('who is asked nothing and has something to pick up is there (D30)', () => {
  const contacts = [person(1, true), { ...person(2, true, 0), qrCode: 'CODE' }, person(3, true, 0)];
  expect(ids(checkedIn([{ ...lesson, contacts }], undefined).people)).toEqual([1, 2]);
});

test('nobody ready means nobody', () => {
  expect(checkedIn([], undefined).people).toEqual([]);
});

test('each face has its state; who did not check in just now is left alone', () => {
  const desk = reason({ code: 'waiverNoText' });
  const contacts = [person(1, true), person(2, false), person(3, false, 2, [desk]), person(4, false)];
  const states = (contactIds?: number[]) =>
    checkedIn([{ ...lesson, contacts }], contactIds && { locationId: 1, activityId: 5, contactIds }).faces.map(
      ({ person: { contactId }, state }) => [contactId, state],
    );
  expect(states([1, 2, 3])).toEqual([
    [1, 'ready'],
    [2, 'open'],
    [3, 'desk'],
  ]);
  expect(states()).toEqual([
    [1, 'ready'],
    [3, 'desk'],
  ]);
});

test('gear waits for those whose fit is there, and the visit is the nearest day that was bought', () => {
  const fitted = reason({ taskTypeId: 2, isComplete: true, productDate: '2026-02-20' });
  const later = reason({ taskTypeId: 2, productDate: '2026-02-16' });
  const past = reason({ isComplete: true, productDate: '2026-02-13' });
  const contacts = [person(1, true, 1, [fitted, past]), person(2, false, 1, [later])];
  const result = checkedIn([{ ...lesson, contacts }], undefined);
  expect(ids(result.renting)).toEqual([1]);
  expect(result.day).toBe('2026-02-16');
  expect(checkedIn([lesson], undefined).day).toBe(today);
});

test('a waiver of today alone is signed anew on the day of a later visit', () => {
  const daily = (productDate: string) => reason({ isComplete: true, code: 'signedForToday', productDate });
  const other = reason({ taskId: 2, isComplete: true, code: 'alreadyValidUntil', productDate: '2026-02-20' });
  const contacts = [
    person(1, true, 2, [daily('2026-02-20'), other]),
    person(2, true, 1, [daily('2026-02-16')]),
    person(3, true, 1, [daily(today)]),
  ];
  expect(checkedIn([{ ...lesson, contacts }], undefined).again).toEqual([
    { taskId: 1, taskName: 'Waiver', day: '2026-02-16' },
  ]);
  expect(checkedIn([{ ...lesson, contacts }], { locationId: 1, activityId: 5, contactIds: [3] }).again).toEqual([]);
});

test('who has bought something else for the visit that is not finished has something left (D31)', () => {
  const done = reason({ isComplete: true, source: 'purchase', productDate: '2026-02-16' });
  const rental = (over: Partial<TaskReason>) => reason({ taskId: 7, taskTypeId: 2, source: 'purchase', ...over });
  const rentalOf = (over: Partial<TaskReason>) =>
    ({ id: 6, name: 'Rental', contacts: [person(1, false, 1, [rental(over)])] }) as unknown as ContactActivity;
  const school = { ...lesson, contacts: [person(1, true, 1, [done])] };
  const left = (over: Partial<TaskReason>, contactIds = [1]) =>
    ids(checkedIn([school, rentalOf(over)], { locationId: 1, activityId: 5, contactIds }).unfinished);
  expect(left({ productDate: '2026-02-16' })).toEqual([1]);
  expect(left({ productDate: today })).toEqual([1]);
  expect(left({ productDate: null })).toEqual([1]);
  expect(left({ productDate: '2026-02-17' })).toEqual([]);
  expect(left({ productDate: today, isOptional: true })).toEqual([]);
  expect(left({ productDate: today, code: 'waiverNoText' })).toEqual([]);
  expect(left({ source: 'activity' })).toEqual([]);
  expect(left({ productDate: today }, [])).toEqual([]);
});

test('what was signed for a child that comes of age before the visit is signed anew then', () => {
  const until = (validUntil: string, more: object = {}) =>
    reason({
      ...{ taskTypeId: 1, isComplete: true, code: 'alreadyValidUntil', validUntil, productDate: '2026-02-20' },
      ...more,
    });
  const seen = (one: ActivityContact['reasons'][number]) =>
    checkedIn([{ ...lesson, contacts: [person(1, true, 1, [one])] }], undefined).again.map(({ day }) => day);
  expect(seen(until('2026-02-19'))).toEqual(['2026-02-20']);
  expect([seen(until('2026-02-20')), seen(until('2026-02-19', { taskTypeId: 2 }))]).toEqual([[], []]);
});

test('who has signed with the partner is neither finished nor sent back while that is being confirmed', () => {
  const atPartner = reason({ taskId: 7 });
  const desk = reason({ taskId: 8, code: 'waiverNoText' });
  const contacts = [
    person(1, false, 1, [atPartner]),
    person(2, false, 2, [atPartner, desk]),
    person(3, false, 2, [atPartner, reason({ taskId: 9 })]),
    person(4, false, 1, [atPartner]),
  ];
  const selection = { locationId: 1, activityId: 5, contactIds: [1, 2, 3, 4] };
  const isConfirming = (contactId: number, taskId: number) => contactId !== 4 && taskId === 7;
  const { faces, unfinished, confirming } = checkedInOn([{ ...lesson, contacts }], selection, today, isConfirming);
  expect(faces.map(({ state }) => state)).toEqual(['confirming', 'confirming', 'open', 'open']);
  expect([ids(confirming), ids(unfinished)]).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('who is left to the rental shop alone is neither sent back nor sent to the desk', () => {
  const rental = reason({ taskId: 7, taskTypeId: 2 });
  const desk = reason({ taskId: 8, code: 'waiverNoText' });
  const contacts = [
    person(1, false, 1, [rental]),
    person(2, false, 2, [rental, desk]),
    person(3, false, 2, [rental, reason({ taskId: 9 })]),
    person(4, false, 1, [reason({ taskId: 7, taskTypeId: 4 })]),
    person(5, false, 1, [rental]),
  ];
  const selection = { locationId: 1, activityId: 5, contactIds: [1, 2, 3, 4, 5] };
  const wasLeft = (contactId: number, taskId: number) => contactId !== 5 && taskId === 7;
  const result = checkedInOn([{ ...lesson, contacts }], selection, today, undefined, wasLeft);
  expect(result.faces.map(({ state }) => state)).toEqual(['shop', 'desk', 'open', 'open', 'open']);
  expect(ids(result.atShop)).toEqual([1]);
  expect(ids(result.renting)).toEqual([1, 2, 3]);
});
