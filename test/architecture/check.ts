import type ts from 'typescript';
import { lineOf, type Source, type Tree, walk } from './tree';

export interface Violation {
  path: string;
  line: number;
  message: string;
}

/** One rule of docs/architecture.md §6. `name` is also the name of the fixture that proves that it bites. */
export interface Check {
  name: string;
  run(tree: Tree): Violation[];
}

/** A check that looks at each file by itself. */
export function fileCheck(
  name: string,
  concerns: (path: string) => boolean,
  inspect: (source: Source) => Violation[],
): Check {
  return { name, run: (tree) => tree.sources.filter((source) => concerns(source.path)).flatMap(inspect) };
}

/** A check that looks at each node: the message when the node breaks the rule, else undefined. */
export function nodeCheck(
  name: string,
  concerns: (path: string) => boolean,
  judge: (node: ts.Node, source: Source) => string | undefined,
): Check {
  return fileCheck(name, concerns, (source) => {
    const found: Violation[] = [];
    walk(source.ast, (node) => {
      const message = judge(node, source);
      if (message) found.push({ path: source.path, line: lineOf(source, node), message });
    });
    return found;
  });
}

/** A check that looks at each import: the message when the import breaks the rule, else undefined. */
export function importCheck(
  name: string,
  judge: (path: string, specifier: string, target: string | undefined) => string | undefined,
): Check {
  return fileCheck(
    name,
    () => true,
    (source) =>
      source.imports.flatMap((one) => {
        const message = judge(source.path, one.specifier, one.target);
        return message ? [{ path: source.path, line: one.line, message }] : [];
      }),
  );
}

/** The package of a specifier: `@nestjs/common/x` → `@nestjs/common`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
