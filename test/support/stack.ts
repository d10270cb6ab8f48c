import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { environmentWith } from './environment';
import type { StackJson } from './stack-json';

export interface RunningStack {
  json: StackJson;
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
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async (): Promise<void> => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const json = await untilReady(child, join(folder, 'stack.json'));
    return { json: { ...json, dataDir: folder }, output: () => output, stop };
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${output}`);
  }
}

async function untilReady(child: ChildProcess, file: string): Promise<StackJson> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The stack ended with ${child.exitCode} while starting`);
    const json = readJson(file);
    if (json && (await answers(`${json.apiUrl}/health/ready`))) return json;
    await pause(100);
  }
  throw new Error(`The stack was not ready within ${startLimitMs / 1000} s`);
}

function readJson(file: string): StackJson | undefined {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StackJson) : undefined;
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
