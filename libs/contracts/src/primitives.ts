import { z } from 'zod';
import { lineText } from './text';

/** A calendar day, YYYY-MM-DD. */
export const daySchema = z.iso.date();
/** An instant, ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime({ offset: true });
export const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** An id of a record that administrators keep. */
export const recordIdSchema = z.number().int().positive().max(2_147_483_647);
/** Names what was read of a profile: sent back with a save, a newer one on file answers 409 with it. */
export const profileVersionSchema = lineText(64);
