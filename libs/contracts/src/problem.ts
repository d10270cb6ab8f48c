import { z } from 'zod';

/** What every failed call answers, as `application/problem+json` (RFC 9457, D25). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** For developers; what is closer than the title, a person reads in `hint`. */
  detail: z.string(),
  /** A sentence for the person, beyond the title. */
  hint: z.string().optional(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
  traceId: z.string(),
  /** What the code's reader needs besides: the member that exists already, the new waiver text. */
  details: z.record(z.string(), z.unknown()).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
