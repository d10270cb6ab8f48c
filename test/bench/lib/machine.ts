import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';

/** Which core runs what, as `taskset` wants it; undefined where cores cannot be pinned. */
export type Cores = string | undefined;

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** The subject alone on the first core, what drives it on the second; with a database both share all cores. */
export const serverCore: Cores = canPin ? '0' : undefined;
export const driverCore: Cores = canPin ? '1' : undefined;

/** Command and arguments, pinned where asked. */
export function pinned(cores: Cores, command: string, args: readonly string[]): [string, string[]] {
  return cores === undefined ? [command, [...args]] : ['taskset', ['-c', cores, command, ...args]];
}

export const machine = (): string =>
  `${availableParallelism()} cores ${cpus()[0]?.model.replace(/\s+/g, ' ') ?? ''}, Node ${process.version}`;

/** Processes that wanted a core in the last minute; above the number of cores the figures are only a hint. */
export const load = (): string => loadavg()[0]?.toFixed(1) ?? '?';
