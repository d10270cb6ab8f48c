import type { LocationConfiguration, TaskConfiguration } from '../records/configuration';
import type { Household } from '../records/household';
import {
  activityOf,
  adult,
  configurationOf,
  householdOf,
  photo,
  registration,
  rental,
  taskOf,
  today,
  waiver,
} from '../records/household.fixture';
import { isAtDesk } from './at-desk';
import { decideEligibility } from './eligibility';

function decide(
  task: TaskConfiguration,
  parts: Partial<Household> = {},
  location: Partial<LocationConfiguration> = {},
  day = today,
) {
  const configuration = configurationOf({ activities: [activityOf({ id: 100, tasks: [task] })], ...location });
  const household = householdOf({ contacts: [adult], ...parts });
  const decision = decideEligibility(household, configuration, { today: day }).activities[0]?.contacts[0]?.tasks[0];
  if (decision === undefined) throw new Error('no decision');
  return decision;
}

const signed = (
  startDate: string,
  endDate: string | null,
  posWaiverId = 'W1',
  createdAtUtc = `${startDate}T18:00:00Z`,
  signatureId: string | null = 'S1',
) => ({
  authorizations: [{ contactId: 1, posWaiverId, startDate, endDate, createdAtUtc, signatureId }],
});
const saved = (updatedAtUtc: string) => {
  const profiles = [{ contactId: 1, updatedAtUtc }];
  return { rentalProfiles: profiles, childRegistrations: profiles, photos: profiles };
};

test('never signed: asked, required by the activity', () => {
  const decision = decide(waiver);
  expect(decision).toMatchObject({ isAsked: true, isComplete: false, isReadOnly: false });
  expect(decision.reason).toMatchObject({
    code: 'requiredByActivity',
    state: 'missing',
    source: 'activity',
    activityName: 'Activity 100',
  });
});

test('held for the validation date: done, and until when', () => {
  const decision = decide(waiver, signed('2026-11-01', '2027-04-30'));
  expect(decision).toMatchObject({ isComplete: true, isReadOnly: true });
  expect(decision.reason).toMatchObject({ code: 'alreadyValidUntil', validUntil: '2027-04-30' });
});

test('without an end: done for good', () => {
  expect(decide(waiver, signed('2026-11-01', null)).reason).toMatchObject({
    code: 'alreadyValidUntil',
    validUntil: null,
  });
});

test('a waiver that ran out yesterday is asked again and says when it ended', () => {
  expect(decide(waiver, signed('2025-11-01', '2026-11-19')).reason).toMatchObject({
    code: 'waiverExpired',
    validUntil: '2026-11-19',
  });
  expect(decide(waiver, signed('2025-11-01', '2026-11-20'))).toMatchObject({ isComplete: true });
});

test('another waiver, another contact, or one that begins later does not count', () => {
  expect(decide(waiver, signed('2026-01-01', null, 'W2'))).toMatchObject({ isComplete: false });
  const child = signed('2026-01-01', null).authorizations.map((held) => ({ ...held, contactId: 2 }));
  expect(decide(waiver, { authorizations: child })).toMatchObject({ isComplete: false });
  expect(decide(waiver, signed('2026-12-01', null)).reason.code).toBe('requiredByActivity');
});

test('it must cover the validation date, not only today', () => {
  const season = taskOf({ id: 11, taskTypeId: 1, validationDate: '2027-04-30' });
  expect(decide(season, signed('2026-11-01', '2027-03-31'))).toMatchObject({ isComplete: false });
  expect(decide(season, signed('2026-11-01', '2027-04-30'))).toMatchObject({ isComplete: true });
});

test('what ends before the day that counts is too short: it has not run out (D64)', () => {
  const season = taskOf({ id: 11, taskTypeId: 1, validationDate: '2027-04-30' });
  expect(decide(season, signed('2026-11-01', '2027-03-31')).reason).toMatchObject({
    code: 'waiverTooShort',
    state: 'tooShort',
    validUntil: '2027-03-31',
    validationDate: '2027-04-30',
  });
});

test('a validation date in the past does not freeze what covered it (D64)', () => {
  const past = taskOf({ id: 11, taskTypeId: 1, validationDate: '2026-02-01' });
  expect(decide(past, signed('2026-01-01', '2026-11-19'))).toMatchObject({
    isComplete: false,
    reason: { code: 'waiverExpired' },
  });
  expect(decide(past, signed('2026-03-01', null))).toMatchObject({ isComplete: true });
});

test('a waiver switched to one day asks for a signature of that very day, whatever is held (D64)', () => {
  const daily = taskOf({ id: 11, taskTypeId: 1, useTodayAsValidationDate: true });
  expect(decide(daily, signed('2026-11-01', null))).toMatchObject({
    isComplete: false,
    reason: { code: 'waiverExpired' },
  });
  expect(decide(daily, signed('2026-11-01', null)).reason.validUntil).toBeUndefined();
  expect(decide(daily, signed(today, null, 'W1', '2026-11-01T18:00:00Z'))).toMatchObject({ isComplete: false });
  expect(decide(daily, signed('2026-11-01', null, 'W1', `${today}T18:00:00Z`)).reason).toMatchObject({
    code: 'signedForToday',
    validUntil: today,
  });
});

test('what the point of sale told today is no signature of today, unless it is for today alone (D64)', () => {
  const daily = taskOf({ id: 11, taskTypeId: 1, useTodayAsValidationDate: true });
  const told = (startDate: string, endDate: string | null, createdAtUtc: string) =>
    decide(daily, signed(startDate, endDate, 'W1', createdAtUtc, null));
  expect(told('2026-11-01', null, `${today}T08:00:00Z`)).toMatchObject({ isComplete: false });
  expect(told(today, '2026-11-30', `${today}T08:00:00Z`)).toMatchObject({ isComplete: false });
  expect(told(today, today, '2026-11-18T08:00:00Z').reason).toMatchObject({
    code: 'signedForToday',
    validUntil: today,
  });
});

test('a one-day waiver is signed each day', () => {
  const daily = taskOf({ id: 11, taskTypeId: 1, useTodayAsValidationDate: true });
  expect(decide(daily, signed(today, today)).reason).toMatchObject({ code: 'signedForToday', validUntil: today });
  expect(decide(daily, signed('2026-11-19', '2026-11-19')).reason.code).toBe('waiverExpired');
});

test('a required waiver that has ended stays open at the desk, an optional one is no longer offered (D65)', () => {
  const season = { id: 11, taskTypeId: 1, endEffectiveDate: '2026-04-30' };
  const ended = decide(taskOf(season));
  expect(ended).toMatchObject({
    isAsked: true,
    isComplete: false,
    reason: { code: 'waiverEnded', validUntil: '2026-04-30' },
  });
  expect(isAtDesk(ended.reason)).toBe(true);
  expect(decide(taskOf(season), signed('2026-01-01', '2026-04-30'))).toMatchObject({ isComplete: false });
  const offered = decide(taskOf({ ...season, isOptional: true }));
  expect(offered).toMatchObject({ isAsked: false, reason: { code: 'waiverEnded' } });
  expect(isAtDesk(offered.reason)).toBe(false);
});

test('a waiver without a text is open at the desk until it has one; who holds it is done (D55)', () => {
  const noText = taskOf({ id: 11, taskTypeId: 1, hasText: false });
  const open = decide(noText);
  expect(open).toMatchObject({
    isAsked: true,
    isComplete: false,
    reason: { code: 'waiverNoText', source: 'activity' },
  });
  expect(isAtDesk(open.reason)).toBe(true);
  expect(decide(noText, signed('2026-11-01', null))).toMatchObject({ isComplete: true });
  expect(isAtDesk(decide(waiver).reason)).toBe(false);
});

test('a profile that runs out before the visit is asked again, unless saving it could not help (D64)', () => {
  const on = (visitDate: string, effectiveDays: number) => {
    const configuration = configurationOf({}, { taskTypes: [{ id: 2, effectiveDays }] });
    const household = householdOf(saved('2026-11-10T18:00:00Z'));
    return decideEligibility(household, configuration, { today, visitDate }).activities[0]?.contacts[0]?.tasks[1];
  };
  expect(on('2026-12-24', 60)).toMatchObject({ isComplete: true });
  expect(on('2027-01-10', 60)).toMatchObject({
    isComplete: false,
    reason: { code: 'profileTooShort', validUntil: '2027-01-09', validationDate: '2027-01-10' },
  });
  expect(on('2026-11-01', 60)).toMatchObject({ isComplete: true });
});

test.each([
  [rental, '2027-11-20', true],
  [rental, '2027-11-21', false],
  [registration, '2027-11-20', true],
  [registration, '2027-11-21', false],
  [photo, '2029-11-19', true],
  [photo, '2029-11-20', false],
])('$name, saved on 20 November 2026, is valid on %s: %s', (task, day, isComplete) => {
  expect(decide(task, saved('2026-11-20T18:00:00Z'), {}, day).isComplete).toBe(isComplete);
});

test('an expired profile says when it ended', () => {
  expect(decide(rental, saved('2025-11-19T18:00:00Z')).reason).toMatchObject({
    code: 'profileExpired',
    state: 'expired',
    validUntil: '2026-11-19',
  });
});

test('the day of saving is the day at the location', () => {
  const justBeforeMidnightInDenver = '2025-11-20T06:59:00Z';
  expect(decide(rental, saved(justBeforeMidnightInDenver), { timeZone: 'America/Denver' }).isComplete).toBe(false);
  expect(decide(rental, saved(justBeforeMidnightInDenver), { timeZone: 'UTC' }).isComplete).toBe(true);
});

test.each([0, null])('effectiveDays %s: valid for ever', (effectiveDays) => {
  const configuration = configurationOf({}, { taskTypes: [{ id: 2, effectiveDays }] });
  const { activities } = decideEligibility(householdOf(saved('2001-01-01T00:00:00Z')), configuration, { today });
  expect(activities[0]?.contacts[0]?.tasks[1]).toMatchObject({
    isComplete: true,
    reason: { code: 'alreadyValidUntil', validUntil: null },
  });
});

test('edit-profile location: valid profiles count as done and are open for editing, waivers stay closed', () => {
  const edit = { isEditProfileLocation: true };
  for (const task of [rental, registration, photo]) {
    const decision = decide(task, saved('2026-11-01T18:00:00Z'), edit);
    expect(decision).toMatchObject({ isComplete: true, isReadOnly: false, reason: { code: 'editAllowedHere' } });
  }
  expect(decide(waiver, signed('2026-11-01', null), edit)).toMatchObject({ isComplete: true, isReadOnly: true });
  expect(decide(rental, {}, edit)).toMatchObject({ isComplete: false, reason: { code: 'requiredByActivity' } });
});

test('a task out of the age range is not asked and says so', () => {
  const forAdults = taskOf({ id: 11, taskTypeId: 1, ageMin: 41 });
  expect(decide(forAdults)).toMatchObject({
    isAsked: false,
    reason: { code: 'notInAgeRange', age: 40, ageMin: 41, ageMax: null },
  });
});
