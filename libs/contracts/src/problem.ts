import { z } from 'zod';
import { fieldRemarkSchema, remarkParamsSchema } from './remark';

/** What every failed call answers, as `application/problem+json` (RFC 9457, D25). */
export const problemSchema = z.object({
  type: z.string().describe('A name of this kind of failure, as an address'),
  title: z.string().describe('For people: what went wrong, in a sentence'),
  status: z.number().int().describe('The status of the answer'),
  detail: z.string().describe('For developers'),
  remark: z
    .object({
      code: z.string().describe('What is said'),
      params: remarkParamsSchema.optional().describe('What the code speaks of'),
    })
    .optional()
    .describe(
      'What a person should know beyond the title: a code that the apps have words for, with what it speaks of',
    ),
  hint: z.string().optional().describe('The same in English, for developers'),
  code: z.string().describe('What to go by'),
  errors: z.array(fieldRemarkSchema).default([]).describe('Which fields do not fit, and why'),
  traceId: z.string().describe('By this the resort finds the failure in its logs'),
  details: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('What the code’s reader needs besides: the member that exists already, the new waiver text'),
});
export type Problem = z.infer<typeof problemSchema>;
