import type { Grouping } from '@arrival/contracts';

type Change = (grouping: Grouping) => Grouping;

/** Of each grouping that is being asked for: what has happened to its contact tasks since. */
const asked = new Set<Change[]>();

/** Its answer may have been read before what happens now, and comes after it. */
export function alsoOverAnswers(change: Change): void {
  for (const changes of asked) changes.push(change);
}

/** The answer, with what has happened since it was asked for put over it. */
export async function withMeanwhile(ask: () => Promise<Grouping>): Promise<Grouping> {
  const changes: Change[] = [];
  asked.add(changes);
  try {
    const answer = await ask();
    return changes.reduce((before, change) => change(before), answer);
  } finally {
    asked.delete(changes);
  }
}
