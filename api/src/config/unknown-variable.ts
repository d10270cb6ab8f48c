/** Beginnings of names that nobody but Arrival uses. */
const OURS =
  /^(ARRIVAL|OIDC|S3|HEALTH_DATA|DATABASE|STORAGE|ADMIN|GUEST|TRUST|DRAIN|REQUESTS_AT|METRICS|APP_INSIGHTS|LIMIT|MOBILE_PASS|APPLE_WALLET|GOOGLE_WALLET|FEATURE|COPY_SEAL|TIME_STAMP|EVIDENCE|POS_BRIDGE|WEBHOOK_PRIVATE|PHONE_REGION)/;
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

/** One line about the first variable that is meant for us and that we do not read, or undefined (D44). */
export function unknownVariable(names: readonly string[], known: readonly string[]): string | undefined {
  for (const name of names) {
    if (known.includes(name) || LAUNCHER.includes(name) || SERVICE_LINK.test(name)) continue;
    const near = name.length < SHORTEST_TYPO ? undefined : known.find((one) => slipsBetween(name, one) <= MOST_SLIPS);
    if (near) return `${name} is not known; is it ${near}?`;
    if (OURS.test(name)) return `${name} is not known`;
  }
  return undefined;
}
