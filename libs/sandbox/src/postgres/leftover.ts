import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, endProcess } from '../process/process-table';

/** What PostgreSQL writes into `postmaster.pid`. */
export interface PostmasterPid {
  pid: number;
  ready: boolean;
}

/** Reads `postmaster.pid`; undefined when there is none or it is half written. */
export function readPostmasterPid(cluster: string): PostmasterPid | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined;
}

/**
 * A killed launcher leaves its PostgreSQL running, and a killed machine leaves `postmaster.pid` with a number that by now may be anybody's.
 * Stops the first, removes the second.
 */
export async function clearLeftover(cluster: string): Promise<void> {
  const left = readPostmasterPid(cluster);
  if (left && commandOf(left.pid).includes(cluster)) await stopPostmaster(left.pid);
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** Fast shutdown (SIGINT: running statements end, data is written); after 10 s immediate, which the next start repairs. */
export const stopPostmaster = (pid: number): Promise<void> =>
  endProcess(pid, [
    ['SIGINT', 10],
    ['SIGQUIT', 5],
    ['SIGKILL', 2],
  ]);
