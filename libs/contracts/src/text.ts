import { z } from 'zod';
import { withoutMarks } from './marks';
import type { RemarkCode } from './remark';

/** Embeddings, overrides and isolates turn what stands around them; halves of pairs are no characters. */
const neverKept = String.raw`\p{Surrogate}\u202a-\u202e\u2066-\u2069`;
const notInText = new RegExp(`[${neverKept}]|[^\\P{Cc}\\t\\n\\r]`, 'u');
const notInLine = new RegExp(`[${neverKept}\\p{Cc}\\p{Zl}\\p{Zp}]`, 'u');
const onlyInvisible = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;
/** Its own words, because guests' forms show them before any others are loaded. */
const kept = {
  message: 'This has characters that cannot be saved',
  params: { remark: 'characters' satisfies RemarkCode },
};

/** Whether a text of several lines can be kept and read: no NUL, no controls but tabs and ends of lines, nothing that hides. */
export const isKeepable = (text: string): boolean => !notInText.test(text) && !onlyInvisible.test(text.trim());

/** The same for one line. */
export const isKeepableLine = (text: string): boolean => !notInLine.test(text) && !onlyInvisible.test(text.trim());

/** The one schema of free text on the wire: several lines, trimmed. */
export const plainText = (max: number) => z.string().trim().max(max).refine(isKeepable, kept);
/** Marks that come along when it is copied do not count (D68). */
const line = (missing?: string) => z.string(missing).overwrite(withoutMarks).trim();
/** The same for names, words to look for and whatever else is one line. */
export const lineText = (max: number) => line().max(max).refine(isKeepableLine, kept);
/** A stranger's code: one that cannot be a code is empty, not refused, so that it is answered like those that nobody has (D49). */
export const strangersCode = (max: number) => {
  const code = lineText(max);
  return z.string().transform((text) => code.safeParse(text).data ?? '');
};
/** HTML and JSON, kept as they are. */
export const longText = (max: number) => z.string().max(max).refine(isKeepable, kept);
/** Text that may be left out; empty is null. */
export const optionalText = (max: number) =>
  plainText(max)
    .nullish()
    .transform((value) => value || null);
/** A name or value of one line that must be there. */
export const requiredText = (max = 200, missing?: string, tooLong?: string) =>
  line(missing)
    .min(1, missing ?? 'This is required.')
    .max(max, tooLong)
    .refine(isKeepableLine, kept);
/** A person's name, trimmed. */
export const nameSchema = requiredText(100);
