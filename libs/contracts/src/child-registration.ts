import { z } from 'zod';
import { noneText } from './constants';
import { profileVersionSchema } from './primitives';
import { plainText, requiredText } from './text';

const required = (message: string, max: number) => requiredText(max, message, `Enter at most ${max} characters.`);
const health = plainText(1000)
  .nullish()
  .transform((text) => text || noneText);

/** A child's registration as it is kept, with the messages of spec §5; empty health fields become 'None'. */
export const childRegistrationSchema = z.object({
  primaryEmergencyContact: required('Primary contact name is required', 100),
  primaryEmergencyPhone: required('Primary contact phone required', 32),
  alternateEmergencyContact1: required('Alternate contact name is required', 100),
  alternateEmergencyPhone1: required('Alternate contact phone required', 32),
  drugAllergy: health,
  foodAllergy: health,
  medication: health,
  specialCondition: health,
});
export type ChildRegistration = z.infer<typeof childRegistrationSchema>;

/** What a guest sends: with the version as it was read, null when there was none; without it the save replaces whatever is there. */
export const registrationAnswersSchema = childRegistrationSchema.extend({ version: profileVersionSchema.nullish() });
export type RegistrationAnswers = z.infer<typeof registrationAnswersSchema>;

/** What is known of a member's registration. */
export const memberRegistrationSchema = childRegistrationSchema.extend({ version: profileVersionSchema });
export type MemberRegistration = z.infer<typeof memberRegistrationSchema>;
