import { z } from 'zod';
import { languageTags } from './language-tag';
import { says } from './remark';
import { lineText, plainText } from './text';

const FIRST_INSTANT = Date.parse('0001-01-01');
/** Where clocks are ahead or behind the most it is 14 and 12 hours; a database takes no more than 15. */
const tooFarOff = /[+-](?:1[6-9]|2\d):\d\d$/;

/** A calendar day, YYYY-MM-DD. The year 0 no database knows. */
export const daySchema = z.iso.date().refine((day) => !day.startsWith('0000'), says('laterDay'));
/** An instant, ISO 8601 in UTC. What is none at all has said so already. */
export const instantSchema = z.iso
  .datetime({ offset: true })
  .refine((instant) => !(Date.parse(instant) < FIRST_INSTANT || tooFarOff.test(instant)), says('instant'));
export const languageTagSchema = z.enum(languageTags);
/** A number as it is, or as an address carries it: in letters. What is missing stays missing, where `z.coerce` would make it no number. */
export const spelled = <Schema extends z.ZodType<number>>(schema: Schema) => z.preprocess(numberIn(undefined), schema);
/**
 * The same where it may be left out (`.optional()` behind it, or a schema with a default): an empty one is no number, where `z.coerce`
 * would take it for zero.
 */
export const spelledIfGiven = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess(numberIn(Number.NaN), schema);

const numberIn = (empty: number | undefined) => (value: unknown) => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? empty : Number(value);
};
/** An id as an answer says it. */
export const answeredIdSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** An id as a question names it. */
export const idSchema = spelled(answeredIdSchema);
/** An id of a record that administrators keep. */
export const recordIdSchema = z.number().int().positive().max(2_147_483_647);
/** A SHA-256, in hex. */
export const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);
/** Empty, a path on this site, or an https address. A backslash counts as a slash in browsers: `/\\host` would leave the site. */
export const pictureAddressSchema = plainText(2000).refine(
  (value) => /^$|^\/(?![/\\])|^https:\/\//i.test(value),
  says('httpsAddress'),
);
/** Names what was read of a profile: sent back with a save, a newer one on file answers 409 with it. */
export const profileVersionSchema = lineText(64);
