import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/**
 * npm writes its hidden lockfile last: absent means never installed or broken off. Older than the pins may only mean a fresh copy of the tree, so
 * then the contents decide; a needless `npm ci` would take away a good installation, also where there is no network.
 */
export function installIsStale(root) {
  const changed = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const installed = changed('node_modules/.package-lock.json');
  if (installed === 0) return true;
  return installed < changed('package-lock.json') && !holdsEveryPin(root);
}

function holdsEveryPin(root) {
  const packagesOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages ?? {};
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([path, { version, optional, devOptional }]) => {
    if (!path.includes('node_modules/')) return true;
    return installed[path] ? installed[path].version === version : optional || devOptional;
  });
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
