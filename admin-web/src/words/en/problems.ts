import { type ErrorCode, errorCodes } from '@arrival/contracts';

const titles = Object.fromEntries(Object.entries(errorCodes).map(([code, { title }]) => [code, title])) as Record<
  ErrorCode,
  string
>;

/** What a refusal means, by its code; what is closer than that is in the remarks. */
export const problems: Record<ErrorCode, string> = {
  ...titles,
  // A title speaks to the guest, or to who calls the API.
  'auth.forbidden': 'You may no longer do this: your role allows less than before',
  'waiver.age_unknown': 'The date of birth is not known: who signs for others has to be an adult',
  'report.codes_invalid': 'Please enter 1 to 500 customer numbers',
};
