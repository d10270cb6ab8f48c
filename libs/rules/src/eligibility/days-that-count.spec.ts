import fc from 'fast-check';
import { addDays } from '../dates/day';
import { dayInZone } from '../dates/zone';
import type { EligibilityConfiguration, TaskConfiguration } from '../records/configuration';
import type { Household } from '../records/household';
import { today } from '../records/household.fixture';
import { newestProfile } from '../records/profiles';
import { allTasks, anyConfiguration, anyHousehold, anyVisit, tasksById } from './any-household.fixture';
import { decideEligibility } from './eligibility';

/** D64 to D66 over whole households: on what day something must be valid, what has ended, and when a skip is over. */

type Check = (household: Household, configuration: EligibilityConfiguration, visitDate: string | undefined) => void;
const always = (check: Check) =>
  fc.assert(fc.property(anyHousehold, anyConfiguration, anyVisit, check), { numRuns: 400 });
const laterOf = (one: string, other: string) => (one > other ? one : other);
const signedOn = (instant: string, { location }: EligibilityConfiguration) => dayInZone(instant, location.timeZone);

/** The same configuration with each task changed. */
function withTasks(configuration: EligibilityConfiguration, change: (task: TaskConfiguration) => TaskConfiguration) {
  const { location } = configuration;
  const activities = location.activities.map((activity) => ({ ...activity, tasks: activity.tasks.map(change) }));
  return { ...configuration, location: { ...location, activities } };
}

test('a waiver is done only by an authorization that is not over', () => {
  always((household, configuration, visitDate) => {
    const tasks = tasksById(configuration);
    for (const { taskId, contactId, taskTypeId, isComplete } of allTasks(
      decideEligibility(household, configuration, { today, visitDate }),
    )) {
      if (taskTypeId !== 1 || !isComplete) continue;
      const own = household.authorizations.filter(
        (held) => held.contactId === contactId && held.posWaiverId === tasks.get(taskId)?.posWaiverId,
      );
      expect(own.some(({ endDate }) => endDate === null || endDate >= today)).toBe(true);
    }
  });
});

test('a waiver of the day is done exactly by a signature of that very day, or by what is held for that day alone', () => {
  always((household, configuration) => {
    const daily = withTasks(configuration, (task) => ({ ...task, useTodayAsValidationDate: true }));
    for (const { contactId, taskId, taskTypeId, isAsked, isComplete } of allTasks(
      decideEligibility(household, daily, { today }),
    )) {
      if (taskTypeId !== 1 || !isAsked) continue;
      const { posWaiverId } = tasksById(daily).get(taskId) as TaskConfiguration;
      const ofToday = household.authorizations.filter(
        (held) =>
          held.contactId === contactId &&
          held.posWaiverId === posWaiverId &&
          held.startDate <= today &&
          (held.endDate ?? today) >= today &&
          ((held.startDate === today && held.endDate === today) ||
            (held.signatureId !== null && signedOn(held.createdAtUtc, daily) === today)),
      );
      expect(isComplete).toBe(ofToday.length > 0);
    }
  });
});

test('a validation date that is past is today', () => {
  always((household, configuration, visitDate) => {
    const past = withTasks(configuration, (task) => ({ ...task, validationDate: addDays(today, -1 - task.id * 40) }));
    const empty = withTasks(configuration, (task) => ({ ...task, validationDate: null }));
    expect(decideEligibility(household, past, { today, visitDate })).toEqual(
      decideEligibility(household, empty, { today, visitDate }),
    );
  });
});

test('a required waiver whose season is over stays open for everybody who does not hold it', () => {
  always((household, configuration, visitDate) => {
    const ended = withTasks(configuration, (task) => ({
      ...task,
      isOptional: false,
      useTodayAsValidationDate: false,
      endEffectiveDate: addDays(today, -1),
    }));
    const { location } = configuration;
    const everywhere = { ...ended, location: { ...ended.location, usePosTransactionsAndOrders: false } };
    for (const { contacts } of decideEligibility(household, location.usePosTransactionsAndOrders ? everywhere : ended, {
      today,
      visitDate,
    }).activities) {
      for (const { tasks, isCheckInComplete } of contacts) {
        const waivers = tasks.filter(({ taskTypeId, reason }) => taskTypeId === 1 && reason.code !== 'notInAgeRange');
        for (const waiver of waivers) expect(waiver).toMatchObject({ isAsked: true });
        if (waivers.some(({ isComplete }) => !isComplete)) expect(isCheckInComplete).toBe(false);
        for (const { reason, isComplete } of waivers) if (!isComplete) expect(reason.code).toBe('waiverEnded');
      }
    }
  });
});

test('done means valid on the day of the visit, as far as saving it today could make it so', () => {
  always((household, configuration, visitDate) => {
    const days = configuration.taskTypes[1]?.effectiveDays;
    const profilesOf = [household.rentalProfiles, household.childRegistrations, household.photos];
    for (const { contacts } of decideEligibility(household, configuration, { today, visitDate }).activities) {
      for (const { contactId, relevantDate, tasks } of contacts) {
        expect(relevantDate >= today).toBe(true);
        for (const { taskTypeId, isAsked, isComplete, reason } of tasks) {
          if (taskTypeId === 1 || !isAsked) continue;
          // What another purchase of the same activity is for says nothing of this one's day.
          const visit =
            reason.source === 'purchase' ? laterOf(reason.productDate ?? visitDate ?? today, today) : relevantDate;
          const newest = newestProfile(profilesOf[taskTypeId - 2] ?? [], Number(contactId));
          const counting = newest && typeof newest.askedAgain !== 'string' ? [newest] : [];
          const savedOn = counting.map(({ updatedAtUtc }) => signedOn(updatedAtUtc, configuration));
          const lasts = savedOn.some((day) => {
            if (!days) return true;
            const until = addDays(day, days);
            return until >= visit || (day === today && until >= today);
          });
          expect(isComplete).toBe(lasts);
        }
      }
    }
  });
});

test('nothing "ran out" on a day to come; what is too short ends from today on and before the day that counts', () => {
  always((household, configuration, visitDate) => {
    for (const { reason, isComplete } of allTasks(decideEligibility(household, configuration, { today, visitDate }))) {
      const { code, validUntil, validationDate } = reason;
      if ((code === 'waiverExpired' || code === 'profileExpired') && validUntil) expect(validUntil < today).toBe(true);
      if (code === 'waiverEnded' && validUntil) expect(validUntil < today).toBe(true);
      if (code !== 'waiverTooShort' && code !== 'profileTooShort') continue;
      expect([
        isComplete,
        Boolean(validUntil && validUntil >= today),
        Boolean(validUntil && validationDate && validUntil < validationDate),
      ]).toEqual([false, true, true]);
    }
  });
});

test('what was done on one day stays done only while it is valid: tomorrow never knows more than today', () => {
  always((household, configuration) => {
    const doneOn = (day: string) =>
      allTasks(decideEligibility(household, configuration, { today: day })).filter(({ isComplete }) => isComplete);
    for (const { taskTypeId, reason } of doneOn(addDays(today, 1))) {
      if (taskTypeId !== 1 && reason.validUntil) expect(reason.validUntil > today).toBe(true);
    }
  });
});

test('a skip ends with the day on which it was made', () => {
  always((household, configuration) => {
    const tasks = tasksById(configuration);
    const skipsOf = (day: string) =>
      allTasks(decideEligibility(household, configuration, { today: day })).filter(({ isSkipped }) => isSkipped);
    expect(skipsOf(addDays(today, 1))).toEqual([]);
    for (const { taskId, contactId } of skipsOf(today)) {
      expect(tasks.get(taskId)?.isOptional).toBe(true);
      expect(household.skips).toContainEqual({ taskId, contactId, skippedOn: today });
    }
  });
});

test('without a visit of its own a member is as old as on the day that was named, never as on a day past', () => {
  always((household, configuration, visitDate) => {
    const byAge = { ...configuration, location: { ...configuration.location, usePosTransactionsAndOrders: false } };
    for (const { contacts } of decideEligibility(household, byAge, { today, visitDate }).activities) {
      for (const { relevantDate } of contacts) expect(relevantDate).toBe(laterOf(visitDate ?? today, today));
    }
  });
});
