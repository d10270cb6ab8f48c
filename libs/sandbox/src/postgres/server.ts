import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freshLog } from '../state/log-file';
import { programOf } from './binaries';
import { readPostmasterPid, stopPostmaster } from './leftover';
import type { Place } from './place';

/** A running postmaster. */
export interface Server {
  pid: number;
  logFile: string;
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts `postgres` in a session of its own: Ctrl-C in the terminal does not reach it, so that the API can drain first. Its messages go to a
 * file, because a pipe would break with us; it is only ever appended to, so that it can be begun anew.
 */
export async function startServer(
  place: Place,
  settings: Record<string, string>,
  removeAfter?: string,
): Promise<Server> {
  const logFile = freshLog(join(place.folder, 'postgres.log'));
  const log = openSync(logFile, 'a', 0o600);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(programOf(place.home, 'postgres'), ['-D', place.cluster, ...flags], {
    ...place.account,
    cwd: place.cluster,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
    ...plainEnvironment,
  });
  closeSync(log);
  child.unref();
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  await untilReady(child, place.cluster, logFile);
  const pid = child.pid as number;
  const guard = guardAgainstOurDeath(pid, removeAfter);
  const stop = async () => {
    // Its end is waited for; where nothing else is left to do, Node would end before that and say nothing.
    child.ref();
    await stopPostmaster(pid);
    await ended;
    guard?.kill('SIGKILL');
  };
  return { pid, logFile, ended, stop };
}

/** English messages and nothing of ours; Windows needs its own variables. */
export const plainEnvironment =
  process.platform === 'win32' ? {} : { env: { LC_MESSAGES: 'C', PATH: '/usr/bin:/bin' } };

async function untilReady(child: ChildProcess, cluster: string, logFile: string): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  for (;;) {
    const state = readPostmasterPid(cluster);
    if (state?.pid === child.pid && state?.ready) return;
    if (failure || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`PostgreSQL did not start: ${failure?.message ?? lastLines(logFile)}`);
    }
    await pause(10);
  }
}

const lastLines = (file: string) =>
  readFileSync(file, 'utf8').trim().split('\n').slice(-4).join(' | ') || 'it said nothing';

/**
 * When we die without a word (kill -9), the pipe to this shell closes; after a moment for the API to drain it stops the postmaster.
 * What it misses is found by the next start through `postmaster.pid`.
 */
function guardAgainstOurDeath(pid: number, removeAfter: string | undefined): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  const wait = removeAfter ? 0 : 5;
  const script =
    'cat >/dev/null; sleep "$2"; kill -INT "$1"; [ -z "$3" ] || { while kill -0 "$1"; do sleep 0.1; done; rm -rf "$3"; }';
  const guard = spawn('/bin/sh', ['-c', script, 'arrival-guard', String(pid), String(wait), removeAfter ?? ''], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined);
  guard.stdin?.on('error', () => undefined);
  guard.unref();
  (guard.stdin as { unref?: () => void } | null)?.unref?.();
  return guard;
}
