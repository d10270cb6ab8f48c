import type { Problem, RemarkParams } from '@arrival/contracts';
import { someNames } from './names';
import { say, sayIfKnown } from './say';

/** Parameters of a remark as phrases take them. */
export const spoken = ({ names, more, ...params }: RemarkParams) => ({
  ...params,
  ...(Array.isArray(names) && { names: someNames(names, Number(more ?? 0)) }),
  ...(params['count'] !== undefined && { smart_count: Number(params['count']) }),
});

/** A code and what it speaks of; undefined for one that this build does not know. */
const wordsOf = (code: string, params: RemarkParams = {}): string | undefined =>
  sayIfKnown(`remarks.${code}`, spoken(params));

/** What is wrong with a field. */
export const errorWords = ({ code, params, message }: Omit<Problem['errors'][number], 'path'>): string =>
  (code && wordsOf(code, params)) ?? message;

/** What the server refused, and what can be done about it: the words for a toast. */
export function problemWords({
  code,
  title,
  remark,
  errors,
  details,
}: Pick<Problem, 'code' | 'title' | 'remark' | 'errors' | 'details'>): string {
  const end = (sayIfKnown(`problems.${code}`) ?? title).replace(/[.!?]$/, '');
  const [first] = errors;
  const because =
    (remark && wordsOf(remark.code, remark.params)) ?? (first && errorWords(first)) ?? reasonWords(details);
  // A field that says the same says it once.
  return because && because.replace(/[.!?]$/, '') !== end ? `${end}. ${because}` : end;
}

/** Why the trail cannot undo a change: another refusal. */
function reasonWords(details: Problem['details']): string | undefined {
  const reason = details?.['reason'];
  return typeof reason === 'string' ? sayIfKnown(`problems.${reason}`) : undefined;
}

export const generalWords = (status: number): string => `${say('problems.server.error')} (${status})`;
