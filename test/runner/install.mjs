import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './part.mjs';

const changedAt = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes its hidden lockfile last: absent means never installed or broken off, older means that the pins moved. */
const isFresh = () => changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json');

export async function installIfNeeded() {
  if (isFresh()) {
    console.log('Packages are in place');
    return true;
  }
  return run('npm ci', 'npm', ['ci', '--no-audit', '--no-fund']);
}
