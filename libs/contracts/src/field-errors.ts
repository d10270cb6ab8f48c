/**
 * What can be wrong with something that guests enter, by code, as a developer reads it; the guest app has the words of other languages. The
 * specification's wording where it gives one (spec §5).
 */
export const fieldErrors = {
  required: 'This is required.',
  notOffered: 'Please choose one of the offered values.',
  otherAgeGroup: 'This is not the age group of the birth date we have.',
  beyondAge: 'Nobody of this age can have this measure.',
  noGroup: 'The chart has no group for this number. Please check it.',
  unlikely: 'Please check this number, or say that it is right.',
  characters: 'This has characters that we cannot save. Please type it again.',
  tooLong: 'At most {max} characters.',
  notBetween: 'A whole number from {min} to {max}.',
  primaryContactMissing: 'Primary contact name is required',
  primaryPhoneMissing: 'Primary contact phone required',
  alternateContactMissing: 'Alternate contact name is required',
  alternatePhoneMissing: 'Alternate contact phone required',
  primaryPhoneWrong: 'Please check the primary phone number. From abroad it begins with +.',
  secondaryPhoneWrong: 'Please check the secondary phone number. From abroad it begins with +.',
  samePhone: 'Please give another number, in case nobody answers the first.',
  samePerson: 'Please name a second person, in case we cannot reach the first.',
  notSigned: 'Please Sign.',
  notAgreed: 'Please check to agree.',
  nameMissing: 'Please type your name in the provided box.',
  otherName: 'Please sign {name} exactly.',
  relationshipMissing: 'Please choose what you are to {names}.',
  adultAgreementMissing: 'Please check that {name} agreed.',
  consentMissing: 'Please agree to sign electronically.',
  birthInFuture: 'Date of birth cannot be in the future',
  birthTooLongAgo: 'Date of birth cannot be more than 120 years ago',
} as const;
export type FieldErrorCode = keyof typeof fieldErrors;

/** One of them, with what its words name. */
export interface FieldProblem {
  code: FieldErrorCode;
  params?: Readonly<Record<string, string | number>>;
}
