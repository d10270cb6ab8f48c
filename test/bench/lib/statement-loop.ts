import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { type Limit, type LimitAnswer, numbered } from './limit';

/** In place of pgbench where there is none: the same statement, prepared, from a process of its own. It costs more than pgbench does. */
const {
  databaseUrl,
  sql,
  clients,
  seconds,
  from = 0,
  rate,
} = JSON.parse(readFileSync(0, 'utf8')) as Limit & { databaseUrl: string };
const { text, count } = numbered(sql);
const latencies: number[] = [];
let most = 0;
const begin = performance.now();
const end = begin + seconds * 1000;

async function loop(id: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const everyMs = rate ? (1000 * clients) / rate : 0;
  for (let i = from + 1, due = performance.now(); performance.now() < end; i++, due += everyMs) {
    const early = due - performance.now();
    if (everyMs > 0 && early > 1) await new Promise((resume) => setTimeout(resume, early));
    const asked = everyMs > 0 ? due : performance.now();
    await client.query({ name: 'limit', text, values: [i, id].slice(0, count) });
    latencies.push(performance.now() - asked);
    most = Math.max(most, i - from);
  }
  await client.end();
}

async function main(): Promise<void> {
  await Promise.all(Array.from({ length: clients }, (_, id) => loop(id)));
  const seen = (performance.now() - begin) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (part: number): number => latencies[Math.floor(latencies.length * part)] ?? 0;
  const answer: LimitAnswer = { rate: latencies.length / seen, most, p50Ms: at(0.5), p99Ms: at(0.99) };
  process.stdout.write(JSON.stringify(answer));
}

void main();
