import { areDaysInOrder, daySchema, lineText, says } from '@arrival/contracts';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { recordId } from '../../../platform/calls/list-query';
import type { FileQuestion } from '../report-file.entity';
import { isYes } from './send-rows';

const question = {
  locationId: recordId
    .optional()
    .meta({ description: 'All locations with POS transactions when left out', example: 1 }),
  startDate: daySchema.optional().meta({ description: 'The first day of visits', example: '2026-12-01' }),
  endDate: daySchema.optional().meta({ description: 'The last day of visits', example: '2026-12-31' }),
  includePrintableMedia: isYes
    .default(true)
    .meta({ description: 'Also customers for whom only passes are left to print', example: 'true' }),
  includeDetails: isYes
    .default(true)
    .meta({ description: 'A row for each open task; without them one for each customer', example: 'true' }),
  taskName: lineText(200).optional().meta({
    description: 'The rows of this task alone; empty: of customers for whom only passes are left to print',
    example: 'Rental Profile',
  }),
};
const inOrder = { path: ['endDate'], ...says('endBeforeStart') };

/** The customer report request (spec §3), of one task alone if one is named. */
export class ReportQuestionDto extends createZodDto(
  z
    .object({
      ...question,
      isCsvExport: isYes.default(true).meta({ description: 'CSV with a header row; JSON without it', example: 'true' }),
    })
    .refine(areDaysInOrder, inOrder),
) {}

/** Its counts are of all tasks, its first rows of one task alone, if one is named. */
export class OverviewQuestionDto extends createZodDto(z.object(question).refine(areDaysInOrder, inOrder)) {}

export function fileQuestion({ isCsvExport, startDate: from, endDate: to, ...rest }: ReportQuestionDto): FileQuestion {
  return { ...rest, from, to, form: isCsvExport ? 'csv' : 'json' };
}
