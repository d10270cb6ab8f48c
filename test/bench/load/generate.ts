import { readFileSync } from 'node:fs';
import { Connection } from './connection';
import { maker, type Work } from './makers';

/** The load generator: a process of its own, lean enough that a second core drives one server to its end. */
export interface LoadQuestion {
  /** Of one server, or of several that share the connections evenly. */
  ports: number[];
  connections: number;
  seconds: number;
  /** Requests per second; as many as go through when left out. */
  rate?: number;
  work: Work;
}

export interface LoadAnswer {
  /** Answered 2xx or 304 per second. */
  rate: number;
  answered: number;
  failed: number;
  /** The first answer that was not wanted. */
  firstFailure: string | null;
  bytes: number;
  p50Ms: number;
  p99Ms: number;
}

const question = JSON.parse(readFileSync(0, 'utf8')) as LoadQuestion;
const startLine = maker(question.work);
const latencies: number[] = [];
let failed = 0;
let bytes = 0;
let firstFailure: string | null = null;
const start = process.hrtime.bigint();
const nowMs = (): number => Number(process.hrtime.bigint() - start) / 1e6;
const endMs = question.seconds * 1000;
/** At a set rate the first second is not counted: it tells how this program starts beside others, and at 50/s that was the whole p99. */
const countedFromMs = question.rate ? 1000 : 0;

async function ask(connection: Connection, request: string | Buffer, fromMs: number): Promise<void> {
  const { status, size, text } = await connection.send(request);
  const isGood = (status >= 200 && status < 300) || status === 304;
  if (isGood) {
    if (fromMs >= countedFromMs) latencies.push(nowMs() - fromMs);
    bytes += size;
  } else {
    failed += 1;
    firstFailure ??= `${status} ${text().slice(-400)}`;
  }
}

async function asFastAsItGoes(connection: Connection): Promise<void> {
  const next = startLine();
  while (nowMs() < endMs) {
    const request = next();
    if (request === undefined) return;
    await ask(connection, request, nowMs());
  }
}

/** Each request is due at its time, whether or not the one before is answered; it counts from the turn of the clock (1 ms) that lets it go. */
async function atRate(connections: Connection[], rate: number): Promise<void> {
  const idle = [...connections];
  const next = startLine();
  const waiting: number[] = [];
  const pending = new Set<Promise<void>>();
  let due = 0;
  const give = (): void => {
    while (idle.length > 0 && waiting.length > 0) {
      const connection = idle.pop() as Connection;
      const request = next();
      if (request === undefined) return;
      const done = ask(connection, request, waiting.shift() as number).finally(() => {
        idle.push(connection);
        pending.delete(done);
        give();
      });
      pending.add(done);
    }
  };
  while (nowMs() < endMs) {
    for (const now = nowMs(); due * (1000 / rate) <= now; due++) waiting.push(now);
    give();
    await new Promise((resume) => setTimeout(resume, 1));
  }
  while (pending.size > 0) await Promise.all(pending);
}

async function main(): Promise<void> {
  const { ports } = question;
  const connections = await Promise.all(
    Array.from({ length: question.connections }, (_, index) => Connection.open(ports[index % ports.length] as number)),
  );
  if (question.rate) await atRate(connections, question.rate);
  else await Promise.all(connections.map(asFastAsItGoes));
  const seconds = Math.max(nowMs() - countedFromMs, 1) / 1000;
  for (const connection of connections) connection.close();
  latencies.sort((a, b) => a - b);
  const at = (part: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0;
  const answer: LoadAnswer = {
    rate: latencies.length / seconds,
    answered: latencies.length,
    failed,
    firstFailure,
    bytes,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
  process.stdout.write(JSON.stringify(answer));
}

void main();
