import { z } from 'zod';
import { daySchema, idSchema, instantSchema, profileVersionSchema } from './primitives';
import { says } from './remark';
import { rentalLabelShape } from './rental-gear-schema';
import { lineText, nameSchema } from './text';

/** A member of a household (spec §3). `photo` and `imageUrl` are the path of the private image route, null without a photo. */
export const contactSchema = z.object({
  contactId: z.number().int(),
  parentContactId: z.number().int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: daySchema.nullable(),
  /** Whole years today in the location's time zone (D4), null without a birth date. */
  age: z.number().int().nullable(),
  photo: z.string().nullable(),
  photoHash: z.string().nullable(),
  imageUrl: z.string().nullable(),
  isHeadOfHouseHold: z.boolean(),
  isSelected: z.boolean(),
});
export type Contact = z.infer<typeof contactSchema>;

/** The household's code (D59): eight letters, shown as QR and in two groups of four; whoever works there scans or types it. */
export const familyCodeSchema = z.object({ familyCode: z.string().length(8) });
export type FamilyCode = z.infer<typeof familyCodeSchema>;

/** GET /api/profile: the signed-in guest and the household, head first. */
export const profileSchema = z.object({
  contact: contactSchema.extend({ email: z.string().nullable(), phone: z.string().nullable() }),
  contacts: z.array(contactSchema),
  ...familyCodeSchema.shape,
  /** As of when the household is known, while the resort's point of sale does not answer; null when it is as of now (D27). */
  asOfUtc: instantSchema.nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

/** GET /api/profile/contacts/{contactId}: one member as the profile area shows them (D32). */
export const memberProfileSchema = z.object({
  contact: contactSchema.extend({ email: z.string().nullable(), phone: z.string().nullable() }),
  rentalProfile: z
    .object({
      ...rentalLabelShape,
      version: profileVersionSchema,
      updatedAtUtc: instantSchema,
      validUntil: daySchema.nullable(),
      isValid: z.boolean(),
      askedAgain: z.string().nullable(),
    })
    .nullable(),
  childRegistration: z
    .object({
      primaryEmergencyContact: z.string(),
      primaryEmergencyPhone: z.string(),
      alternateEmergencyContact1: z.string(),
      alternateEmergencyPhone1: z.string(),
      drugAllergy: z.string(),
      foodAllergy: z.string(),
      medication: z.string(),
      specialCondition: z.string(),
      version: profileVersionSchema,
      updatedAtUtc: instantSchema,
      validUntil: daySchema.nullable(),
      isValid: z.boolean(),
      askedAgain: z.string().nullable(),
    })
    .nullable(),
  photo: z
    .object({
      updatedAtUtc: instantSchema,
      validUntil: daySchema.nullable(),
      isValid: z.boolean(),
      askedAgain: z.string().nullable(),
    })
    .nullable(),
  signedWaivers: z.array(
    z.object({
      signatureId: z.string(),
      posWaiverId: z.string(),
      title: z.string(),
      signerName: z.string(),
      isOnBehalf: z.boolean(),
      relationship: z.string().nullable(),
      signedAtUtc: instantSchema,
      effectiveOn: daySchema,
      expiresOn: daySchema.nullable(),
      copyUrl: z.string(),
    }),
  ),
  /** Held today, and signed with a partner or at the resort: without a copy (D42). */
  waiversElsewhere: z.array(
    z.object({
      posWaiverId: z.string(),
      title: z.string(),
      effectiveOn: daySchema,
      expiresOn: daySchema.nullable(),
    }),
  ),
  /** DELETE /api/profile/contacts/{contactId} takes them out of the family: added by mistake, nothing signed or bought (D71). */
  mayBeRemoved: z.boolean(),
});
export type MemberProfile = z.infer<typeof memberProfileSchema>;

const earliestBirth = (now: Date): string => `${now.getUTCFullYear() - 120}-${now.toISOString().slice(5, 10)}`;
const tomorrow = (now: Date): string => new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);

/** What a birth date cannot be at the given instant; a day of tolerance covers time zones. Nothing of one that was not given. */
export function birthProblem(day: string, now: Date): 'birthInFuture' | 'birthTooLongAgo' | undefined {
  if (day === '') return undefined;
  if (day > tomorrow(now)) return 'birthInFuture';
  return day < earliestBirth(now) ? 'birthTooLongAgo' : undefined;
}

const birthDateSchema = (now: () => Date) =>
  daySchema
    .refine((day) => birthProblem(day, now()) !== 'birthInFuture', says('birthInFuture'))
    .refine((day) => birthProblem(day, now()) !== 'birthTooLongAgo', says('birthTooLongAgo'));

/** POST /api/family/addmember (D3). Dates are checked against the given instant. */
export const addMemberSchema = (now: () => Date) =>
  z.strictObject({
    firstName: nameSchema,
    lastName: nameSchema,
    dateOfBirth: birthDateSchema(now),
    email: z.union([z.literal('').transform(() => null), z.email().max(254)]).nullish(),
    phone: z.union([z.literal('').transform(() => null), lineText(32).min(5)]).nullish(),
  });
export type AddMember = z.infer<ReturnType<typeof addMemberSchema>>;

/** PATCH /api/admin/guests/{contactId}: what was told wrongly of a member; what is left out stays as it is (D71). */
export const correctMemberSchema = (now: () => Date) => addMemberSchema(now).partial();
export type CorrectMember = z.infer<ReturnType<typeof correctMemberSchema>>;

/** POST /api/family/birthdate: of a member whose birth date nobody has told (D3). */
export const giveBirthDateSchema = (now: () => Date) =>
  z.strictObject({ contactId: idSchema, dateOfBirth: birthDateSchema(now) });
export type GiveBirthDate = z.infer<ReturnType<typeof giveBirthDateSchema>>;

/** What DELETE /api/profile/contacts/{contactId} answers, and staff's for a guest: who is gone, and whose household it was (D71). */
export const removedMemberSchema = z.object({ contactId: z.number().int(), headContactId: z.number().int() });
export type RemovedMember = z.infer<typeof removedMemberSchema>;
