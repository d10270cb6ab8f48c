import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** What integrators install lies in `dist`, which git ignores and `npm pack` would leave out with it. */
test('the client is packed with what its package.json promises', async () => {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json', '-w', 'libs/client'], {
    cwd: resolve(__dirname, '../..'),
  });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  expect(files.map(({ path }) => path).sort()).toEqual([
    'dist/generated/schema.d.ts',
    'dist/generated/schema.js',
    'dist/index.d.ts',
    'dist/index.js',
    'package.json',
  ]);
});
