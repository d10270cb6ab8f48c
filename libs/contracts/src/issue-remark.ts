import { z } from 'zod';
import { type Remark, type RemarkCode, remarkDetail, remarks } from './remark';

type Issue = z.core.$ZodIssue | z.core.$ZodRawIssue;

const nothing = [undefined, null, ''] as const;

/** An issue that is finished no longer has what it was about: what was said of it then is left. */
const isMissing = (issue: Issue): boolean =>
  'input' in issue ? nothing.some((none) => none === issue.input) : issue.message === remarks.required;

const types: Readonly<Record<string, RemarkCode>> = {
  number: 'number',
  nan: 'number',
  int: 'wholeNumber',
  string: 'text',
  boolean: 'yesOrNo',
  date: 'date',
  array: 'list',
};

const formats: Readonly<Record<string, RemarkCode>> = {
  email: 'email',
  url: 'webAddress',
  date: 'date',
  datetime: 'instant',
};

interface Bound {
  readonly side: 'least' | 'most';
  readonly origin: unknown;
  readonly limit: number;
  readonly isInclusive: boolean;
}

function bound({ side, origin, limit, isInclusive }: Bound): Remark {
  if (origin === 'string')
    return { code: side === 'least' ? 'fewestCharacters' : 'mostCharacters', params: { count: limit } };
  if (origin === 'array' || origin === 'set')
    return { code: side === 'least' ? 'fewestItems' : 'mostItems', params: { count: limit } };
  const code = side === 'least' ? (isInclusive ? 'atLeast' : 'above') : isInclusive ? 'atMost' : 'below';
  return { code, params: { limit } };
}

/** What is wrong with a value, as a code and what it speaks of; undefined for a rule that has only words of its own. */
export function remarkOf(issue: Issue): Remark | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return { code: isMissing(issue) ? 'required' : (types[String(issue.expected)] ?? 'invalid') };
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return { code: 'required' };
      return bound({
        side: 'least',
        origin: issue.origin,
        limit: Number(issue.minimum),
        isInclusive: issue.inclusive !== false,
      });
    case 'too_big':
      return bound({
        side: 'most',
        origin: issue.origin,
        limit: Number(issue.maximum),
        isInclusive: issue.inclusive !== false,
      });
    case 'invalid_format':
      return { code: formats[String(issue.format)] ?? 'form' };
    case 'not_multiple_of':
      return { code: 'multiple', params: { step: Number(issue.divisor) } };
    case 'invalid_value':
      return { code: isMissing(issue) ? 'required' : 'choice' };
    case 'unrecognized_keys':
      return { code: 'unknownField' };
    case 'custom':
      return ownRemark(issue);
    default:
      return { code: 'invalid' };
  }
}

/** As `says` left it. */
function ownRemark({ params }: Issue & { params?: unknown }): Remark | undefined {
  const code = (params as { remark?: RemarkCode } | undefined)?.remark;
  return code && { code };
}

/**
 * From now on every schema says in plain English what is wrong: the validator's own words ("Too small: expected number to be >=0") reach
 * nobody, and a value that is missing can be told from a wrong one.
 */
export function speakInWords(): void {
  z.config({ customError: (issue) => remarkDetail(remarkOf(issue) ?? { code: 'invalid' }) });
}
