import { z } from 'zod';
import { fieldRemarkSchema, remarkParamsSchema } from './remark';

/** What every failed call answers, as `application/problem+json` (RFC 9457, D25). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** For developers. */
  detail: z.string(),
  /** What a person should know beyond the title: a code that the apps have words for, with what it speaks of. */
  remark: z.object({ code: z.string(), params: remarkParamsSchema.optional() }).optional(),
  /** The same in English, for developers. */
  hint: z.string().optional(),
  code: z.string(),
  errors: z.array(fieldRemarkSchema).default([]),
  traceId: z.string(),
  /** What the code's reader needs besides: the member that exists already, the new waiver text. */
  details: z.record(z.string(), z.unknown()).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
