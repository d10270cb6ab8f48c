import { z } from 'zod';

/** A calendar day, YYYY-MM-DD. */
export const daySchema = z.iso.date();
/** An instant, ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime({ offset: true });
export const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** A person's name, trimmed. */
export const nameSchema = z.string().trim().min(1).max(100);
