/** What is meant for us by its name alone, whatever follows: FEATURE_X and FEATURES_X are no way to switch on the feature X. */
const OURS_ALONE = ['ARRIVAL', 'FEATURE', 'FEATURES'];
/** First words that machines, platforms and other programs use too: with them a name is ours by its second word. */
const SHARED = /^(APP|APPLE|COPY|ENVIRONMENT|GOOGLE|HEALTH|HELP|LOG|MOBILE|NODE|PUBLIC|REDIS|REQUESTS|TIME|WEBHOOK)_/;
/** OpenTelemetry's library reads many more than we do. */
const OTHERS = /^OTEL_/;
/** For the launcher of the embedded default, which hands everything on. */
const LAUNCHER = ['ARRIVAL_DATA_DIR', 'ARRIVAL_DEMO_RESORT', 'ARRIVAL_POS_SANDBOX', 'ARRIVAL_POS_HOUSEHOLDS'];
/** What Kubernetes and container links tell each process about services that happen to be called like this. */
const SERVICE_LINK = /_(SERVICE_(HOST|PORT)(_\w+)?|PORT(_\d+_\w+)?)$/;

/** Shorter names are a slip away from those of every shell: PORT and PATH, HOST and HOME. */
const SHORTEST_TYPO = 6;
const MOST_SLIPS = 2;

/** Letters left out, added, changed or swapped with their neighbour between two words (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [line[column - 1]! + 1, rows[row - 1]![column]! + 1, rows[row - 1]![column - 1]! + change];
      line.push(Math.min(...steps, ...(isSwap ? [rows[row - 2]![column - 2]! + 1] : [])));
    }
    rows.push(line);
  }
  return rows[one.length]![other.length]!;
}

/** `POS` of POS_TIMEOUT_MS, `HEALTH_DATA` of HEALTH_DATA_KEYS; of a single word nothing begins. */
function beginningOf(name: string): string | undefined {
  const words = name.split('_');
  return words.length === 1 ? undefined : words.slice(0, SHARED.test(name) ? 2 : 1).join('_');
}

/** One line about the first variable that is meant for us and that we do not read, or undefined (D44). */
export function unknownVariable(names: readonly string[], known: readonly string[]): string | undefined {
  const ours = new Set([...OURS_ALONE, ...known.map(beginningOf)]);
  for (const name of names) {
    if ([...known, ...LAUNCHER].includes(name) || SERVICE_LINK.test(name)) continue;
    const near = name.length < SHORTEST_TYPO ? undefined : known.find((one) => slipsBetween(name, one) <= MOST_SLIPS);
    if (near) return `${name} is not known; is it ${near}?`;
    const beginning = beginningOf(name);
    if (beginning && ours.has(beginning) && !OTHERS.test(name)) return `${name} is not known`;
  }
  return undefined;
}
