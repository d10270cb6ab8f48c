import { useCallback } from 'react';
import { common } from '../../words/common';
import type { Said, Section } from '../../words/section';
import { useWords } from '../../words/words';
import { isProblem } from '../api/problem';

type Refusals = Readonly<Record<string, string>>;
const none = { name: 'none', english: {} } satisfies Section;

/** One sentence for a guest, whatever was thrown: by the problem's code, never what the API says in English. */
export function errorWords(words: Said<typeof common.english>, refusals: Refusals, error: unknown): string {
  if (!isProblem(error)) return words.failed;
  if (error.isUnreachable) return words.unreachable;
  return { ...words.problem, ...refusals }[error.code] ?? words.failed;
}

/** With the refusals that this part of the app knows besides. */
export function useErrorWords(refusals: Section<string, Refusals> = none): (error: unknown) => string {
  const words = useWords(common);
  const known = useWords(refusals);
  return useCallback((error) => errorWords(words, known as Refusals, error), [words, known]);
}
