import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../libs/sandbox/src/process/free-port';
import { environmentWith } from './environment';

const root = resolve(__dirname, '../..');
const startLimitMs = 120_000;

export interface ApiProcess {
  url: string;
  pid: number;
  output(): string;
  /** As a power cut: no handler of the process runs. */
  kill(): Promise<void>;
  /** As an operator stops it; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** The built API (`api/dist`) or worker as a process of its own, for what only a real process can show. */
export async function startApiProcess(variables: Record<string, string>, at?: number): Promise<ApiProcess> {
  const port = at ?? (await freePort());
  const { child, output } = startNode('api/dist/main.js', { ...variables, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, `${url}/health/ready`, output);
  return { url, ...controls(child, output) };
}

/** The worker has no port; it is up when its process runs. */
export function startWorkerProcess(variables: Record<string, string>): Omit<ApiProcess, 'url'> {
  const { child, output } = startNode('api/dist/worker.js', variables);
  return controls(child, output);
}

/** A command of the built API, to its end. */
export const runCommand = (command: string, variables: Record<string, string>, args: readonly string[] = []) =>
  runToItsEnd('api/dist/cli.js', variables, [command, ...args]);

/** The same as `npm run` has it beside `npm start`, on the data folder of `ARRIVAL_DATA_DIR`. */
export const runBesideStart = (command: string, variables: Record<string, string>, args: readonly string[] = []) =>
  runToItsEnd('libs/sandbox/bin/command.mjs', variables, [command, ...args]);

async function runToItsEnd(
  script: string,
  variables: Record<string, string>,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const { child, output } = startNode(script, variables, args);
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  return { code, output: output() };
}

function startNode(
  script: string,
  variables: Record<string, string>,
  args: readonly string[] = [],
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: environmentWith(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, output: () => said };
}

function controls(child: ChildProcess, output: () => string): Omit<ApiProcess, 'url'> {
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const signal = async (name: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(name);
    return ended;
  };
  return {
    pid: child.pid ?? 0,
    output,
    kill: async () => void (await signal('SIGKILL')),
    stop: () => signal('SIGTERM'),
  };
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  let answer = '';
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The process ended with ${child.exitCode}:\n${output()}`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    answer = (await response?.text()) ?? '';
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(`Not ready within ${startLimitMs / 1000} s: ${answer}\n${output()}`);
}
