import { closeSync, copyFileSync, openSync, renameSync, statSync, truncateSync } from 'node:fs';

const LARGEST_BYTES = 20 * 1024 * 1024;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** An empty log; the one of the last run stays beside it. */
export function freshLog(file: string): string {
  if (sizeOf(file) > 0) renameSync(file, `${file}.1`);
  closeSync(openSync(file, 'w', 0o600));
  return file;
}

/**
 * Begins a log that has grown too long anew and keeps the old one beside it. Its process goes on writing to the same file, at the new end. On a
 * full disk nothing is kept: the log gives way to the data.
 */
export function turnOver(file: string, largestBytes = LARGEST_BYTES): void {
  if (sizeOf(file) <= largestBytes) return;
  try {
    copyFileSync(file, `${file}.1`);
  } catch {
    truncateSync(`${file}.1`);
  }
  truncateSync(file);
}
