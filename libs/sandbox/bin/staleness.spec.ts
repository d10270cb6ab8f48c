import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashOf } from './build.mjs';
import { dropStale } from './drop-stale.mjs';
import { installIsStale } from './install.mjs';
import { nodeProblem } from './node-version.mjs';

const root = mkdtempSync(join(tmpdir(), 'arrival-stale-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string, secondsAgo = 0): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(join(root, path), time, time);
}

test('packages are installed when they never were, were broken off, or the pins have moved, not for a fresh copy', () => {
  const lock = (version: string, more = {}) => {
    const other = { 'node_modules/for-another-system': { version: '1.0.0', optional: true } };
    return JSON.stringify({ packages: { '': {}, 'node_modules/one': { version }, ...other, ...more } });
  };
  write('package-lock.json', lock('1.0.0'), 60);
  expect(installIsStale(root)).toBe(true);
  write('node_modules/some/package.json', '{}');
  expect(installIsStale(root)).toBe(true);
  write(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/one': { version: '1.0.0' } } }),
    30,
  );
  expect(installIsStale(root)).toBe(false);
  write('package-lock.json', lock('1.0.0'));
  expect(installIsStale(root)).toBe(false);
  write('package-lock.json', lock('1.0.1'));
  expect(installIsStale(root)).toBe(true);
  write('package-lock.json', lock('1.0.0', { 'node_modules/two': { version: '2.0.0' } }));
  expect(installIsStale(root)).toBe(true);
});

test('a build is stale when a source, a new file or a removed file says so, not when a test or a time changes', () => {
  write('api/src/main.ts', 'one');
  const before = hashOf(root, ['api', 'missing.json']);
  write('api/src/main.ts', 'one', 500);
  write('api/src/main.spec.ts', 'a test');
  write('api/dist/main.js', 'built');
  write('api/node_modules/x/index.js', 'x');
  expect(hashOf(root, ['api', 'missing.json'])).toBe(before);
  write('api/src/main.ts', 'two');
  expect(hashOf(root, ['api', 'missing.json'])).not.toBe(before);
  write('api/src/main.ts', 'one');
  write('api/src/other.ts', '');
  expect(hashOf(root, ['api', 'missing.json'])).not.toBe(before);
});

test('what was built of a source that is gone goes too, and nothing else', () => {
  for (const name of ['kept.ts', 'process.cjs', 'functions/one.sql', 'template.typ']) write(`kind/src/${name}`, '');
  const kept = [
    '.tsbuildinfo',
    'functions/one.sql',
    'kept.d.ts',
    'kept.js',
    'kept.js.map',
    'process.cjs',
    'process.d.cts',
  ];
  for (const name of [...kept, 'template.typ', 'gone.d.ts', 'gone.js', 'gone.js.map', 'functions/gone.sql'])
    write(`kind/dist/${name}`, '');
  dropStale(join(root, 'kind/src'), join(root, 'kind/dist'));
  const left = readdirSync(join(root, 'kind/dist'), { recursive: true });
  expect(left.sort()).toEqual([...kept, 'functions', 'template.typ'].sort());
});

test('an old Node is refused in one line', () => {
  expect(nodeProblem('20.19.0')).toBeUndefined();
  expect(nodeProblem('24.1.0')).toBeUndefined();
  expect(nodeProblem('20.18.9')).toMatch(/^it needs Node 20.19[^\n]*20.18.9/);
  expect(nodeProblem('18.20.0')).toContain('18.20.0');
});
