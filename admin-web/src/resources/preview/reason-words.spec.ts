import { reasonCodes, type TaskReason } from '@arrival/contracts';
import { activityWords, reasonWords, verdictOf } from './reason-words';

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

test.each(reasonCodes)('%s has words', (code) => {
  expect(reasonWords(reason({ code })).length).toBeGreaterThan(5);
});

test('an age outside the range is told with the range', () => {
  expect(reasonWords(reason({ code: 'notInAgeRange', isAsked: false, age: 38, ageMax: 12 }))).toBe(
    '38 years old, the task is for up to 12',
  );
  expect(reasonWords(reason({ code: 'notInAgeRange', isAsked: false, age: 1, ageMin: 3 }))).toBe(
    '1 year old, the task is for 3 and older',
  );
});

test('days are told as the browser writes them', () => {
  expect(reasonWords(reason({ code: 'waiverExpired', validUntil: '2027-05-31' }))).toMatch(
    /ran out on (?!2027-05-31).*31.*2027$/,
  );
  expect(reasonWords(reason({ code: 'requiredByPurchase', productName: 'Lesson', productDate: '2027-01-01' }))).toMatch(
    / 1.* 2027$/,
  );
});

test('what was bought is told with its day, when it has one', () => {
  const bought = { reasonCode: 'purchased', productName: 'Lesson', productDate: null } as Parameters<
    typeof activityWords
  >[0];
  expect(activityWords(bought)).toBe('bought Lesson');
  expect(activityWords({ ...bought, productDate: '2027-01-01' })).toMatch(/^bought Lesson for (?!2027-01-01).*2027$/);
});

test('what ends too early is told with both days, and never as having run out', () => {
  const days = { validUntil: '2026-12-31', validationDate: '2027-04-30' };
  expect(reasonWords(reason({ code: 'waiverTooShort', ...days }))).toMatch(
    /^the signature ends on .*2026.* and must cover .*2027$/,
  );
  expect(reasonWords(reason({ code: 'profileTooShort', ...days }))).toMatch(
    /^the answers run out on .*2026, before the visit on .*2027$/,
  );
});

test('what nobody can sign is at the desk, as long as it is asked (D55, D65)', () => {
  expect(verdictOf(reason({ code: 'waiverNoText', source: 'activity' }))).toBe('atDesk');
  expect(verdictOf(reason({ code: 'waiverEnded', source: 'activity' }))).toBe('atDesk');
  expect(verdictOf(reason({ code: 'waiverEnded', isAsked: false }))).toBe('notAsked');
});

test('what is done is not asked', () => {
  expect(verdictOf(reason({}))).toBe('asked');
  expect(verdictOf(reason({ isComplete: true }))).toBe('done');
  expect(verdictOf(reason({ isAsked: false, code: 'notInAgeRange' }))).toBe('notAsked');
});
