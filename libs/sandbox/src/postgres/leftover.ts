import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What PostgreSQL writes into `postmaster.pid`. */
export interface PostmasterPid {
  pid: number;
  port: number;
  ready: boolean;
}

/** Reads `postmaster.pid`; undefined when there is none or it is half written. */
export function readPostmasterPid(cluster: string): PostmasterPid | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : undefined;
}

/**
 * A killed launcher leaves its PostgreSQL running, and a killed machine leaves `postmaster.pid` with a number that by now may be anybody's.
 * Stops the first, removes the second.
 */
export async function clearLeftover(cluster: string): Promise<void> {
  const left = readPostmasterPid(cluster);
  if (left && isPostgresOf(left.pid, cluster)) await stopPostmaster(left.pid);
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** Fast shutdown (SIGINT: running statements end, data is written); after 10 s immediate, which the next start repairs. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, seconds] of [['SIGINT', 10] as const, ['SIGQUIT', 5] as const, ['SIGKILL', 2] as const]) {
    if (!send(pid, signal)) return;
    for (let waited = 0; waited < seconds * 1000; waited += 20) {
      if (!send(pid, 0)) return;
      await pause(20);
    }
  }
}

/** False when there is no such process. */
export function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isPostgresOf(pid: number, cluster: string): boolean {
  return send(pid, 0) && commandOf(pid).includes(cluster);
}

/** Command line of a process, empty when it cannot be read. */
export function commandOf(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
