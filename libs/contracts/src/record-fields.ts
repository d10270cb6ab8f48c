import { z } from 'zod';
import { says } from './remark';
import { requiredText } from './text';

/** Where an administrator's record stands: sent back on a save, an older one answers 409 with both versions. */
export const version = z.number().int().positive();
export const requiredName = requiredText();
export const age = z.number().int().min(0).max(150).nullish();
/** Earlier ones are slips of the keyboard, and the year 0 no database knows. */
export const day = z.iso.date().refine((value) => value >= '1900-01-01', says('laterDay'));
/** An open end is in order with any other. */
export const agesInOrder = (range: { ageMin?: number | null; ageMax?: number | null }) =>
  range.ageMin == null || range.ageMax == null || range.ageMin <= range.ageMax;
/** A rule over several fields speaks also while another field is still wrong, so that a form shows all there is to mend at once. */
export const alsoBesideErrors = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
export const agesRemark = { ...says('ages'), path: ['ageMax'], ...alsoBesideErrors };
