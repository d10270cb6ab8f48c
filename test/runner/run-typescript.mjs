import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWhatIsStale } from '../../libs/sandbox/bin/build.mjs';
import { installIfStale } from '../../libs/sandbox/bin/install.mjs';
import { root } from './run-command.mjs';

/** Builds what is stale, then runs a TypeScript file in a process of its own, which gets our signals; its exit code becomes ours. */
export async function runTypescript(path, args = process.argv.slice(2)) {
  await installIfStale(root);
  await buildWhatIsStale(root);
  const hook = join(root, 'test/runner/typescript.cjs');
  const child = spawn(process.execPath, ['-r', hook, join(root, path), ...args], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
  return child;
}
