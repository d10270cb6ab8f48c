/** `npm run bench`, `npm run bench -- P4 P5`, `npm run bench -- P12 --households 1000000`. Builds what is stale, then runs the benches. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from '../../libs/sandbox/bin/build.mjs';
import { installIfStale } from '../../libs/sandbox/bin/install.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');

await installIfStale(root);
await buildWhatIsStale(root);
const child = spawn(
  process.execPath,
  ['-r', join(here, 'typescript.cjs'), join(here, 'main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
