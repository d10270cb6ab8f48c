import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Keeps a text, for its owner alone: written, synced and renamed, so that it is never seen half written, and a machine that loses its power
 * finds the old one or the new one.
 */
export function writeState(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const written = openSync(`${file}.part`, 'w', 0o600);
  try {
    writeSync(written, text);
    fsyncSync(written);
  } finally {
    closeSync(written);
  }
  renameSync(`${file}.part`, file);
  syncFolder(dirname(file));
}

export const writeJson = (file: string, content: unknown): void =>
  writeState(file, `${JSON.stringify(content, null, 2)}\n`);

/** The kept record. One that cannot be read counts as absent, and `say` names it. */
export function readJson<Content extends object>(file: string, say: (line: string) => void): Content | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Content | null;
    if (typeof content === 'object' && content !== null) return content;
  } catch {
    // Said below, like a file with something else in it.
  }
  say(`${file} cannot be read and counts as absent`);
  return undefined;
}

/** Windows opens no folders; there the rename is synced with the file. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
