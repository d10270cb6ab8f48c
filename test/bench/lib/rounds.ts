/** The middle one; the mean of the two middle ones for an even count. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Measures each subject once per round, one after the other, so that a slow moment of the machine meets all of them; medians of the rounds. */
export async function alternate<Name extends string>(
  subjects: Record<Name, (round: number) => Promise<number>>,
  rounds = 5,
): Promise<Record<Name, number>> {
  const names = Object.keys(subjects) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await subjects[name](0);
  for (let round = 1; round <= rounds; round++) {
    for (const name of names) seen[name].push(await subjects[name](round));
  }
  return Object.fromEntries(names.map((name) => [name, median(seen[name])])) as Record<Name, number>;
}
