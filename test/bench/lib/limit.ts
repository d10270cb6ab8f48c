import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentWith } from '../../support/environment';
import { runScript } from './process';

/** What Postgres itself can do: one prepared statement again and again. `:i` counts up in each client, `:c` is the client. */
export interface Limit {
  sql: string;
  clients: number;
  seconds: number;
  /** Where `:i` starts, so that a later round does other work. */
  from?: number;
  rate?: number;
}

export interface LimitAnswer {
  rate: number;
  /** What the busiest client did: the next `from` adds it, where work must not repeat. */
  most: number;
  p50Ms: number;
  p99Ms: number;
}

const hasPgbench = spawnSync('pgbench', ['--version']).status === 0;

/** The name of the measuring program, for the table. */
export const limitProgram = hasPgbench ? 'pgbench' : 'a prepared-statement loop (no pgbench here)';

/** The same statement for `pg`: how many of its counters it names, `:i` as $1 and `:c` as $2. */
export function numbered(sql: string): { text: string; count: number } {
  const text = sql.replace(/(?<!:):i\b/g, '$1').replace(/(?<!:):c\b/g, '$2');
  return { text, count: text.includes('$2') ? 2 : 1 };
}

export function measureLimit(databaseUrl: string, limit: Limit): Promise<LimitAnswer> {
  return hasPgbench
    ? pgbench(databaseUrl, limit)
    : runScript<LimitAnswer>('lib/statement-loop.ts', { databaseUrl, ...limit });
}

async function pgbench(databaseUrl: string, { sql, clients, seconds, from = 0, rate }: Limit): Promise<LimitAnswer> {
  const folder = mkdtempSync(join(tmpdir(), 'arrival-pgbench-'));
  try {
    writeFileSync(join(folder, 'script.sql'), `\\set i :i + 1\n\\set c :client_id\n${sql};\n`);
    const url = new URL(databaseUrl);
    const where = [
      '-h',
      url.searchParams.get('host') ?? url.hostname,
      '-p',
      url.port,
      '-U',
      url.username,
      url.pathname.slice(1),
    ];
    const how = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '1',
      '-T',
      String(seconds),
      '-D',
      `i=${from}`,
      '-f',
      'script.sql',
    ];
    const args = [...how, ...(rate ? ['-R', String(Math.round(rate))] : []), '-l', ...where];
    const said = await output('pgbench', args, folder, { PGPASSWORD: decodeURIComponent(url.password) });
    const found = /tps = ([\d.]+) \(without initial/.exec(said)?.[1];
    if (!found || !/number of failed transactions: 0 /.test(said))
      throw new Error(`pgbench: ${/ERROR.*/.exec(said)?.[0] ?? said.slice(-500)}`);
    return { rate: Number(found), ...percentiles(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function percentiles(folder: string): Omit<LimitAnswer, 'rate'> {
  const logs = readdirSync(folder).filter((name) => name.startsWith('pgbench_log'));
  const lines = logs.flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
  const milliseconds = lines.map((line) => Number(line.split(' ')[2]) / 1000).sort((a, b) => a - b);
  const at = (part: number): number => milliseconds[Math.floor(milliseconds.length * part)] ?? 0;
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line.split(' ', 1)[0] ?? '', (counts.get(line.split(' ', 1)[0] ?? '') ?? 0) + 1);
  return { most: Math.max(...counts.values()), p50Ms: at(0.5), p99Ms: at(0.99) };
}

function output(command: string, args: string[], cwd: string, variables: Record<string, string>): Promise<string> {
  const child = spawn(command, args, { cwd, env: environmentWith(variables), stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((done) => child.once('close', () => done(said)));
}
