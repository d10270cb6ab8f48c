import { readdirSync, readFileSync } from 'node:fs';
import type { BenchScene } from './scene';

/** Milliseconds of CPU since the start, by who used them. */
export interface Cpu {
  /** The API's one thread that runs the product. */
  thread: number;
  /** The API's others: compiling, collecting garbage, files, packing. */
  otherThreads: number;
  photoProcesses: number;
  postgres: number;
}

const read = (path: string): string => readFileSync(`/proc/${path}`, 'utf8');
const threadsOf = (pid: number): number[] => readdirSync(`/proc/${pid}/task`).map(Number);
const childrenOf = (pid: number): number[] =>
  threadsOf(pid).flatMap((thread) => (read(`${pid}/task/${thread}/children`).match(/\d+/g) ?? []).map(Number));

function millisecondsOf(pid: number, threads = threadsOf(pid)): number {
  return threads.reduce((sum, thread) => sum + Number(read(`${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1e6, 0);
}

/** What API and PostgreSQL have used so far; undefined where there is no /proc to tell. What busy neighbours do to a rate, they do not do to this. */
export function cpuOf(apiPid: number, { postgres }: Pick<BenchScene, 'postgres'>): Cpu | undefined {
  try {
    const thread = millisecondsOf(apiPid, [apiPid]);
    const sum = (pids: readonly number[]) => pids.reduce((all, pid) => all + millisecondsOf(pid), 0);
    const otherThreads = millisecondsOf(apiPid) - thread;
    return { thread, otherThreads, photoProcesses: sum(childrenOf(apiPid)), postgres: sum(childrenOf(postgres.pid)) };
  } catch {
    return undefined;
  }
}

/** Milliseconds of CPU that these processes and PostgreSQL have used so far; NaN where there is no /proc to tell. */
export function millisecondsUsed(pids: readonly number[], { postgres }: Pick<BenchScene, 'postgres'>): number {
  try {
    return [...pids, ...childrenOf(postgres.pid)].reduce((all, pid) => all + millisecondsOf(pid), 0);
  } catch {
    return Number.NaN;
  }
}

/** Of one unit of the work between two readings, in words. */
export function cpuEach(before: Cpu | undefined, after: Cpu | undefined, units: number): string {
  if (!before || !after) return '';
  const each = (name: keyof Cpu) => ((after[name] - before[name]) / units).toFixed(1);
  return `CPU ${each('thread')} ms in the API's thread, ${each('otherThreads')} in its others, ${each('photoProcesses')} for photos, ${each('postgres')} in PostgreSQL`;
}
