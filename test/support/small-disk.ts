import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own of some megabytes, in memory. */
export interface SmallDisk {
  folder: string;
  /** Takes all the room there is left, until `empty`. */
  fill(): void;
  empty(): void;
  remove(): void;
}

/** Undefined where this process may not mount (only root may, and not in every container). */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'arrival-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'arrival', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => takeAll(filler),
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function takeAll(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (const size of [1_048_576, 4_096]) {
      const block = Buffer.alloc(size);
      for (let written = size; written === size; ) written = writtenOf(handle, block);
    }
  } finally {
    closeSync(handle);
  }
}

function writtenOf(handle: number, block: Buffer): number {
  try {
    return writeSync(handle, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 0;
    throw error;
  }
}
