import { type CustomerRow, taskTypeIds } from '@arrival/contracts';
import { say } from '../../words/say';
import { reasonWords } from '../preview/reason-words';

/** Why a row is in the report, in the words that *Who is asked* has for it (D17). */
export function rowReasonWords({ reason, taskId, taskName, productName, ...row }: CustomerRow): string {
  if (reason === 'mediaToPrint') return say('resources.reporting.passesToPrint');
  return reasonWords({
    code: reason,
    ...(productName !== null && { productName }),
    productDate: row.productDate,
    validUntil: row.validUntil,
    ...(row.validationDate !== null && { validationDate: row.validationDate }),
    taskId: taskId ?? 0,
    taskName: taskName ?? '',
    taskTypeId: taskTypeIds.waiver,
    isAsked: true,
    isOptional: false,
    isComplete: false,
    isSkipped: false,
  });
}
