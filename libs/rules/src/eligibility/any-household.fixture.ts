import fc from 'fast-check';
import { addDays } from '../dates/day';
import type { EligibilityConfiguration, TaskConfiguration } from '../records/configuration';
import type { Household } from '../records/household';
import { activityOf, configurationOf, householdOf, productOf, taskOf, today } from '../records/household.fixture';
import { signatureDates } from '../waiver/dates';
import type { Eligibility, TaskDecision } from './decision';

/** Whole households and configurations at random, for what must hold whatever the resort sets up. */

export const anyDay = fc.integer({ min: -900, max: 900 }).map((days) => addDays(today, days));
const nearDay = fc.integer({ min: -3, max: 170 }).map((days) => addDays(today, days));
const anyAge = fc.option(fc.integer({ min: 0, max: 60 }));
const contactId = fc.integer({ min: 1, max: 3 });
const productId = fc.integer({ min: 500, max: 503 });
const instantOf = (day: string) => `${day}T18:00:00Z`;
/** Nobody saves or signs in the future. */
const anyPast = fc.integer({ min: 0, max: 900 }).map((days) => addDays(today, -days));
export const anyVisit = fc.option(
  fc.integer({ min: -30, max: 400 }).map((days) => addDays(today, days)),
  { nil: undefined },
);

const anyTask = fc.record({
  taskTypeId: fc.integer({ min: 1, max: 4 }),
  ageMin: anyAge,
  ageMax: anyAge,
  isOptional: fc.boolean(),
  posWaiverId: fc.constantFrom('W1', 'W2'),
  hasText: fc.boolean(),
  useTodayAsValidationDate: fc.boolean(),
  startEffectiveDate: fc.option(anyDay),
  endEffectiveDate: fc.option(anyDay),
  validationDate: fc.option(anyDay),
});

/** Of what was saved at one instant there is one. */
const anyProfiles = fc.uniqueArray(
  fc.record({
    contactId,
    updatedAtUtc: anyPast.map(instantOf),
    askedAgain: fc.option(fc.constant('We cannot see the face'), { freq: 4 }),
  }),
  { maxLength: 4, selector: ({ contactId: of, updatedAtUtc }) => `${of} ${updatedAtUtc}` },
);

export const anyHousehold: fc.Arbitrary<Household> = fc
  .record({
    births: fc.array(fc.option(fc.integer({ min: 0, max: 26_000 }).map((days) => addDays(today, -days))), {
      minLength: 3,
      maxLength: 3,
    }),
    purchases: fc.array(
      fc.record({
        contactId,
        kind: fc.constantFrom('orderLine' as const, 'transaction' as const, 'prepaidAccess' as const),
        status: fc.constantFrom('open' as const, 'closed' as const, 'cancelled' as const),
        productId,
        productDate: fc.option(nearDay),
        expiryDate: fc.option(anyDay),
      }),
      { maxLength: 5 },
    ),
    media: fc.array(
      fc.record({
        contactId,
        productId,
        isActive: fc.boolean(),
        isPrinted: fc.boolean(),
        isImageRequired: fc.boolean(),
      }),
      {
        maxLength: 4,
      },
    ),
    authorizations: fc.array(
      fc.record({
        contactId,
        posWaiverId: fc.constantFrom('W1', 'W2'),
        startDate: anyDay,
        endDate: fc.option(anyDay),
        createdAtUtc: anyPast.map(instantOf),
        signatureId: fc.constantFrom('S1', null),
      }),
      { maxLength: 6 },
    ),
    rentalProfiles: anyProfiles,
    childRegistrations: anyProfiles,
    photos: anyProfiles,
    skips: fc.array(
      fc.record({
        contactId,
        taskId: fc.integer({ min: 1, max: 6 }),
        skippedOn: fc.integer({ min: 0, max: 3 }).map((days) => addDays(today, -days)),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ births, purchases, ...parts }) =>
    householdOf({
      ...parts,
      purchases: purchases.map((purchase, index) => ({ ...purchase, purchaseId: index + 1 })),
      contacts: births.map((dateOfBirth, index) => ({
        contactId: index + 1,
        firstName: 'A',
        lastName: 'B',
        dateOfBirth,
      })),
    }),
  );

export const anyConfiguration: fc.Arbitrary<EligibilityConfiguration> = fc
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
    effectiveDays: fc.constantFrom(null, 0, 1, 60, 365),
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

export const allTasks = ({ activities }: Eligibility): TaskDecision[] =>
  activities.flatMap(({ contacts }) => contacts.flatMap(({ tasks }) => tasks));

export const tasksById = ({ location }: EligibilityConfiguration): ReadonlyMap<number, TaskConfiguration> =>
  new Map(location.activities.flatMap(({ tasks }) => tasks.map((task) => [task.id, task])));

/** What the completion of one task stores. */
export function complete(household: Household, task: TaskConfiguration, contact: number): Household {
  const profile = { contactId: contact, updatedAtUtc: `${today}T20:00:00Z` };
  if (task.taskTypeId === 2) return { ...household, rentalProfiles: [...household.rentalProfiles, profile] };
  if (task.taskTypeId === 3) return { ...household, childRegistrations: [...household.childRegistrations, profile] };
  if (task.taskTypeId === 4) return { ...household, photos: [...household.photos, profile] };
  const dateOfBirth = household.contacts.find(({ contactId }) => contactId === contact)?.dateOfBirth ?? null;
  const { startDate, endDate } = signatureDates(task, today, dateOfBirth);
  const signed = {
    contactId: contact,
    posWaiverId: task.posWaiverId ?? '',
    startDate,
    endDate,
    createdAtUtc: profile.updatedAtUtc,
    signatureId: 'S1',
  };
  return { ...household, authorizations: [...household.authorizations, signed] };
}
