import { type ChildContactTask, type ChildRegistration, noneText } from '@arrival/contracts';
import { fullName, type HealthField, type PersonName, type RequiredContactField, registrationErrors, withNone } from '@arrival/rules';
import type { FieldErrors, Resolver } from 'react-hook-form';

export type RegistrationValues = Record<RequiredContactField | HealthField, string>;

/** Saved answers, or an empty form with the signed-in guest as the primary contact (spec §5). */
export function startValues(saved: ChildRegistration | null, signedIn: PersonName): RegistrationValues {
  if (saved) return withNone({ ...saved });
  return {
    primaryEmergencyContact: fullName(signedIn),
    primaryEmergencyPhone: '',
    alternateEmergencyContact1: '',
    alternateEmergencyPhone1: '',
    drugAllergy: noneText,
    foodAllergy: noneText,
    medication: noneText,
    specialCondition: noneText,
  };
}

export const contactFields = [
  'primaryEmergencyContact',
  'primaryEmergencyPhone',
  'alternateEmergencyContact1',
  'alternateEmergencyPhone1',
] as const;

/** The emergency contacts of a sibling, never the health answers. */
export const contactsOf = (saved: ChildRegistration): Pick<RegistrationValues, RequiredContactField> => ({
  primaryEmergencyContact: saved.primaryEmergencyContact,
  primaryEmergencyPhone: saved.primaryEmergencyPhone,
  alternateEmergencyContact1: saved.alternateEmergencyContact1,
  alternateEmergencyPhone1: saved.alternateEmergencyPhone1,
});

const contactsText = (saved: ChildRegistration): string => Object.values(contactsOf(saved)).join('\n');

/** Siblings whose contacts can be taken over; the same contacts are offered once. */
export function siblingsToCopy(tasks: readonly ChildContactTask[], self: ChildContactTask): { name: string; saved: ChildRegistration }[] {
  const offers = new Map<string, { name: string; saved: ChildRegistration }>();
  for (const { id, contact, relatedObject } of tasks) {
    if (id === self.id || !relatedObject || offers.has(contactsText(relatedObject))) continue;
    offers.set(contactsText(relatedObject), { name: contact.firstName, saved: relatedObject });
  }
  return [...offers.values()];
}

/** The rules' messages where react-hook-form looks for them. */
export const registrationResolver: Resolver<RegistrationValues> = (values) => {
  const messages = Object.entries(registrationErrors(values));
  if (messages.length === 0) return { values, errors: {} };
  const errors: FieldErrors<RegistrationValues> = Object.fromEntries(
    messages.map(([field, message]) => [field, { type: 'rule', message }]),
  );
  return { values: {}, errors };
};

/** What is sent: trimmed, empty health answers as 'None'. */
export function toRegistration(values: RegistrationValues): ChildRegistration {
  const trimmed = Object.fromEntries(Object.entries(values).map(([field, text]) => [field, text.trim()])) as RegistrationValues;
  return withNone(trimmed);
}
