import {
  type ChildContactTask,
  type ChildRegistration,
  type MemberRegistration,
  noneText,
  type RegistrationAnswers,
} from '@arrival/contracts';
import {
  canStandAgain,
  contactFields,
  fullName,
  type HealthField,
  type PersonName,
  phoneText,
  type RequiredContactField,
  registrationErrors,
  withKeptPhones,
  withNone,
} from '@arrival/rules';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { askedAgain } from '../../lib/checkin/asked-again';
import { unkeepableAnswers } from './unkeepable-answers';

export type RegistrationTexts = Record<RequiredContactField | HealthField, string>;

export interface RegistrationValues extends RegistrationTexts {
  /** Of the registration over which it is typed: a newer one is not replaced unasked. */
  version: string | null;
  /** The sibling's contact task whose contacts count here too, as they are now; null: they are typed. */
  sameAs: string | null;
}

export interface Sibling {
  id: string;
  name: string;
  saved: ChildRegistration;
}

export interface KnownPerson extends PersonName {
  phone?: string | null;
}

/** Whom the resort knows already. */
export interface KnownPeople {
  /** Nobody where the child itself is signed in: whom else it would want called is not known. */
  signedIn?: KnownPerson;
  /** The household's other adult, where there is one. */
  otherAdult?: KnownPerson;
}

const nameOf = (person?: KnownPerson): string => (person ? fullName(person) : '');

/** Saved answers, or a form with the signed-in guest as the primary contact (spec §5) and what else is known: two people, two numbers (D57). */
export function startValues(
  saved: MemberRegistration | null,
  { signedIn, otherAdult }: KnownPeople,
  region: string,
): RegistrationValues {
  if (saved)
    return { ...withNone({ ...contactsOf(saved, region), ...healthOf(saved) }), version: saved.version, sameAs: null };
  const phoneOf = (person?: KnownPerson) => (person?.phone ? phoneText(person.phone, region) : '');
  const [first, second] = signedIn ? [signedIn, otherAdult] : [otherAdult];
  const [own, others] = [phoneOf(first), phoneOf(second)];
  return {
    primaryEmergencyContact: nameOf(first),
    primaryEmergencyPhone: own,
    alternateEmergencyContact1: nameOf(second),
    alternateEmergencyPhone1: others === own ? '' : others,
    drugAllergy: noneText,
    foodAllergy: noneText,
    medication: noneText,
    specialCondition: noneText,
    version: null,
    sameAs: null,
  };
}

/** The emergency contacts alone, never the health answers; numbers as people write them. */
export const contactsOf = (
  saved: ChildRegistration,
  region: string,
): Pick<RegistrationValues, RequiredContactField> => ({
  primaryEmergencyContact: saved.primaryEmergencyContact,
  primaryEmergencyPhone: phoneText(saved.primaryEmergencyPhone, region),
  alternateEmergencyContact1: saved.alternateEmergencyContact1,
  alternateEmergencyPhone1: phoneText(saved.alternateEmergencyPhone1, region),
});

/** Whether what is on file can be confirmed instead of typed again: it ran out, and it can stand as it is (D13). Of what the resort asks for again something is wrong (D79). */
export function canStillBeTrue(task: ChildContactTask, region: string): boolean {
  const { relatedObject, isComplete } = task;
  if (relatedObject === null || isComplete || askedAgain(task) !== undefined) return false;
  return canStandAgain(relatedObject, region);
}

const healthOf = ({
  drugAllergy,
  foodAllergy,
  medication,
  specialCondition,
}: ChildRegistration): Pick<RegistrationValues, HealthField> => ({
  drugAllergy,
  foodAllergy,
  medication,
  specialCondition,
});

const contactsText = (saved: ChildRegistration): string => contactFields.map((field) => saved[field]).join('\n');

/** Siblings whose contacts can be taken over; the same contacts are offered once. */
export function siblingsToCopy(tasks: readonly ChildContactTask[], self: ChildContactTask): Sibling[] {
  const offers = new Map<string, Sibling>();
  for (const { id, contact, relatedObject } of tasks) {
    if (id === self.id || !relatedObject || offers.has(contactsText(relatedObject))) continue;
    offers.set(contactsText(relatedObject), { id, name: contact.firstName, saved: relatedObject });
  }
  return [...offers.values()];
}

/** The rules' objections where react-hook-form looks for them, in the words of `errorsOf`. */
export const registrationResolver =
  (
    region: string,
    errorsOf: (problems: ReturnType<typeof unkeepableAnswers>) => FieldErrors<RegistrationValues>,
  ): Resolver<RegistrationValues> =>
  (values) => {
    const problems = { ...unkeepableAnswers(values), ...registrationErrors(values, region) };
    return Object.keys(problems).length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(problems) };
  };

/** What is sent: the version that was read with what was typed, trimmed, numbers as they are kept, empty health answers as 'None'. */
export function toRegistration(
  { version, sameAs: _, ...texts }: RegistrationValues,
  region: string,
): RegistrationAnswers {
  const trimmed = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text.trim()]),
  ) as RegistrationTexts;
  return { ...withNone(withKeptPhones(trimmed, region)), version };
}
