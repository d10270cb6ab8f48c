import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  specifier: string;
  /** Path of the imported file inside the tree; undefined for packages from outside. */
  target: string | undefined;
  line: number;
}

export interface Source {
  path: string;
  text: string;
  ast: ts.SourceFile;
  imports: Import[];
}

export interface Tree {
  sources: Source[];
  byPath: Map<string, Source>;
}

const codeFolders = ['api/src', 'guest-web/src', 'admin-web/src', 'libs', 'test'];
const skippedFolders = new Set([
  'node_modules',
  'dist',
  'generated',
  'fixtures',
  'out',
  'test-results',
  'playwright-report',
]);
const codeFile = /\.(ts|tsx|mts|mjs|cjs)$/;

/** Specs, and the fixtures they start from: neither is built. */
export const isSpec = (path: string): boolean => /\.(spec|fixture)\.tsx?$/.test(path);
export const lineOf = (source: Source, node: ts.Node): number =>
  source.ast.getLineAndCharacterOfPosition(node.getStart(source.ast)).line + 1;

/** Visits every node of a file, parents before children. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** The repository's own code, or some folders of it, parsed. */
export function loadRepository(root: string, folders: readonly string[] = codeFolders): Tree {
  const files = new Map<string, string>();
  for (const folder of folders) collect(root, folder, files);
  return parseTree(files);
}

/** A fixture is one text file that holds several: each starts with a line `=== path`. */
export function loadFixture(path: string): Tree {
  const files = new Map<string, string>();
  for (const part of readFileSync(path, 'utf8').split(/^=== /m).slice(1)) {
    const end = part.indexOf('\n');
    files.set(part.slice(0, end).trim(), part.slice(end + 1).replace(/\n$/, ''));
  }
  return parseTree(files);
}

function collect(root: string, folder: string, files: Map<string, string>): void {
  let entries: import('node:fs').Dirent[];
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skippedFolders.has(entry.name)) collect(root, path, files);
    } else if (codeFile.test(entry.name)) files.set(path, readFileSync(join(root, path), 'utf8'));
  }
}

function parseTree(files: Map<string, string>): Tree {
  const sources = [...files].map(([path, text]) => parse(path, text, files));
  return { sources, byPath: new Map(sources.map((source) => [source.path, source])) };
}

function parse(path: string, text: string, files: Map<string, string>): Source {
  const ast = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ES2023,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
  const source: Source = { path, text, ast, imports: [] };
  walk(ast, (node) => {
    const specifier = specifierOf(node);
    if (specifier)
      source.imports.push({
        specifier: specifier.text,
        target: resolve(path, specifier.text, files),
        line: lineOf(source, specifier),
      });
  });
  return source;
}

function specifierOf(node: ts.Node): ts.StringLiteralLike | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier && ts.isStringLiteralLike(node.moduleSpecifier) ? node.moduleSpecifier : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const called = node.expression;
  const imports = called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === 'require');
  const argument = node.arguments[0];
  return imports && argument && ts.isStringLiteralLike(argument) ? argument : undefined;
}

function resolve(from: string, specifier: string, files: Map<string, string>): string | undefined {
  const lib = /^@arrival\/([a-z-]+)$/.exec(specifier)?.[1];
  if (lib) return files.has(`libs/${lib}/src/index.ts`) ? `libs/${lib}/src/index.ts` : undefined;
  if (!specifier.startsWith('.')) return undefined;
  const base = posix.join(posix.dirname(from), specifier);
  const candidates = ['', '.ts', '.tsx', '.mjs', '.cjs', '/index.ts', '/index.tsx'].map((ending) => base + ending);
  if (/\.jsx?$/.test(base)) candidates.push(base.replace(/\.jsx?$/, '.ts'), base.replace(/\.jsx?$/, '.tsx'));
  return candidates.find((candidate) => files.has(candidate)) ?? base;
}
