import { resolve } from 'node:path';
import { packageOf } from './check';
import { isSpec, loadRepository, type Source } from './tree';

/** The packages that the customer names, and the part of the product that each of them is for. */
const named: Record<string, readonly string[]> = {
  'api/src/': [
    ...['@nestjs/core', '@nestjs/passport', '@nestjs/swagger', '@nestjs/bullmq', '@nestjs/typeorm'],
    ...['passport-jwt', 'bullmq', 'ioredis', 'typeorm', 'pg'],
  ],
  'guest-web/src/': ['react', 'react-dom', 'react-router-dom', 'signature_pad'],
  'admin-web/src/': ['react', 'react-dom', 'react-admin', 'ra-data-simple-rest'],
  'libs/web/': ['oidc-client-ts'],
  'test/': ['supertest', '@playwright/test'],
};

type File = Pick<Source, 'path' | 'imports'>;

/** `part: package` for each that nothing of its part imports; a spec is no part of the product. */
function unused(files: readonly File[]): string[] {
  return Object.entries(named).flatMap(([part, packages]) => {
    const inside = files.filter(({ path }) => path.startsWith(part) && (part === 'test/' || !isSpec(path)));
    const used = new Set(inside.flatMap(({ imports }) => imports.map(({ specifier }) => packageOf(specifier))));
    return packages.filter((name) => !used.has(name)).map((name) => `${part}: ${name}`);
  });
}

test('each package that the customer names is used by the part that it is for', () => {
  expect(unused(loadRepository(resolve(__dirname, '../..')).sources)).toEqual([]);
});

test('one that only a spec, or only another part, imports is missed', () => {
  const importing = (path: string, specifier: string): File => ({
    path,
    imports: [{ specifier, target: undefined, line: 1 }],
  });
  const missed = unused([
    importing('api/src/a.spec.ts', 'pg'),
    importing('guest-web/src/a.ts', 'typeorm'),
    importing('api/src/b.ts', 'bullmq/x'),
  ]);
  expect(missed).toEqual(expect.arrayContaining(['api/src/: pg', 'api/src/: typeorm']));
  expect(missed).not.toContain('api/src/: bullmq');
});
