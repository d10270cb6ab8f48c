import { accessSync, constants } from 'node:fs';
import { run } from './run-command.mjs';

export const runnable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Installs a package of Debian where that can be done; answers whether it was tried. */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !runnable('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} with apt-get`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get update', 'apt-get', ['update', '-q'], { env });
  await run(`apt-get install ${name}`, 'apt-get', ['install', '-yq', '--no-install-recommends', name], { env });
  return true;
}
