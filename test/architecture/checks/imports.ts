import ts from 'typescript';
import { type Check, fileCheck, nodeCheck } from '../check';
import type { Source, Tree } from '../tree';

/** No import cycle: Tarjan's strongly connected components; each import inside one is named. */
export const noImportCycle: Check = {
  name: 'no-import-cycle',
  run(tree) {
    const componentOf = components(tree);
    return tree.sources.flatMap((source) =>
      source.imports
        .filter(
          ({ target }) =>
            target && (target === source.path || componentOf.get(target) === componentOf.get(source.path)),
        )
        .filter(({ target }) => tree.byPath.has(target ?? ''))
        .map(({ target, line }) => ({ path: source.path, line, message: `${target} imports this file back` })),
    );
  },
};

function components(tree: Tree): Map<string, number> {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const componentOf = new Map<string, number>();
  const stack: string[] = [];
  let count = 0;
  const visit = (path: string): void => {
    order.set(path, order.size);
    low.set(path, order.get(path)!);
    stack.push(path);
    for (const { target } of tree.byPath.get(path)?.imports ?? []) {
      if (!target || !tree.byPath.has(target) || componentOf.has(target)) continue;
      if (!order.has(target)) visit(target);
      low.set(path, Math.min(low.get(path)!, low.get(target)!));
    }
    if (low.get(path) !== order.get(path)) return;
    count += 1;
    let member: string | undefined;
    do {
      member = stack.pop()!;
      componentOf.set(member, count);
    } while (member !== path);
  };
  for (const { path } of tree.sources) if (!order.has(path)) visit(path);
  return componentOf;
}

const isLibEntry = (path: string): boolean => /^libs\/[a-z-]+\/src\/index\.ts$/.test(path);
const isReExport = (node: ts.Node): boolean => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined;

/** No barrel except a lib's entry: re-exports elsewhere hide where a thing lives. */
export const noBarrel: Check = fileCheck(
  'no-barrel',
  (path) => !isLibEntry(path),
  (source: Source) =>
    source.ast.statements
      .filter((statement) => isReExport(statement))
      .map((statement) => ({
        path: source.path,
        line: source.ast.getLineAndCharacterOfPosition(statement.getStart(source.ast)).line + 1,
        message: 're-exports another file; import it where it lives',
      })),
);

export const noForwardRef: Check = nodeCheck(
  'no-forward-ref',
  () => true,
  (node) =>
    ts.isCallExpression(node) && node.expression.getText() === 'forwardRef' ? 'forwardRef hides a cycle' : undefined,
);
