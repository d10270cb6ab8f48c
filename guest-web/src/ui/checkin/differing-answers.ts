import type { LabelEntry } from './label-list';

interface Pair {
  term: string;
  mine: string;
  theirs: string;
}

const untold = '–';

/** What two sides answered differently, by the question: a side that was not told one has no entry for it. */
export function differingAnswers(mine: readonly LabelEntry[], theirs: readonly LabelEntry[]): Pair[] {
  const valueIn = (entries: readonly LabelEntry[], term: string) =>
    entries.find((entry) => entry.term === term)?.value ?? untold;
  return [...new Set([...mine, ...theirs].map(({ term }) => term))]
    .map((term) => ({ term, mine: valueIn(mine, term), theirs: valueIn(theirs, term) }))
    .filter((pair) => pair.mine !== pair.theirs);
}
