import { randomUUID } from 'node:crypto';

/** A name of this test's own, so that it finds neither another test's records nor those of its last run. */
export const unique = (words: string): string => `${words} ${randomUUID().slice(0, 8)}`;
