import { says } from '@arrival/contracts';
import { z } from 'zod';
import type { AfterFamily } from './arrivals.queries';

/** PostgreSQL keeps no NUL, and asks for none. */
const sortName = z.string().refine((name) => !name.includes('\0'));
const written = z.tuple([sortName, z.number().int().positive()]);
const mostLetters = 2_000;

/** Where a page ended, as an address carries it: nobody's name stands in it to be read. */
export const cursorOf = ({ sortName, headContactId }: AfterFamily): string =>
  Buffer.from(JSON.stringify([sortName, headContactId])).toString('base64url');

/** The family of a cursor. */
export const pageAfter = z
  .string()
  .max(mostLetters)
  .transform((cursor, context): AfterFamily => {
    try {
      const [sortName, headContactId] = written.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
      return { sortName, headContactId };
    } catch {
      context.addIssue({ code: 'custom', ...says('invalid') });
      return z.NEVER;
    }
  });
