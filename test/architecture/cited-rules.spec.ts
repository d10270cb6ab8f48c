import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorCodes } from '@arrival/contracts';
import { loadRepository } from './tree';

const root = resolve(__dirname, '../..');
const rules = readFileSync(join(root, 'docs/rules.md'), 'utf8');
const defined = new Set([...rules.matchAll(/\*\*(D\d+|§\d|[IQ]\d)\b/g)].map(([, number]) => number));
const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
for (const [, number] of architecture.matchAll(/^## (\d)\. /gm)) defined.add(`architecture §${number}`);
/** Of other documents nobody who reads the code can look anything up. */
const cited = /\b(D\d{1,2}|I[1-4]|Q\d)\b|\bspec (§\d)|\b(architecture|experience|quality)(?:\.md)? (§\d)/g;
const comment = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** Numbers in comments that the document does not explain, with their file. */
function unresolved(files: { path: string; text: string }[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(comment)]
      .flatMap(([words]) =>
        [...words.matchAll(cited)].map(([, number, section, page, place]) => number ?? section ?? `${page} ${place}`),
      )
      .filter((number) => !defined.has(number))
      .map((number) => `${path} cites ${number}`),
  );
}

/** Codes that a comment says are thrown and the API does not know, with their file. */
function unknownCodes(files: { path: string; text: string }[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(comment)]
      .flatMap(([words]) =>
        [...words.matchAll(/Throws.*/gs)].flatMap(([said]) => [...said.matchAll(/`([a-z]+\.[a-z_]+)`/g)]),
      )
      .filter(([, code = '']) => !(code in errorCodes))
      .map(([, code]) => `${path} throws ${code}`),
  );
}

test('every code that a comment says is thrown is one of the API', () => {
  expect(unknownCodes(loadRepository(root).sources)).toEqual([]);
  expect(
    unknownCodes([
      { path: 'a.ts', text: '/** Throws `contact.unknown` and\n * `contact.' + 'unheard_of`. */ // `a.b`' },
    ]),
  ).toEqual(['a.ts throws contact.unheard_of']);
});

test('every rule that a comment cites stands in docs/rules.md, every section in docs/architecture.md', () => {
  const { sources } = loadRepository(root);
  expect(sources.length).toBeGreaterThan(500);
  expect(unresolved(sources)).toEqual([]);
});

test('a number that stands nowhere is noticed', () => {
  expect(
    unresolved([
      {
        path: 'a.ts',
        text: `/** As always (D${99}, spec §5, architecture §2, architecture §${'9'}, quality §${2}). */`,
      },
    ]),
  ).toEqual(['a.ts cites D99', 'a.ts cites architecture §9', 'a.ts cites quality §2']);
});
