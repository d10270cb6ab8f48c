/** `npm run browsers [-- firefox webkit]`: the main journey in the browsers of this machine besides Chromium. Builds what is stale. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWhatIsStale } from '../../libs/sandbox/bin/build.mjs';
import { installIfStale } from '../../libs/sandbox/bin/install.mjs';
import { root } from '../runner/run-command.mjs';

await installIfStale(root);
await buildWhatIsStale(root);
const args = ['-r', join(root, 'test/bench/typescript.cjs'), join(root, 'test/browsers/main.ts')];
const child = spawn(process.execPath, [...args, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm and a shell are above it: a signal that ends them alone never comes here.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
