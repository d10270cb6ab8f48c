import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load, machine } from '../bench/lib/machine';
import { startStack } from '../support/stack';
import { type Page, pagesOf } from './pages';

interface Visit {
  /** Of 100, by category. */
  points: Record<string, number>;
  /** What was not whole: the category, what it is, from 0 to 1, the measure in words. */
  costs: { id: string; title: string; score: number; displayValue: string }[];
  endedAt: string;
}

/** Of 100, the median of the rounds (P15). */
const limits: Readonly<Record<string, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const usage = 'usage: npm run lighthouse [-- --rounds 5] [-- --json file]';

const say = (line: string) => process.stdout.write(`${line}\n`);

function argument(name: string): string | undefined {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? undefined : process.argv[place + 1];
}

async function visit(origin: string, { path, endsAt, stored }: Page): Promise<Visit> {
  const [folder = '', chromium = ''] = process.argv.slice(2);
  const asked = JSON.stringify({ url: origin + path, stored });
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [join(__dirname, 'visit.mjs'), folder, chromium, asked]);
  const found = JSON.parse(stdout) as Visit;
  if (found.endedAt !== endsAt) throw new Error(`${path} ended at ${found.endedAt}`);
  return found;
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One line for each category: its median, its limit, all rounds; what the round of the median lost points by. */
function tell({ path }: Page, visits: Visit[]): boolean {
  say(`\n${path}`);
  const verdicts = Object.entries(limits).map(([category, limit]) => {
    const points = visits.map((one) => one.points[category] ?? 0);
    const middle = median(points);
    say(`  ${middle >= limit ? '✓' : '✗'} ${category.padEnd(15)} ${middle} of ${limit}   ${points.join(', ')}`);
    for (const { id, title, displayValue } of visits[points.indexOf(middle)]?.costs ?? [])
      if (id === category) say(`      ${title}${displayValue && `: ${displayValue}`}`);
    return middle >= limit;
  });
  return verdicts.every(Boolean);
}

async function main(): Promise<number> {
  const rounds = Number(argument('rounds') ?? 5);
  if (!(rounds > 0)) throw new Error(usage);
  const stack = await startStack({ PORT: '4500' });
  try {
    const pages = await pagesOf(stack.json);
    const visits = new Map<Page, Visit[]>(pages.map((page) => [page, []]));
    say(`Lighthouse on a phone, slow 4G, CPU four times slower; ${rounds} rounds; ${machine()}, load ${load()}`);
    for (let round = 1; round <= rounds; round += 1) {
      for (const page of pages) visits.get(page)?.push(await visit(stack.json.guestUrl, page));
      say(
        `round ${round}: ${pages.map((page) => visits.get(page)?.at(-1)?.points['performance']).join(', ')}, load ${load()}`,
      );
    }
    const isGood = [...visits].map(([page, found]) => tell(page, found)).every(Boolean);
    const file = argument('json');
    if (file)
      writeFileSync(file, JSON.stringify(Object.fromEntries([...visits].map(([{ path }, all]) => [path, all]))));
    return isGood ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
