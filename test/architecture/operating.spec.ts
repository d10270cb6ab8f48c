import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Whoever runs the product reads in one page what each check and each metric means: none may be missing there, and none be left over. */
const root = resolve(__dirname, '../..');
const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');

const sourcesBelow = (folder: string): string =>
  (readdirSync(join(root, folder), { recursive: true }) as string[])
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'))
    .join('\n');

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].flatMap((found) => found.slice(1).filter(Boolean)))].sort();

const section = (title: string): string => operating.split(/^## /m).find((part) => part.startsWith(title)) ?? '';

test('docs/operating.md explains each variable that the launcher, its scripts and the tests read', () => {
  const readers = ['libs/sandbox/src/launcher', 'libs/sandbox/bin', 'test/support', 'test/runner']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
    .filter((path) => /\/environment\.(ts|mjs)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const read = namesIn(readers, /(?:process\.env|\bset)(?:\.|\[')([A-Z_]+)/g);
  expect(read.length).toBeGreaterThan(6);
  expect(read.filter((name) => !operating.includes(`\n| \`${name}\` |`))).toEqual([]);
});

test('docs/operating.md explains each check of "Is everything whole?", and no other', () => {
  const asked = namesIn(sourcesBelow('api/src/domains/operations/checks'), /\{ name: '(\w+)', ask/g);
  expect(asked.length).toBeGreaterThan(20);
  expect(namesIn(section('Is everything whole?'), /^\| `(\w+)` \|/gm)).toEqual(asked);
});

test('docs/operating.md explains each metric of our own, and no other', () => {
  const told = namesIn(sourcesBelow('api/src'), /name: '(arrival_\w+)'|\b(arrival_\w+): \[/g);
  expect(told.length).toBeGreaterThan(15);
  expect(namesIn(section('Metrics'), /`(arrival_\w+)`/g)).toEqual(told);
});

test('docs/operating.md explains each limit with its number, and no other', () => {
  const told = new Map(
    [...section('Logs').matchAll(/^\| `([a-z-]+)` \| ([^|]+) \|/gm)].map(([, name, most]) => [name, most]),
  );
  const limits = [...sourcesBelow('api/src').matchAll(/name: '([a-z-]+)',\s+points: ([\d_]+)?/g)];
  expect(limits.length).toBeGreaterThan(12);
  expect([...told.keys()].sort()).toEqual(limits.map(([, name]) => name).sort());
  for (const [, name, points] of limits)
    if (points) expect(told.get(name)).toContain(Number(points.replaceAll('_', '')).toLocaleString('en'));
});

test('docs/operating.md says how each database that the compose file makes is backed up and put back', () => {
  const made = namesIn(readFileSync(join(root, 'deploy/create-roles.sh'), 'utf8'), /^create database (\w+)/gm);
  const backups = section('Backups');
  const copied = namesIn(backups, /pg_dump .*-Fc (\w+)/g).filter((name) => backups.includes(`pg_restore -U ${name} `));
  const own = backups.includes('migrate node api/dist/cli.js restore') ? ['arrival'] : [];
  expect([...own, ...copied]).toEqual(made);
});
