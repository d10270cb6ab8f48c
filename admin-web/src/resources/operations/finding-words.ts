import type { CheckAnswer, RemarkParams } from '@arrival/contracts';
import { spoken } from '../../words/remark-words';
import { sayIfKnown } from '../../words/say';

/** The number that a finding speaks of, when it is told in singular and plural. */
const counted = ({ count, lost, spare, files, hours, days, seconds, keys }: RemarkParams) =>
  count ??
  (Number(lost) > 0 ? lost : undefined) ??
  (Number(spare) > 0 ? spare : undefined) ??
  files ??
  hours ??
  days ??
  seconds ??
  keys;

export const jobWords = (job: string): string => sayIfKnown(`resources.operations.jobs.${job}`) ?? job;

export const checkName = (check: string): string => sayIfKnown(`resources.operations.checks.${check}`) ?? check;

/** What a check found, in plain words; in the English of the server where this build knows no words for it. */
export function findingWords({ finding, params, detail }: Pick<CheckAnswer, 'finding' | 'params' | 'detail'>): string {
  const { names } = params;
  const number = counted(params);
  return (
    sayIfKnown(`resources.operations.findings.${finding}`, {
      ...spoken({ ...params, ...(Array.isArray(names) && { names: names.map(jobWords) }) }),
      ...(number !== undefined && { smart_count: Number(number) }),
    }) ?? detail
  );
}
