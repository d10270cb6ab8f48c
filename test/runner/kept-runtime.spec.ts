import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'arrival-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shared = `module.exports = { loads: (globalThis.loads = (globalThis.loads ?? 0) + 1), files: [], say: () => 'true' };`;

/** Its title says which file of this worker it is; it leaves everything as a careless one would. */
const spec = `
const shared = require('./shared.cjs');
let own = 0;
test('file ' + shared.files.push(__filename), async () => {
  expect([shared.loads, ++own, shared.say(), jest.isMockFunction(shared.say)]).toEqual([1, 1, 'true', false]);
  await new Promise((done) => setTimeout(done, 1));
  jest.spyOn(shared, 'say').mockReturnValue('false');
  jest.useFakeTimers();
  expect(shared.say()).toBe('false');
  expect(() => jest.mock('./shared.cjs', () => ({}))).toThrow('does not reach');
  expect(() => jest.mock('./shared.cjs')).toThrow('does not reach');
});
afterAll(() => undefined);`;

interface Results {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

test('a worker loads a module once for all spec files; spies, clocks and the spec itself are new for each', () => {
  const config = {
    rootDir: folder,
    testMatch: ['**/*.check.cjs'],
    transform: {},
    testEnvironment: join(root, 'test/runner/kept-environment.cjs'),
    runtime: join(root, 'test/runner/kept-runtime.cjs'),
  };
  writeFileSync(join(folder, 'shared.cjs'), shared);
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `${name}.check.cjs`), spec);
  const said = spawnSync(
    process.execPath,
    [join(root, 'node_modules/jest/bin/jest.js'), '--config', JSON.stringify(config), '--runInBand', '--json'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { testResults } = JSON.parse(said.stdout) as Results;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(tests.map(({ title, status }) => `${title} ${status}`).sort()).toEqual([
    'file 1 passed',
    'file 2 passed',
    'file 3 passed',
  ]);
});
