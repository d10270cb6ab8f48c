import ts from 'typescript';
import { type Check, fileCheck, nodeCheck } from '../check';
import { isSpec, type Source } from '../tree';

/** No import cycle: Tarjan's strongly connected components; each import inside one is named. */
export const noImportCycle: Check = {
  name: 'no-import-cycle',
  run(tree) {
    const componentOf = components(
      new Map(tree.sources.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])])),
    );
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

/** Folders side by side use one another in one direction: where a file goes is then never a choice of two. Specs may look anywhere; a job's definition may be named by anybody. */
export const noFolderCircle: Check = {
  name: 'no-folder-circle',
  run(tree) {
    const imports = tree.sources
      .filter(({ path }) => !path.startsWith('test/') && !isSpec(path))
      .flatMap((source) => source.imports.map(({ target, line }) => ({ path: source.path, line, target })))
      .flatMap(({ target, ...at }) =>
        target && !target.endsWith('.job.ts') ? { ...at, ...neighbours(at.path, target) } : [],
      )
      .filter((one): one is typeof one & { from: string; to: string } => one.from !== undefined);
    const uses = new Map<string, string[]>();
    for (const { from, to } of imports) uses.set(from, [...(uses.get(from) ?? []), to]);
    for (const { to } of imports) if (!uses.has(to)) uses.set(to, []);
    const componentOf = components(uses);
    return imports
      .filter(({ from, to }) => componentOf.get(from) === componentOf.get(to))
      .map(({ path, line, from, to }) => ({ path, line, message: `${to} also uses ${from}` }));
  },
};

/** The two folders at which the way to both files parts: the place of each below what they have in common. */
function neighbours(path: string, target: string): { from: string; to: string } | undefined {
  const [own, other] = [path.split('/').slice(0, -1), target.split('/').slice(0, -1)];
  const depth = own.findIndex((folder, index) => folder !== other[index]);
  if (depth < 0 || depth >= other.length) return undefined;
  return { from: own.slice(0, depth + 1).join('/'), to: other.slice(0, depth + 1).join('/') };
}

/** Of a graph, each node with those that it points to: the strongly connected component of each. */
function components(graph: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const componentOf = new Map<string, number>();
  const stack: string[] = [];
  let count = 0;
  const visit = (path: string): void => {
    order.set(path, order.size);
    low.set(path, order.get(path)!);
    stack.push(path);
    for (const target of graph.get(path) ?? []) {
      if (!graph.has(target) || componentOf.has(target)) continue;
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
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
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
