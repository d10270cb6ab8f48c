import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const hasProc = existsSync('/proc/self/cmdline');

/** Sends a signal (0 only asks). False when there is no such process. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Command line of a process, empty when it is gone or cannot be read. Numbers are reused: look before you signal. */
export function commandOf(pid: number): string {
  try {
    if (hasProc) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** When a process began, in any form that stays the same as long as it lives; empty when it is gone. With the number it says who it is. */
export function beginningOf(pid: number): string {
  try {
    // After the name in parentheses, which may hold anything, the twentieth field: ticks since the machine started.
    if (hasProc) return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** A zombie, dead but not yet collected by its new parent, counts as gone: its command line is empty. */
export const isAlive = (pid: number) => send(pid, 0) && !(hasProc && commandOf(pid) === '');

/** Tries one signal after the other, each with its patience, until the process is gone. */
export async function endProcess(
  pid: number,
  steps: readonly (readonly [signal: NodeJS.Signals, seconds: number])[],
): Promise<void> {
  for (const [signal, seconds] of steps) {
    if (!isAlive(pid) || !send(pid, signal)) return;
    for (let waited = 0; waited < seconds * 1000; waited += 20) {
      if (!isAlive(pid)) return;
      await pause(20);
    }
  }
}
