import { taskTypeIds } from '@arrival/contracts';
import type { TaskConfiguration } from '../records/configuration';
import type { Household } from '../records/household';
import {
  activityOf,
  adult,
  configurationOf,
  householdOf,
  mediumOf,
  photo,
  registration,
  rental,
  taskOf,
  today,
} from '../records/household.fixture';
import { decideEligibility } from './eligibility';

const because = 'We cannot see the face';
const saved = (updatedAtUtc: string, askedAgain: string | null = because) => {
  const profiles = [{ contactId: 1, updatedAtUtc, askedAgain }];
  return { rentalProfiles: profiles, childRegistrations: profiles, photos: profiles };
};

function member(task: TaskConfiguration, parts: Partial<Household>, location = {}) {
  const configuration = configurationOf({ activities: [activityOf({ id: 100, tasks: [task] })], ...location });
  const household = householdOf({ contacts: [adult], ...parts });
  return decideEligibility(household, configuration, { today }).activities[0]!.contacts[0]!;
}
const decide = (...asked: Parameters<typeof member>) => member(...asked).tasks[0]!;

test.each([rental, registration, photo])(
  'what staff ask for again is open, with their words (D79): type $taskTypeId',
  (task) => {
    const decision = decide(task, saved('2026-11-19T18:00:00Z'));
    expect(decision).toMatchObject({ isAsked: true, isComplete: false, isReadOnly: false, isSkipped: false });
    expect(decision.reason).toMatchObject({ code: 'askedAgain', state: 'askedAgain', staffReason: because });
    expect(decision.reason.validUntil).toBeUndefined();
    expect(decide(task, saved('2026-11-19T18:00:00Z', null)).isComplete).toBe(true);
  },
);

test('it goes before what has run out, and before where profiles may be edited', () => {
  const ranOut = { code: 'askedAgain', validUntil: '2021-11-19' };
  expect(decide(rental, saved('2020-11-19T18:00:00Z')).reason).toMatchObject(ranOut);
  const decision = decide(rental, saved('2026-11-19T18:00:00Z'), { isEditProfileLocation: true });
  expect(decision).toMatchObject({ isComplete: false, reason: { code: 'askedAgain' } });
});

test('what was saved anew counts by itself, whatever the clock says of it', () => {
  const [refused] = saved('2026-11-19T18:00:00Z').photos;
  const again = { contactId: 1, updatedAtUtc: '2026-11-19T18:00:00Z', askedAgain: null };
  expect(decide(photo, { photos: [refused!] }).isComplete).toBe(false);
  expect(decide(photo, { photos: [again] }).isComplete).toBe(true);
});

test('an optional one may be put aside for the day', () => {
  const optional = taskOf({ id: 14, taskTypeId: taskTypeIds.photo, isOptional: true });
  const skips = [{ contactId: 1, taskId: 14, skippedOn: today }];
  expect(decide(optional, { ...saved('2026-11-19T18:00:00Z'), skips })).toMatchObject({
    isSkipped: true,
    reason: { code: 'askedAgain' },
  });
});

test('there is no pick-up code while the photo is asked again, where it is optional or put aside, too (D30)', () => {
  const optional = taskOf({ id: 14, taskTypeId: taskTypeIds.photo, isOptional: true });
  const skips = [{ contactId: 1, taskId: 14, skippedOn: today }];
  const media = [mediumOf()];
  for (const task of [photo, optional]) {
    expect(member(task, { ...saved('2026-11-19T18:00:00Z'), media, skips }).isQrEligible).toBe(false);
    expect(member(task, { ...saved('2026-11-19T18:00:00Z', null), media, skips }).isQrEligible).toBe(true);
  }
});
