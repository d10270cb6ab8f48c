import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { environmentWith } from './environment';
import type { StackFacts } from './stack-facts';

export interface RunningStack {
  facts: StackFacts;
  /** Everything that the stack has printed. */
  output(): string;
  stop(): Promise<void>;
}

const root = resolve(__dirname, '../..');
const startLimitMs = 300_000;

/** `npm start` as a person runs it, on data and ports of its own; the demo resort is new each time. */
export async function startStack(variables: Record<string, string> = {}): Promise<RunningStack> {
  const folder = mkdtempSync(join(tmpdir(), 'arrival-stack-'));
  const child = spawn(process.execPath, ['libs/sandbox/bin/start.mjs'], {
    cwd: root,
    env: environmentWith({ ARRIVAL_DATA_DIR: folder, PORT: '4300', ...variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const stop = async (): Promise<void> => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const facts = await untilReady(child, join(folder, 'stack.json'));
    return { facts: { ...facts, dataDir: folder }, output: () => output, stop };
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${output}`);
  }
}

async function untilReady(child: ChildProcess, file: string): Promise<StackFacts> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The stack ended with ${child.exitCode} while starting`);
    const facts = readFacts(file);
    if (facts && (await answers(`${facts.apiUrl}/health/ready`))) return facts;
    await pause(100);
  }
  throw new Error(`The stack was not ready within ${startLimitMs / 1000} s`);
}

function readFacts(file: string): StackFacts | undefined {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StackFacts) : undefined;
  } catch {
    return undefined;
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolveEnded) => child.once('exit', () => resolveEnded()));
  child.kill('SIGINT');
  await Promise.race([ended, pause(30_000).then(() => child.kill('SIGKILL'))]);
}
