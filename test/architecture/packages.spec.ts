import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { knownBadPackages } from './known-bad-packages';

interface Lock {
  packages: Record<string, { version?: string }>;
}

const read = (path: string): Lock => JSON.parse(readFileSync(path, 'utf8')) as Lock;
const repository = read(join(resolve(__dirname, '../..'), 'package-lock.json'));

const { compare } = new Intl.Collator('en', { numeric: true });

/** The installed packages that may not be: place, version and reason. */
function badPackages({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([place, { version = '' }]) =>
    knownBadPackages
      .filter(({ name }) => place.endsWith(`node_modules/${name}`))
      .filter(({ minimum, versions = [] }) => (minimum && compare(version, minimum) < 0) || versions.includes(version))
      .map(({ why }) => `${place} ${version}: ${why}`),
  );
}

test('no package is installed in a version that is known to be bad', () => {
  expect(badPackages(repository)).toEqual([]);
});

test('a bad one is found wherever it is, and a good one is not', () => {
  const found = badPackages(read(join(__dirname, 'package-lock.fixture.json')));
  expect(found.map((line) => line.split(':')[0])).toEqual([
    'node_modules/fastify 5.3.1',
    'node_modules/deep/node_modules/qs 6.9.0',
    'node_modules/debug 4.4.2',
  ]);
});

test('the list speaks of packages that we have', () => {
  const places = Object.keys(repository.packages);
  const absent = knownBadPackages.filter(({ name }) => !places.some((place) => place.endsWith(`node_modules/${name}`)));
  expect(absent.map(({ name }) => name)).toEqual([]);
});
