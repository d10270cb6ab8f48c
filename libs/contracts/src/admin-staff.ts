import { z } from 'zod';
import { signatureRowSchema } from './admin-waiver';
import { childRegistrationSchema } from './child-registration';
import { contactSchema, familyCodeSchema } from './contact';
import { daySchema, instantSchema } from './primitives';
import { taskReasonSchema } from './reason';
import { says } from './remark';
import { rentalLabelShape } from './rental-gear-schema';
import { plainText } from './text';

/**
 * A hit of GET /api/admin/guests?filter={"q":…}: by the beginnings of names, an e-mail's beginning, a whole customer number, contact id,
 * order or transaction number, family code or scanned pick-up code, or the last digits of a phone number. Without anything to look for the
 * list is empty.
 */
export const guestHitSchema = z.object({
  id: z.number().int(),
  contactId: z.number().int(),
  headContactId: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  customerNumber: z.string(),
  dateOfBirth: daySchema.nullable(),
  isHeadOfHouseHold: z.boolean(),
  householdSize: z.number().int(),
  /** The purchase by whose number the guest was found, cancelled when nothing under that number counts any more; null when found otherwise. */
  foundOrder: z
    .object({
      orderId: z.number().int().nullable(),
      transactionId: z.number().int().nullable(),
      isCancelled: z.boolean(),
    })
    .nullable(),
});
export type GuestHit = z.infer<typeof guestHitSchema>;

/** The rental label: what the technician needs, never a release setting (D28). */
const rentalLabelSchema = z.object({ ...rentalLabelShape, updatedAtUtc: instantSchema });

/** A member as staff see them; `photo` and `imageUrl` are the path of the staff's image route. `hasHealthAnswers`: they exist; reading them is an act of its own that is audited (D51). */
const staffMemberSchema = contactSchema.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  customerNumber: z.string(),
  rentalLabel: rentalLabelSchema.nullable(),
  hasHealthAnswers: z.boolean(),
  photoUpdatedAtUtc: instantSchema.nullable(),
  /** The products of passes that are left to print, one each. */
  mediaToPrint: z.array(z.string()),
  /** What is without a date and what is furthest ahead come first; cancelled ones too. */
  purchases: z.array(
    z.object({
      id: z.number().int(),
      productName: z.string(),
      productDate: daySchema.nullable(),
      orderId: z.number().int().nullable(),
      transactionId: z.number().int().nullable(),
      isCancelled: z.boolean(),
    }),
  ),
  signatures: z.array(signatureRowSchema),
  completions: z.array(
    z.object({
      id: z.number().int(),
      taskId: z.number().int(),
      taskName: z.string(),
      taskTypeId: z.number().int(),
      completedAtUtc: instantSchema,
    }),
  ),
});
/** GET /api/admin/guests/{contactId}: the whole household. */
export const staffHouseholdSchema = z.object({
  id: z.number().int(),
  headContactId: z.number().int(),
  ...familyCodeSchema.shape,
  members: z.array(staffMemberSchema),
});
export type StaffHousehold = z.infer<typeof staffHouseholdSchema>;

/** POST /api/admin/guests/{contactId}/health-answers with the reason for looking (audited). */
export const healthAnswersRequestSchema = z.strictObject({
  purpose: plainText(200).refine((purpose) => purpose.length >= 3, says('purpose')),
});
export const healthAnswersSchema = childRegistrationSchema;

/**
 * GET /api/admin/preview?locationId&contactId&date: what a guest who opens the app at that location on that day is asked, and why (D17).
 * Every member and every activity of the location, those that do not apply too; `date` is today there when left out.
 */
export const eligibilityPreviewSchema = z.object({
  locationId: z.number().int(),
  date: daySchema,
  activities: z.array(
    z.object({
      activityId: z.number().int(),
      activityName: z.string(),
      isDefault: z.boolean(),
      contacts: z.array(
        z.object({
          contactId: z.number().int(),
          name: z.string(),
          age: z.number().int().nullable(),
          applies: z.boolean(),
          /** `ageInRange`, `purchased`, `defaultActivity`, `activityNotInAgeRange`, `notPurchased`. */
          reasonCode: z.string(),
          productName: z.string().nullable(),
          productDate: daySchema.nullable(),
          tasks: z.array(taskReasonSchema),
        }),
      ),
    }),
  ),
});
export type EligibilityPreview = z.infer<typeof eligibilityPreviewSchema>;

/** Something that somebody should look at; `link` is a path of the console. */
const attentionSchema = z.object({
  code: z.enum([
    'health.missing_key',
    'health.old_key',
    'queue.waiting',
    'queue.failed',
    'report.failed',
    'waiver.no_text',
    'waiver.ending',
    'waiver.ended',
    'task.unused',
  ]),
  /** What it speaks of. `kind`: the table whose values a key seals; `names`: a few, and `more` that are not named. */
  params: z
    .object({
      count: z.number().int(),
      names: z.array(z.string()),
      more: z.number().int(),
      name: z.string(),
      day: daySchema,
      isOptional: z.boolean(),
      keyId: z.string(),
      kind: z.string(),
    })
    .partial(),
  link: z.string().nullable(),
});
export type Attention = z.infer<typeof attentionSchema>;

/** GET /api/admin/dashboard: can guests check in now, and what needs attention. */
export const dashboardSchema = z.object({
  isReadyForGuests: z.boolean(),
  checklist: z.array(
    z.object({
      code: z.enum([
        'defaultLocation',
        'defaultActivities',
        'activitiesWithTasks',
        'waiverTexts',
        'waiversSignable',
        'referenceLists',
        'texts',
        'theme',
        'administrators',
      ]),
      isDone: z.boolean(),
      isRequired: z.boolean(),
      /** What is missing, by name. */
      missing: z.array(z.object({ id: z.union([z.number(), z.string()]), name: z.string() })),
    }),
  ),
  /** Today in the default location's zone. */
  today: z.object({
    date: daySchema,
    completions: z.number().int(),
    members: z.number().int(),
    /** Half of the households who finished several tasks took no longer from the first to the last; null while there is none. */
    medianSeconds: z.number().int().nullable(),
    byHour: z.array(z.object({ hour: z.number().int(), count: z.number().int() })),
    byTask: z.array(z.object({ taskId: z.number().int(), taskName: z.string(), count: z.number().int() })),
  }),
  /** How long the default location is open today, by its own clock (`hours` null: closed); null where no hours are set. */
  opening: z
    .object({ locationName: z.string(), hours: z.object({ opens: z.string(), closes: z.string() }).nullable() })
    .nullable(),
  /**
   * Who has bought something for today at the locations with POS transactions, how many of them have all that is required, and what the others
   * wait for; a minute old as long as a worker runs. Null without such a location, not known until the day's report is whole.
   */
  expected: z
    .object({
      isKnown: z.boolean(),
      /** Who has changed since is not told apart yet; null while nothing is known. */
      asOfUtc: instantSchema.nullable(),
      people: z.number().int(),
      ready: z.number().int(),
      /** By task, most people first; `locationId` is where most of them wait. */
      waiting: z.array(z.object({ taskName: z.string(), locationId: z.number().int(), people: z.number().int() })),
    })
    .nullable(),
  attention: z.array(attentionSchema),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
