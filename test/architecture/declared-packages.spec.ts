import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { packageOf } from './check';

interface Manifest {
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Workspace {
  manifest: Manifest;
  /** Texts of code and style sheets by path. */
  files: Map<string, string>;
}

const root = resolve(__dirname, '../..');
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
const declared = ({ dependencies, devDependencies, peerDependencies }: Manifest): string[] =>
  Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });

/** Packages that code imports and no manifest promises: they are there as long as somebody else wants them. */
function undeclared({ manifest, files }: Workspace, common: readonly string[]): string[] {
  const known = new Set([...declared(manifest), ...common]);
  const imports = [...files.values()].flatMap((text) => ts.preProcessFile(text, true, true).importedFiles);
  const packages = imports.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.') && !isBuiltin(name));
  return [...new Set(packages.map(packageOf))].filter((name) => !known.has(name) && !known.has(`@types/${name}`));
}

/** Packages that a manifest wants and nothing names: neither code nor script, nor another package as its peer. */
function unused({ manifest, files }: Workspace, peersOf: (name: string) => string[]): string[] {
  const names = declared(manifest);
  const peers = new Set(names.flatMap(peersOf));
  const text = [...files.values(), ...Object.values(manifest.scripts ?? {})].join('\n');
  const isNamed = (name: string) => new RegExp(`(['"\`/ ]|^)${name}(['"\`/ ]|$)`, 'm').test(text);
  return names.filter((name) => !peers.has(name) && !name.startsWith('@types/') && !isNamed(name));
}

const code = /\.(ts|tsx|mjs|cjs|css)$/;
const others = /(^|\/)(node_modules|dist|generated|fixtures|out|test-results)(\/|$)/;

function workspace(folder: string): Workspace {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => code.test(path) && !others.test(path));
  return {
    manifest: manifestOf(join(root, folder)),
    files: new Map(files.map((path) => [join(folder, path), readFileSync(join(root, folder, path), 'utf8')])),
  };
}

const whole = manifestOf(root);
const locked = (
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Manifest> }
).packages;
const peersIn =
  (folder: string) =>
  (name: string): string[] =>
    [folder, '.'].flatMap((place) => Object.keys(locked[join(place, 'node_modules', name)]?.peerDependencies ?? {}));
const workspaces = whole.workspaces ?? [];
/** What every folder's tests are run with; tests from outside may import whatever the product does (docs/architecture.md). */
const common = (folder: string): string[] => [
  ...declared(whole),
  ...(folder === 'test' ? workspaces.flatMap((other) => declared(manifestOf(join(root, other)))) : []),
];

describe.each(workspaces)('%s', (folder) => {
  const { manifest, files } = workspace(folder);

  test('declares every package that it imports, and no other', () => {
    expect(undeclared({ manifest, files }, common(folder))).toEqual([]);
    expect(unused({ manifest, files }, peersIn(folder))).toEqual([]);
  });
});

test('an import that nobody declared and a package that nobody names are found', () => {
  const wrong: Workspace = {
    manifest: {
      dependencies: { react: '19', 'react-dom': '19', qr: '0', '@mui/material': '9', '@emotion/styled': '11' },
    },
    files: new Map([
      ['a.tsx', "import { useState } from 'react';\nimport { z } from 'zod/mini';\nimport './b';\nimport 'node:fs';"],
      ['b.ts', "export const lazily = () => import('@mui/material/Button');"],
    ]),
  };
  expect(undeclared(wrong, [])).toEqual(['zod']);
  expect(unused(wrong, (name) => (name === '@mui/material' ? ['@emotion/styled'] : []))).toEqual(['react-dom', 'qr']);
});
