import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiVariables, usualPatience } from '../support/api';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { environmentWith } from '../support/environment';
import { hasOwnRedis, ownRedis } from '../support/queue-backend';
import { until } from '../support/until';

const root = resolve(__dirname, '../..');
const port = 4471;
const folder = mkdtempSync(join(tmpdir(), 'arrival-stop-'));
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output: () => string;
  /** The exit code. */
  ended: Promise<number | null>;
}

function start(file: 'main.js' | 'worker.js', variables: Record<string, string> = {}): Started {
  const env = environmentWith({
    ...apiVariables(database.url, 'http://localhost:1', folder),
    ...usualPatience,
    PORT: String(port),
    ...variables,
  });
  const child = spawn(process.execPath, [join(root, 'api/dist', file)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // With all that it said: `exit` may come before its last words.
  const ended = new Promise<number | null>((closed) => child.once('close', closed));
  return { child, output: () => output, ended };
}

const agent = new Agent({ keepAlive: true });

const NOT_TAKEN = 'not taken';

/**
 * The status, or the error's code. A new connection that is refused, or still waits in the system's queue when listening ends, never
 * reached the process; on a connection in use nothing may fail.
 */
function ask(path: string): Promise<number | string> {
  return new Promise((answer) => {
    const asked = request({ agent, port, path, host: '127.0.0.1' }, (response) => {
      response.resume().on('close', () => answer(response.statusCode ?? 0));
    });
    asked.on('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => {
      const isNew = !asked.reusedSocket && ['ECONNREFUSED', 'ECONNRESET'].includes(code);
      answer(isNew ? NOT_TAKEN : code);
    });
    asked.end();
  });
}

const untilReady = (): Promise<void> => until(async () => (await ask('/health/ready')) === 200);

test('a stop under load fails no request and ends with 0', async () => {
  const { child, ended } = start('main.js');
  await untilReady();
  const answers: Array<number | string> = [];
  const deadline = Date.now() + 20_000;
  const caller = async () => {
    while (Date.now() < deadline) {
      const answer = await ask('/api/settings/client');
      answers.push(answer);
      if (answer !== 200) return;
    }
  };
  const callers = Promise.all(Array.from({ length: 8 }, caller));
  while (answers.length < 100 && Date.now() < deadline) await pause(10);
  child.kill('SIGTERM');
  await callers;
  expect(await ended).toBe(0);
  expect(answers.filter((answer) => answer === 200).length).toBeGreaterThan(8);
  expect([...new Set(answers)].sort()).toEqual([200, NOT_TAKEN]);
});

test('while it stops it says that it is not ready', async () => {
  const { child, ended } = start('main.js', { DRAIN_SECONDS: '3' });
  await untilReady();
  child.kill('SIGTERM');
  let answer = await ask('/health/ready');
  while (answer === 200) answer = await ask('/health/ready');
  expect(answer).toBe(503);
  expect(await ended).toBe(0);
});

const untilSaid = (words: string, { output }: Started): Promise<void> => until(() => output().includes(words), output);

/** What waits for Redis would wait for ever. */
const soonMs = 60_000;

/** How long it took, in milliseconds. */
async function stop({ child, ended }: Started): Promise<number> {
  const asked = Date.now();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  return Date.now() - asked;
}

test('the worker stops by itself too', async () => {
  const worker = start('worker.js', { LOG_LEVEL: 'info' });
  await untilSaid('working', worker);
  await stop(worker);
});

test('a worker whose Redis never came stops within seconds', async () => {
  const worker = start('worker.js', { LOG_LEVEL: 'info', REDIS_URL: 'redis://127.0.0.1:9' });
  await untilSaid('working', worker);
  expect(await stop(worker)).toBeLessThan(soonMs);
});

const withRedis = hasOwnRedis ? test : undefined;

withRedis?.('so does one whose Redis has gone', async () => {
  const redis = await ownRedis();
  redis.start();
  const worker = start('worker.js', { LOG_LEVEL: 'info', REDIS_URL: redis.url });
  await untilSaid('working', worker);
  // Until its queues are connected; nothing tells when.
  await pause(1_000);
  await redis.close();
  // By whichever error its connections noticed first: it is told once.
  await untilSaid('The queues cannot be reached', worker);
  expect(await stop(worker)).toBeLessThan(soonMs);
});

test('a wrong value of the environment stops the start with one line that names it', async () => {
  const { output, ended } = start('main.js', { DATABASE_POOL_SIZE: 'many' });
  expect(await ended).toBe(1);
  expect(output().trim().split('\n')).toEqual([expect.stringContaining('DATABASE_POOL_SIZE')]);
});

test('a database that cannot be reached is told in one line', async () => {
  const { output, ended } = start('main.js', { DATABASE_URL: 'postgres://arrival:x@127.0.0.1:9/none' });
  expect(await ended).toBe(1);
  expect(output().trim().split('\n')).toHaveLength(1);
});
