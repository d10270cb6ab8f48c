import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFree } from '../process/is-free';
import { isAlive } from '../process/process-table';

/** By then whoever claimed a port listens on it, or never will. */
const COUNTS_FOR_MS = 120_000;

/** Whether somebody else who is starting has said that it takes this port. */
function isTaken(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    const isYoung = Date.now() - statSync(file).mtimeMs < COUNTS_FOR_MS;
    return isYoung && pid !== process.pid && isAlive(pid);
  } catch {
    return false;
  }
}

/**
 * Whether nobody listens on a port nor is about to: of two that start in the same second one has it, and the other moves on. Nobody would notice
 * otherwise: each asks at the port whether its API is ready, and the other's answers.
 */
export async function claimPort(port: number, folder = tmpdir()): Promise<boolean> {
  if (!(await isFree(port))) return false;
  const file = join(folder, `arrival-port-${port}`);
  if (writes(file)) return true;
  if (isTaken(file)) return false;
  try {
    rmSync(file, { force: true });
  } catch {
    // Another account's that does not count any more.
    return true;
  }
  return writes(file);
}

/** False when the file is there already. */
function writes(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // Where nothing can be written nothing can be claimed.
    return (error as NodeJS.ErrnoException).code !== 'EEXIST';
  }
}
