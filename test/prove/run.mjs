/** `npm run prove -- --minutes 5 --seed 7`: builds what is stale, then tries the promises of the README on this machine. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from '../../libs/sandbox/bin/build.mjs';
import { installIfStale } from '../../libs/sandbox/bin/install.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');

await installIfStale(root);
await buildWhatIsStale(root);
const args = ['-r', join(here, '../bench/typescript.cjs'), join(here, 'main.ts'), ...process.argv.slice(2)];
const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
