import { z } from 'zod';
import { signatureRowSchema } from './admin-signature';
import { onFileSchema } from './asked-again';
import { childRegistrationSchema } from './child-registration';
import { contactSchema, familyCodeSchema } from './contact';
import { daySchema, instantSchema } from './primitives';
import { says } from './remark';
import { rentalLabelShape } from './rental-gear-schema';
import { plainText } from './text';

const orderNumberSchema = z
  .string()
  .nullable()
  .describe("As the resort's shop prints it; null for what its lists did not tell");

/**
 * A hit of GET /api/admin/guests?filter={"q":…}: by the beginnings of names, an e-mail's beginning, a whole customer number, contact id,
 * order (as the shop prints it, marks and spaces beside) or transaction number, family code or scanned pick-up code, or the last digits of a phone number. Without anything to look for the
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
      orderNumber: orderNumberSchema,
      orderId: z.number().int().nullable(),
      transactionId: z.number().int().nullable(),
      isCancelled: z.boolean(),
    })
    .nullable(),
});
export type GuestHit = z.infer<typeof guestHitSchema>;

/** The rental label: what the technician needs, never a release setting (D28); and whether it is too old today (D13). */
export const rentalLabelSchema = z.object({
  ...rentalLabelShape,
  updatedAtUtc: instantSchema,
  validUntil: daySchema.nullable(),
  isValid: z.boolean(),
  /** Why staff ask for the answers again (D79). */
  askedAgain: z.string().nullable(),
});

/** A member as staff see them; `photo` and `imageUrl` are the path of the staff's image route. `hasHealthAnswers`: they exist; reading them is an act of its own that is audited (D51). */
const staffMemberSchema = contactSchema.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  customerNumber: z.string(),
  rentalLabel: rentalLabelSchema.nullable(),
  hasHealthAnswers: z.boolean(),
  photoUpdatedAtUtc: instantSchema.nullable(),
  /** What can be asked again, and is (D79). */
  onFile: z.array(onFileSchema),
  /** Why nobody can take them out of the household; null when that can be done (D71). */
  staysBecause: z.enum(['head', 'signed', 'bought']).nullable(),
  /** The products of passes that are left to print, one each. */
  mediaToPrint: z.array(z.string()),
  /** What is without a date and what is furthest ahead come first; cancelled ones too. */
  purchases: z.array(
    z.object({
      id: z.number().int(),
      productName: z.string(),
      productDate: daySchema.nullable(),
      orderNumber: orderNumberSchema,
      orderId: z.number().int().nullable(),
      transactionId: z.number().int().nullable(),
      isCancelled: z.boolean(),
    }),
  ),
  /** `isHeld`: it still counts, until its day. It does not when a corrected birth date says that somebody else had to sign (D71). */
  signatures: z.array(signatureRowSchema.extend({ isHeld: z.boolean() })),
  /** Waivers that count, today or from a day to come, however they were signed; each once. */
  heldWaivers: z.array(z.object({ posWaiverId: z.string(), title: z.string() })),
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
/** GET /api/admin/guests/{contactId}/version: a higher one than was read says that something of the household has changed since. */
export const householdVersionSchema = z.object({ version: z.number().int() });
export type HouseholdVersion = z.infer<typeof householdVersionSchema>;

/** GET /api/admin/guests/{contactId}: the whole household. */
export const staffHouseholdSchema = z.object({
  id: z.number().int(),
  headContactId: z.number().int(),
  ...householdVersionSchema.shape,
  ...familyCodeSchema.shape,
  /** Somebody signs in to it (D2). */
  hasAccount: z.boolean(),
  /** Members are corrected and taken out here; false where a point of sale keeps them (D26). */
  isKeptHere: z.boolean(),
  members: z.array(staffMemberSchema),
});
export type StaffHousehold = z.infer<typeof staffHouseholdSchema>;

/** What PATCH /api/admin/guests/{contactId} answers: the titles of waivers that have to be signed again, by whoever signs at the right age. */
export const correctedMemberSchema = z.object({ contactId: z.number().int(), signAgain: z.array(z.string()) });
export type CorrectedMember = z.infer<typeof correctedMemberSchema>;

/** POST /api/admin/guests/{contactId}/health-answers with the reason for looking (audited). */
export const healthAnswersRequestSchema = z.strictObject({
  purpose: plainText(200).refine((purpose) => purpose.length >= 3, says('purpose')),
});
export const healthAnswersSchema = childRegistrationSchema;
