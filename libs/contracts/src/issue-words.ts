import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const isMissing = ({ input }: Issue) => input === undefined || input === null || input === '';

const typeWords: Readonly<Record<string, string>> = {
  number: 'Enter a number.',
  nan: 'Enter a number.',
  int: 'Enter a whole number.',
  string: 'Enter a text.',
  boolean: 'Choose yes or no.',
  date: 'Enter a date.',
  array: 'This must be a list.',
};

const formatWords: Readonly<Record<string, string>> = {
  email: 'Enter an e-mail address.',
  url: 'Enter a web address.',
  date: 'Enter a date.',
  datetime: 'Enter a date and a time.',
};

const characters = (count: unknown) => `${count} ${Number(count) === 1 ? 'character' : 'characters'}`;

function bound(side: 'least' | 'most', origin: string, limit: unknown, isInclusive: boolean | undefined): string {
  if (origin === 'string') return `Enter at ${side} ${characters(limit)}.`;
  if (origin === 'array' || origin === 'set') return `Choose at ${side} ${limit}.`;
  if (isInclusive === false) return side === 'least' ? `Enter more than ${limit}.` : `Enter less than ${limit}.`;
  return `Enter ${limit} or ${side === 'least' ? 'more' : 'less'}.`;
}

/** What is wrong with a value in words for people: the validator's own ("Too small: expected number to be >=0") never reach them. */
export function issueWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue)) return 'This is required.';
      return typeWords[issue.expected] ?? 'This is not valid.';
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'This is required.';
      return bound('least', issue.origin, issue.minimum, issue.inclusive);
    case 'too_big':
      return bound('most', issue.origin, issue.maximum, issue.inclusive);
    case 'invalid_format':
      return formatWords[issue.format] ?? 'This does not have the right form.';
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`;
    case 'invalid_value':
      return isMissing(issue) ? 'This is required.' : 'Choose one of the offered values.';
    case 'unrecognized_keys':
      return 'This field is not known.';
    default:
      return 'This is not valid.';
  }
}

/** From now on every schema speaks so. Server and forms call it, so that all say the same; what guests see first needs no forms. */
export function speakInWords(): void {
  z.config({ customError: issueWords });
}
