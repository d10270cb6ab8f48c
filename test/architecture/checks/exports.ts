import ts from 'typescript';
import type { Check, Violation } from '../check';
import { isSpec, lineOf, type Source, walk } from '../tree';

/** Found by its folder (TypeORM), named in the configuration of Vite alone, or for callers outside of this tree. */
const namedElsewhere = /\.entity\.ts$|\/migrations\/|^libs\/web\/vite-base|^libs\/client\//;
const isShipped = ({ path }: Source): boolean =>
  !path.startsWith('test/') && !isSpec(path) && !/\.d\.m?ts$/.test(path) && !namedElsewhere.test(path);

const has = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);

/** The values a file exports by name. A type may be exported for the sake of who reads the signature it stands in. */
function exportedValues({ ast }: Source): ts.Identifier[] {
  return ast.statements
    .filter((statement) => has(statement, ts.SyntaxKind.ExportKeyword) && !has(statement, ts.SyntaxKind.DefaultKeyword))
    .flatMap((statement) => {
      if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name);
      return (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name
        ? [statement.name]
        : [];
    })
    .filter(ts.isIdentifier);
}

/** Every name that a file says, and every text: a lazy screen is asked for by a string. */
function namesIn({ ast }: Source): Set<string> {
  const names = new Set<string>();
  walk(ast, (node) => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) names.add(node.text);
  });
  return names;
}

/** What a file exports, another file names; else it is nobody's, or the file's own. */
export const exportsInUse: Check = {
  name: 'exports-in-use',
  run({ sources }) {
    const users = new Map<string, number>();
    for (const source of sources) for (const name of namesIn(source)) users.set(name, (users.get(name) ?? 0) + 1);
    return sources.filter(isShipped).flatMap((source): Violation[] =>
      exportedValues(source)
        .filter(({ text }) => users.get(text) === 1)
        .map((name) => ({
          path: source.path,
          line: lineOf(source, name),
          message: `nobody imports ${name.text}`,
        })),
    );
  },
};
