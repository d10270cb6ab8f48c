import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const folder = join(__dirname, '..');

test.each(['bench', 'browsers', 'gallery', 'lighthouse', 'prove'])(
  'npm run %s -- --help tells how, and begins nothing',
  (name) => {
    for (const asked of ['--help', '-h']) {
      const command = [join(folder, name, 'run.mjs'), asked];
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 10_000 });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout.split('\n')[0]).toMatch(`npm run ${name} -- `);
      expect(stdout).not.toMatch(/[Bb]uil[dt]|Installing/);
    }
  },
);
