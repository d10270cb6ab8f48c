import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bulk } from './b01-bulk';
import { consoleLists } from './c1-console-lists';
import { instructions } from './i-instructions';
import { load, machine } from './lib/machine';
import { root } from './lib/process';
import type { Bench, BenchOptions, Result } from './lib/result';
import { table, writeTable } from './lib/table';
import { metrics } from './m1-metrics';
import { floor } from './p01-floor';
import { token } from './p02-token';
import { sameStatement } from './p03-same-statement';
import { grouping } from './p04-grouping';
import { completion } from './p05-completion';
import { latency } from './p06-latency';
import { population } from './p07-population';
import { download } from './p08-download';
import { pages } from './p09-pages';
import { photo } from './p10-photo';
import { settings } from './p11-settings';
import { scale } from './p12-scale';
import { handOff } from './p13-hand-off';
import { start } from './p14-start';
import { twoOfEach } from './p16-two-of-each';
import { checkIn } from './s-check-in';

/** A bench that hangs must not take the others with it; seeding a million households takes its time, and so does counting. */
const longestMs = ({ isOnlyNamed }: Bench, { households, customers }: BenchOptions): number =>
  isOnlyNamed ? 900_000 : Math.max(180_000, households, customers);

const benches: Bench[] = [
  checkIn,
  floor,
  token,
  sameStatement,
  grouping,
  completion,
  latency,
  population,
  download,
  pages,
  photo,
  settings,
  scale,
  handOff,
  start,
  twoOfEach,
  metrics,
  bulk,
  consoleLists,
  instructions,
];

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      households: { type: 'string', default: '200000' },
      customers: { type: 'string', default: '50000' },
      json: { type: 'string' },
      document: { type: 'boolean', default: false },
    },
  });
  const wanted = positionals.map((name) => name.toUpperCase());
  const chosen = benches.filter(({ id, isOnlyNamed }) => wanted.includes(id) || (wanted.length === 0 && !isOnlyNamed));
  if (chosen.length === 0)
    throw new Error(`There is no such bench; there are ${benches.map(({ id }) => id).join(', ')}`);
  console.log(`${machine()}, load ${load()}`);
  const options = { households: Number(values.households), customers: Number(values.customers) };
  const results: Result[] = [];
  for (const bench of chosen) results.push(...(await measure(bench, options)));
  console.log(`\n${table(results)}\n\n${machine()}, load at the end ${load()}`);
  if (values.json)
    writeFileSync(values.json, JSON.stringify({ machine: machine(), at: new Date().toISOString(), results }, null, 2));
  if (values.document)
    writeTable(join(root, 'docs/performance.md'), results, `${machine()}, load at the end ${load()}`);
}

/** A bench that fails says why and does not stop the others. */
async function measure(bench: Bench, options: BenchOptions): Promise<Result[]> {
  const from = Date.now();
  console.log(`\n${bench.id} ${bench.title} (load ${load()})`);
  try {
    const tooLate = new AbortController();
    const limit = pause(longestMs(bench, options), undefined, { signal: tooLate.signal }).then(() =>
      Promise.reject(new Error('It took too long')),
    );
    const results = await Promise.race([bench.run(options), limit]).finally(() => tooLate.abort());
    console.log(table(results));
    console.log(`${Math.round((Date.now() - from) / 1000)} s`);
    return results;
  } catch (error) {
    process.exitCode = 1;
    console.error(error);
    return [
      {
        goal: bench.id,
        what: bench.title,
        wanted: '',
        measured: 'failed',
        from: (error as Error).message.split('\n')[0] ?? '',
        isMet: false,
      },
    ];
  }
}

void main().finally(() => process.exit());
