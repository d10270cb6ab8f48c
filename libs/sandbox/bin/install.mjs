import { statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** npm writes its hidden lockfile last: absent means never installed or broken off, older means that the pins have moved. */
export function installIsStale(root) {
  const changed = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return changed('node_modules/.package-lock.json') < changed('package-lock.json');
}

/** Exactly the locked packages; where npm finds the lockfile incomplete for this machine, the nearest to it. */
export async function installIfStale(root) {
  if (!installIsStale(root)) return;
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await run('Installing packages (about a minute)', 'npm', ['ci', ...flags], root);
  } catch (error) {
    if (!error.message.includes('EUSAGE')) throw error;
    await run(
      'The lockfile does not fit this machine; installing without it where it is silent',
      'npm',
      ['install', '--no-save', ...flags],
      root,
    );
  }
}
