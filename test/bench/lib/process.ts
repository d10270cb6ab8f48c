import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { environmentWith } from '../../support/environment';
import { type Cores, pinned } from './machine';

export const root = resolve(__dirname, '../../..');
const hook = join(root, 'test/runner/typescript.cjs');

/** Runs a TypeScript file of the benches in a process of its own and answers what it printed. */
export function runScript<Answer>(script: string, question: object, cores?: Cores): Promise<Answer> {
  const [command, args] = pinned(cores, process.execPath, ['-r', hook, join(root, 'test/bench', script)]);
  return collect(
    spawn(command, args, { cwd: root, env: environmentWith({}), stdio: ['pipe', 'pipe', 'inherit'] }),
    question,
  );
}

async function collect<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin?.end(JSON.stringify(question));
  const code = await new Promise((ended) => child.once('close', ended));
  if (code !== 0) throw new Error(`A bench process ended with ${String(code)}`);
  return JSON.parse(said) as Answer;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface Server {
  port: number;
  pid: number;
  /** What the process answers to a message. */
  ask<Answer>(question: string): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts a server script, told its settings by its first argument; it says its port by a message. Its log goes to a file, as in operation. */
export async function startServer(
  script: string,
  settings: object,
  options: { cores?: Cores; logFile?: string; flags?: string[] } = {},
): Promise<Server> {
  const log = openSync(options.logFile ?? '/dev/null', 'a');
  const nodeArgs = [...(options.flags ?? []), '-r', hook, join(root, 'test/bench', script), JSON.stringify(settings)];
  const [command, args] = pinned(options.cores, process.execPath, nodeArgs);
  const child = spawn(command, args, { cwd: root, env: environmentWith({}), stdio: ['ignore', log, 'inherit', 'ipc'] });
  closeSync(log);
  running.add(child);
  child.once('exit', () => running.delete(child));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const port = await new Promise<number>((started, failed) => {
    child.once('message', (message) => started((message as { port: number }).port));
    child.once('exit', (code) => failed(new Error(`${script} ended with ${String(code)}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(forced);
  };
  const ask = <Answer>(question: string): Promise<Answer> =>
    new Promise((answered) => {
      child.once('message', (message) => answered(message as Answer));
      child.send(question);
    });
  return { port, pid: child.pid ?? 0, ask, stop };
}
