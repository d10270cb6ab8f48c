import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerMemory } from './container-memory';

const folder = mkdtempSync(join(tmpdir(), 'arrival-cgroup-'));
afterAll(() => rmSync(folder, { recursive: true }));

function container(limit: string): void {
  writeFileSync(join(folder, 'memory.current'), '950000000\n');
  writeFileSync(join(folder, 'memory.max'), `${limit}\n`);
  writeFileSync(join(folder, 'memory.stat'), 'anon 700000000\ninactive_file 200000000\nactive_file 50000000\n');
}

test('a container holds what its processes hold, without the files that the system has cached', async () => {
  container('1073741824');
  expect(await containerMemory(folder)).toEqual({ held: 750_000_000, limit: 1_073_741_824 });
});

test('without a limit, and on a machine that has no such files, there is nothing to tell', async () => {
  container('max');
  expect(await containerMemory(folder)).toBeUndefined();
  expect(await containerMemory(join(folder, 'none'))).toBeUndefined();
});
