import { statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** npm writes its hidden lockfile last: absent means never installed or broken off, older means that the pins have moved. */
export function installIsStale(root) {
  const changed = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return changed('node_modules/.package-lock.json') < changed('package-lock.json');
}

export async function installIfStale(root) {
  if (!installIsStale(root)) return;
  await run('Installing packages (about a minute)', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], root);
}
