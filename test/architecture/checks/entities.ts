import ts from 'typescript';
import { type Check, importCheck, type Violation } from '../check';
import { isSpec, lineOf, type Source, type Tree, walk } from '../tree';
import { ownerOf } from './domains';

/** Who has a table's entity can write it: nobody else has it. */
const entitiesAtHome: Check = importCheck('entities-at-home', (path, _specifier, target) => {
  if (
    !path.startsWith('api/src/') ||
    isSpec(path) ||
    !target?.endsWith('.entity.ts') ||
    ownerOf(target) === ownerOf(path)
  )
    return undefined;
  return 'an entity is for its owner alone';
});

/** So many fields beside their columns are a second description. */
const mostPairs = 3;
/** `'ageMin', t.age_min` as in `json_build_object`, and `ageMin: 'age_min'`. */
const spelled = /'(\w+)',\s*(?:\w+\(\s*)?(?:(?:\w+|\$\{\w+\})\.)?(\w+)|(\w+): '(\w+)'/g;

/** The fields of an entity whose column is called otherwise: they tell a description of it from other text. */
function renamedColumns({ ast }: Source): Map<string, string> {
  const columns = new Map<string, string>();
  walk(ast, (node) => {
    if (!ts.isPropertyDeclaration(node)) return;
    const column = /\bname: '(\w+)'/.exec((ts.getDecorators(node) ?? [])[0]?.getText(ast) ?? '')?.[1];
    if (column) columns.set(node.name.getText(ast), column);
  });
  return columns;
}

/** The entity is the one place of a table's columns; whatever needs many of them takes them from there (`fieldsOf`, `describeRecord`). */
const oneDescription: Check = {
  name: 'one-description',
  run(tree: Tree): Violation[] {
    const inApi = tree.sources.filter(
      ({ path }) => path.startsWith('api/src/') && !isSpec(path) && !path.includes('/migrations/'),
    );
    const entities = inApi
      .filter(({ path }) => path.endsWith('.entity.ts'))
      .map((source) => [source, renamedColumns(source)] as const);
    return inApi
      .filter(({ path }) => !path.endsWith('.entity.ts'))
      .flatMap((source) => statementsOf(source).flatMap((node) => describedAgain(source, node, entities)));
  },
};

const statementsOf = ({ ast }: Source): ts.Node[] =>
  ast.statements.filter((statement) => ts.isVariableStatement(statement));

function describedAgain(
  source: Source,
  node: ts.Node,
  entities: (readonly [Source, Map<string, string>])[],
): Violation[] {
  const pairs = [...node.getText(source.ast).matchAll(spelled)].map(([, a, b, c, d]) => [a ?? c, b ?? d] as const);
  return entities
    .filter(([{ path }]) => ownerOf(path) === ownerOf(source.path))
    .filter(
      ([, columns]) => pairs.filter(([field, column]) => field && columns.get(field) === column).length > mostPairs,
    )
    .map(([{ path }]) => ({
      path: source.path,
      line: lineOf(source, node),
      message: `spells out the columns of ${path} again`,
    }));
}

export const entityChecks: Check[] = [entitiesAtHome, oneDescription];
