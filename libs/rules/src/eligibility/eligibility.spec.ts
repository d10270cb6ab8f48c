import fc from 'fast-check';
import { addDays, toDay } from '../dates/day';
import { signatureDates } from '../waiver/dates';
import type { EligibilityConfiguration, TaskConfiguration } from './configuration';
import { decideEligibility } from './eligibility';
import type { Household } from './household';
import { activityOf, configurationOf, householdOf, productOf, taskOf, today } from './household.fixture';
import type { Eligibility } from './types';

/** Whole households and configurations at random: what must hold whatever the resort sets up. */

const anyDay = fc.integer({ min: -900, max: 900 }).map((days) => addDays(today, days));
const anyAge = fc.option(fc.integer({ min: 0, max: 60 }));
const contactId = fc.integer({ min: 1, max: 3 });
const productId = fc.integer({ min: 500, max: 503 });

const anyTask = fc
  .record({
    taskTypeId: fc.integer({ min: 1, max: 4 }),
    ageMin: anyAge,
    ageMax: anyAge,
    isOptional: fc.boolean(),
    posWaiverId: fc.constantFrom('W1', 'W2'),
    useTodayAsValidationDate: fc.boolean(),
    startEffectiveDate: fc.option(anyDay),
    endEffectiveDate: fc.option(anyDay),
    validationDate: fc.option(anyDay),
  })
  .map((task) => ({ ...task, id: 0, name: 'Task' }));

const anyProfiles = fc.uniqueArray(fc.record({ contactId, updatedAtUtc: anyDay.map((day) => `${day}T18:00:00Z`) }), {
  selector: (profile) => profile.contactId,
});

const anyHousehold: fc.Arbitrary<Household> = fc
  .record({
    births: fc.array(fc.option(fc.integer({ min: 0, max: 26_000 }).map((days) => addDays(today, -days))), { minLength: 3, maxLength: 3 }),
    purchases: fc.array(
      fc.record({
        contactId,
        kind: fc.constantFrom('orderLine' as const, 'transaction' as const, 'prepaidAccess' as const),
        status: fc.constantFrom('open' as const, 'closed' as const, 'cancelled' as const),
        productId,
        productDate: fc.option(fc.integer({ min: -3, max: 170 }).map((days) => addDays(today, days))),
        expiryDate: fc.option(anyDay),
      }),
      { maxLength: 5 },
    ),
    media: fc.array(fc.record({ contactId, isActive: fc.boolean(), isPrinted: fc.boolean(), isImageRequired: fc.boolean() }), {
      maxLength: 4,
    }),
    authorizations: fc.array(
      fc.record({ contactId, posWaiverId: fc.constantFrom('W1', 'W2'), startDate: anyDay, endDate: fc.option(anyDay) }),
      { maxLength: 4 },
    ),
    rentalProfiles: anyProfiles,
    childRegistrations: anyProfiles,
    photos: anyProfiles,
    skips: fc.array(fc.record({ contactId, taskId: fc.integer({ min: 1, max: 6 }) }), { maxLength: 4 }),
  })
  .map(({ births, ...parts }) =>
    householdOf({
      ...parts,
      contacts: births.map((dateOfBirth, index) => ({ contactId: index + 1, firstName: 'A', lastName: 'B', dateOfBirth })),
    }),
  );

const anyConfiguration: fc.Arbitrary<EligibilityConfiguration> = fc
  .record({
    tasks: fc.array(anyTask, { maxLength: 6 }),
    activities: fc.array(
      fc.record({
        ageMin: anyAge,
        ageMax: anyAge,
        productIds: fc.array(productId, { maxLength: 3 }),
        taskIds: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    usePosTransactionsAndOrders: fc.boolean(),
    isEditProfileLocation: fc.boolean(),
    effectiveDays: fc.constantFrom(null, 0, 1, 365),
    products: fc.array(
      fc.record({
        rules: fc.subarray(['RENTALPROFILEREQUIRED', 'CHILDREGPROFILEREQUIRED', 'IMAGEREQUIRED', 'PICKUPONPUB']),
        authorizationTypes: fc.subarray(['W1', 'W2']),
        isImageRequired: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ tasks, activities, effectiveDays, products, ...location }) => {
    const numbered = tasks.map((task, index) => taskOf({ ...task, id: index + 1 }));
    return configurationOf(
      {
        ...location,
        defaultActivityId: 101,
        activities: activities.map(({ taskIds, ...activity }, index) =>
          activityOf({ ...activity, id: 100 + index, tasks: numbered.filter((task) => taskIds.includes(task.id)) }),
        ),
      },
      {
        taskTypes: [1, 2, 3, 4].map((id) => ({ id, effectiveDays })),
        products: products.map((product, index) => productOf({ ...product, id: 500 + index })),
      },
    );
  });

const allTasks = ({ activities }: Eligibility) => activities.flatMap(({ contacts }) => contacts.flatMap(({ tasks }) => tasks));

/** What the completion of one task stores. */
function complete(household: Household, task: TaskConfiguration, contact: number): Household {
  const profile = { contactId: contact, updatedAtUtc: `${today}T20:00:00Z` };
  const others = (profiles: Household['photos']) => [...profiles.filter((other) => other.contactId !== contact), profile];
  if (task.taskTypeId === 2) return { ...household, rentalProfiles: others(household.rentalProfiles) };
  if (task.taskTypeId === 3) return { ...household, childRegistrations: others(household.childRegistrations) };
  if (task.taskTypeId === 4) return { ...household, photos: others(household.photos) };
  const { startDate, endDate } = signatureDates(task, today);
  const authorization = { contactId: contact, posWaiverId: task.posWaiverId ?? '', startDate, endDate };
  return { ...household, authorizations: [...household.authorizations, authorization] };
}

test('whatever is asked can be finished: completing every asked task leaves nothing to do', () => {
  fc.assert(
    fc.property(anyHousehold, anyConfiguration, (household, configuration) => {
      const tasks = new Map(configuration.location.activities.flatMap((activity) => activity.tasks.map((task) => [task.id, task])));
      const open = allTasks(decideEligibility(household, configuration, { today })).filter((task) => task.isAsked && !task.isComplete);
      const finished = open.reduce((current, { taskId, contactId: contact }) => {
        return complete(current, tasks.get(taskId) as TaskConfiguration, contact);
      }, household);
      const after = decideEligibility(finished, configuration, { today });
      expect(allTasks(after).filter((task) => task.isAsked && !task.isComplete)).toEqual([]);
      expect(after.contacts.every((contact) => contact.isCheckInComplete && !contact.hasTasksLeft)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('counts agree with the tasks, done is never more than asked, and each task has one reason', () => {
  fc.assert(
    fc.property(anyHousehold, anyConfiguration, (household, configuration) => {
      const eligibility = decideEligibility(household, configuration, { today });
      for (const contact of [...eligibility.contacts, ...eligibility.activities.flatMap(({ contacts }) => contacts)]) {
        expect(contact.tasksComplete).toBeLessThanOrEqual(contact.tasksTotal);
        if (contact.tasksComplete === contact.tasksTotal) expect(contact).toMatchObject({ isCheckInComplete: true, hasTasksLeft: false });
        if (contact.isQrEligible) expect(contact.isCheckInComplete).toBe(true);
      }
      for (const task of allTasks(eligibility)) {
        expect(task.reason.code).toBeTruthy();
        if (task.isComplete || task.isSkipped) expect(task.isAsked).toBe(true);
        if (task.isSkipped) expect(task.isOptional && !task.isComplete).toBe(true);
        expect(task.isAsked).toBe(task.reason.source !== undefined);
      }
    }),
    { numRuns: 300 },
  );
});

test('transaction-driven with a default activity: everybody has an activity; the same question has the same answer', () => {
  fc.assert(
    fc.property(anyHousehold, anyConfiguration, (household, configuration) => {
      const eligibility = decideEligibility(household, configuration, { today });
      const { location } = configuration;
      const hasDefault = location.activities.some((activity) => activity.id === location.defaultActivityId);
      if (location.usePosTransactionsAndOrders && hasDefault) {
        expect(eligibility.contacts.every((contact) => contact.activityIds.length > 0)).toBe(true);
      }
      if (hasDefault) expect(eligibility.activities[0]?.isDefault).toBe(true);
      expect(decideEligibility(household, configuration, { today })).toEqual(eligibility);
    }),
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

test('what is valid today was not made invalid by being saved later', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 900 }), (savedOn, later) => {
      const configuration = configurationOf({ activities: [activityOf({ id: 100, tasks: [taskOf({ id: 12, taskTypeId: 2 })] })] });
      const isDone = (day: string) => {
        const rentalProfiles = [{ contactId: 1, updatedAtUtc: `${day}T18:00:00Z` }];
        return decideEligibility(householdOf({ rentalProfiles }), configuration, { today }).contacts[0]?.isCheckInComplete;
      };
      if (isDone(savedOn)) expect(isDone(addDays(savedOn, later))).toBe(true);
    }),
  );
});

test('the days used here are days', () => {
  expect(toDay(Date.UTC(2026, 10, 20))).toBe(today);
});
