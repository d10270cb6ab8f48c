import fc from 'fast-check';
import { addDays, toDay } from '../dates/day';
import type { TaskConfiguration } from '../records/configuration';
import { activityOf, configurationOf, householdOf, taskOf, today } from '../records/household.fixture';
import {
  allTasks,
  anyConfiguration,
  anyDay,
  anyHousehold,
  anyVisit,
  complete,
  tasksById,
} from './any-household.fixture';
import { isAtDesk } from './at-desk';
import { decideEligibility } from './eligibility';

test('whatever is asked can be finished, but for what is at the desk', () => {
  fc.assert(
    fc.property(anyHousehold, anyConfiguration, anyVisit, (household, configuration, visitDate) => {
      const dates = { today, visitDate };
      const tasks = tasksById(configuration);
      const isOpen = ({ isAsked, isComplete, reason }: ReturnType<typeof allTasks>[number]) =>
        isAsked && !isComplete && !isAtDesk(reason);
      const before = decideEligibility(household, configuration, dates);
      const finished = allTasks(before)
        .filter(isOpen)
        .reduce(
          (current, { taskId, contactId }) => complete(current, tasks.get(taskId) as TaskConfiguration, contactId),
          household,
        );
      const after = decideEligibility(finished, configuration, dates);
      expect(allTasks(after).filter(isOpen)).toEqual([]);
      for (const contact of after.contacts) {
        const own = allTasks(after).filter((task) => task.contactId === contact.contactId && isAtDesk(task.reason));
        expect(contact.isCheckInComplete).toBe(own.every((task) => task.isOptional));
      }
    }),
    { numRuns: 400 },
  );
});

test('counts agree with the tasks, done is never more than asked, and each task has one reason', () => {
  fc.assert(
    fc.property(anyHousehold, anyConfiguration, anyVisit, (household, configuration, visitDate) => {
      const eligibility = decideEligibility(household, configuration, { today, visitDate });
      for (const contact of [...eligibility.contacts, ...eligibility.activities.flatMap(({ contacts }) => contacts)]) {
        expect(contact.tasksComplete).toBeLessThanOrEqual(contact.tasksTotal);
        if (contact.tasksComplete === contact.tasksTotal)
          expect(contact).toMatchObject({ isCheckInComplete: true, hasTasksLeft: false });
        if ('isQrEligible' in contact && contact.isQrEligible) expect(contact.isCheckInComplete).toBe(true);
      }
      for (const task of allTasks(eligibility)) {
        expect(task.reason.code).toBeTruthy();
        if (task.isComplete || task.isSkipped) expect(task.isAsked).toBe(true);
        if (task.isSkipped) expect(task.isOptional && !task.isComplete).toBe(true);
        if (isAtDesk(task.reason)) expect(task).toMatchObject({ isAsked: true, isComplete: false, taskTypeId: 1 });
        expect(task.isAsked).toBe(task.reason.source !== undefined);
      }
    }),
    { numRuns: 300 },
  );
});

test('a cancelled purchase changes nothing', () => {
  fc.assert(
    fc.property(anyHousehold, anyConfiguration, (household, configuration) => {
      const cancelled = household.purchases.map((purchase) => ({ ...purchase, status: 'cancelled' as const }));
      const without = decideEligibility({ ...household, purchases: [] }, configuration, { today });
      expect(decideEligibility({ ...household, purchases: cancelled }, configuration, { today })).toEqual(without);
    }),
  );
});

test('a person is done only when no activity leaves anything required open', () => {
  fc.assert(
    fc.property(anyHousehold, anyConfiguration, anyVisit, (household, configuration, visitDate) => {
      const { activities, contacts } = decideEligibility(household, configuration, { today, visitDate });
      for (const { contactId, isCheckInComplete } of contacts) {
        const own = activities.flatMap((activity) =>
          activity.contacts.filter((contact) => contact.contactId === contactId),
        );
        expect(isCheckInComplete).toBe(own.every((contact) => contact.isCheckInComplete));
      }
    }),
    { numRuns: 400 },
  );
});

test('what is valid today was not made invalid by being saved later', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 900 }), (savedOn, later) => {
      const configuration = configurationOf({
        activities: [activityOf({ id: 100, tasks: [taskOf({ id: 12, taskTypeId: 2 })] })],
      });
      const isDone = (day: string) => {
        const rentalProfiles = [{ contactId: 1, updatedAtUtc: `${day}T18:00:00Z` }];
        return decideEligibility(householdOf({ rentalProfiles }), configuration, { today }).contacts[0]
          ?.isCheckInComplete;
      };
      if (isDone(savedOn)) expect(isDone(addDays(savedOn, later))).toBe(true);
    }),
  );
});

test('the days used here are days', () => {
  expect(toDay(Date.UTC(2026, 10, 20))).toBe(today);
});
