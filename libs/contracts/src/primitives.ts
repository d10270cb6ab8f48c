import { z } from 'zod';
import { issueWords } from './issue-words';

// Here, where every schema begins, so that server and browsers say the same; a bundler leaves out what only has effects.
z.config({ customError: issueWords });

/** A calendar day, YYYY-MM-DD. */
export const daySchema = z.iso.date();
/** An instant, ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime({ offset: true });
export const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** An id of a record that administrators keep. */
export const recordIdSchema = z.number().int().positive().max(2_147_483_647);
/** Text that the database can keep. */
export const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !text.includes('\0'), 'This cannot be saved');
/** Text that may be left out; empty is null. */
export const optionalText = (max: number) =>
  plainText(max)
    .nullish()
    .transform((value) => value || null);
/** A name or value that must be there. */
export const requiredText = (max = 200) =>
  z
    .string()
    .trim()
    .min(1, 'This is required.')
    .max(max)
    .refine((text) => !text.includes('\0'), 'This cannot be saved');
/** A person's name, trimmed. */
export const nameSchema = z.string().trim().min(1).max(100);
