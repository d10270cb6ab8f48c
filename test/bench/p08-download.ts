import { spawn } from 'node:child_process';
import { get, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { loadSubject } from '../support/load-households';
import { guestsMeanwhile } from './lib/guests-meanwhile';
import type { Server } from './lib/process';
import { megabytesOf, startReportWorker } from './lib/report';
import { atLeast, atMost, type Bench, milliseconds } from './lib/result';
import { alternate, median } from './lib/rounds';
import { type BenchScene, buildScene } from './lib/scene';

const MEMBERS = 5;
const SLOW_MS = 4_000;
const SLOW_PAUSE_MS = 50;
const path = '/api/report/customer?includeDetails=true&includePrintableMedia=true';
const rowsOfIt = "kind in ('task', 'media')";
/** Made for downloads alone, so that the bare table has none of them. */
const readyMade = ['generated_at_utc', 'has_formulas'];
const megabytes = (value: number): string => `${Math.round(value)} MB`;

/** The report as CSV.gz, beside COPY of the same rows piped through `gzip -1`, and what a reader who takes his time costs. */
export const download: Bench = {
  id: 'P8',
  title: 'Download of the report',
  async run({ customers }) {
    const scene = await buildScene(Math.ceil(customers / MEMBERS));
    await scene.query('insert into admin_email (email) values ($1)', [`${loadSubject(1)}@example.com`]);
    const rows = await populate(scene);
    const bare = `copy (select ${await bareColumns(scene)} from report_row where ${rowsOfIt}) to stdout with (format csv)`;
    const arrival = await scene.startArrival();
    try {
      const [token = ''] = await scene.tokens([1], 'arrival-admin');
      // Before any other: memory that was taken once is seldom given back.
      const grown = await growth(arrival, () => fetchAll(arrival, token));
      const firstBytes: number[] = [];
      const seen = await alternate({
        ours: async () => {
          const { firstByteMs, wholeMs } = await fetchAll(arrival, token);
          firstBytes.push(firstByteMs);
          return wholeMs;
        },
        copy: () => copyAndZip(scene.url, bare),
      });
      const grownSlowly = await growth(arrival, () => readSlowly(arrival, token));
      const guests = (form: Form) =>
        guestsMeanwhile('P8', 4, { scene, arrival, work: () => fetchAll(arrival, token, form), of: form });
      const from = `${milliseconds(seen.ours)} and ${milliseconds(seen.copy)}, ${rows.toLocaleString('en')} rows`;
      return [
        atLeast('P8', 'of COPY through gzip -1', 0.9, seen.copy / seen.ours, from),
        atMost('P8', 'first byte', 50, median(firstBytes.slice(1)), milliseconds, 'median'),
        atMost('P8', 'memory for a whole download', 64, grown, megabytes, 'most of the API meanwhile, of before'),
        atMost('P8', 'memory for a slow reader', 64, grownSlowly, megabytes, `${SLOW_MS / 1000} s of reading`),
        await guests('csv'),
        await guests('json'),
      ];
    } finally {
      await arrival.stop();
      await scene.close();
    }
  },
};

async function populate(scene: BenchScene): Promise<number> {
  const worker = startReportWorker(scene);
  await worker.populate().finally(() => worker.stop());
  await scene.query('vacuum analyze report_row, report_household');
  return (await scene.query<{ n: number }>(`select count(*)::int as n from report_row where ${rowsOfIt}`))[0]?.n ?? 0;
}

type Form = 'csv' | 'json';

function ask(port: number, token: string, form: Form): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  return new Promise((answered, failed) => {
    get({ host: '127.0.0.1', port, path: `${path}&isCsvExport=${form === 'csv'}`, headers }, (answer) => {
      if (answer.statusCode === 200) answered(answer);
      else failed(new Error(`The download answered ${answer.statusCode}`));
    }).once('error', failed);
  });
}

async function fetchAll(
  { port }: Server,
  token: string,
  form: Form = 'csv',
): Promise<{ firstByteMs: number; wholeMs: number }> {
  const from = performance.now();
  let firstByteMs = 0;
  for await (const _ of await ask(port, token, form)) firstByteMs ||= performance.now() - from;
  return { firstByteMs, wholeMs: performance.now() - from };
}

async function bareColumns(scene: BenchScene): Promise<string> {
  const [row] = await scene.query<{ names: string }>(
    `select string_agg(attname, ', ' order by attnum) as names from pg_attribute
     where attrelid = 'report_row'::regclass and attnum > 0 and not attisdropped and attname <> all($1)`,
    [readyMade],
  );
  return row?.names ?? '';
}

async function copyAndZip(url: string, rows: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const from = performance.now();
  const zip = spawn('gzip', ['-1'], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = new Promise((done) => zip.once('close', done));
  await pipeline(client.query(copyTo(rows)), zip.stdin);
  await ended;
  const took = performance.now() - from;
  await client.end();
  return took;
}

/** Megabytes that the API has more at most while somebody reads. */
async function growth({ pid }: Server, read: () => Promise<unknown>): Promise<number> {
  const before = megabytesOf(pid, 'VmRSS');
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, megabytesOf(pid, 'VmRSS'));
  }, SLOW_PAUSE_MS);
  await read().finally(() => clearInterval(looking));
  return most - before;
}

/** A piece every while. */
async function readSlowly({ port }: Server, token: string): Promise<void> {
  const from = performance.now();
  for await (const _ of await ask(port, token, 'csv')) {
    if (performance.now() - from > SLOW_MS) break;
    await pause(SLOW_PAUSE_MS);
  }
}
