import ts from 'typescript';
import { type Check, fileCheck, importCheck, nodeCheck, type Violation } from '../check';
import { isSpec, lineOf, type Source, type Tree, walk } from '../tree';

/** The domains of the API; a later one may use an earlier one, never the reverse. */
const domainOrder = [
  'access',
  'settings',
  'webhooks',
  'catalog',
  'pos',
  'household',
  'waivers',
  'evidence',
  'profiles',
  'photos',
  'checkin',
  'staff',
  'privacy',
  'passes',
  'onerisk',
  'reporting',
  'operations',
];

export const domainOf = (path: string): string | undefined => /^api\/src\/domains\/([^/]+)\//.exec(path)?.[1];

const domainSequence: Check = importCheck('domain-order', (path, _specifier, target) => {
  const from = domainOf(path);
  if (!from) return undefined;
  if (!domainOrder.includes(from)) return `${from} is not in the list of domains`;
  const to = target && domainOf(target);
  return to && domainOrder.indexOf(to) > domainOrder.indexOf(from)
    ? `${from} comes before ${to} and may not use it`
    : undefined;
});

/** Modules are put together by modules; SQL may contain SQL that its owner wrote for that (`*.fragment.ts`). Everything else asks a facade. */
const facadesAlone: Check = importCheck('facades-alone', (path, _specifier, target) => {
  const [from, to] = [domainOf(path), target && domainOf(target)];
  if (!target || !from || !to || from === to || isSpec(path) || target.endsWith('.facade.ts')) return undefined;
  if (/^api\/src\/domains\/[^/]+\/[^/]+\.module\.ts$/.test(target) && path.endsWith('.module.ts')) return undefined;
  if (target.endsWith('.fragment.ts') && /\.(queries|fragment)\.ts$/.test(path)) return undefined;
  return `${from} asks ${to} by its facade alone`;
});

const mostQuestions = 6;
const isPrivate = (member: ts.ClassElement): boolean =>
  (member.name !== undefined && ts.isPrivateIdentifier(member.name)) ||
  (ts.canHaveModifiers(member) &&
    (ts.getModifiers(member) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword));

const smallFacades: Check = nodeCheck(
  'small-facades',
  (path) => path.endsWith('.facade.ts'),
  (node) => {
    if (ts.isImportDeclaration(node) && /\.entity'$/.test(node.moduleSpecifier.getText()))
      return 'a facade speaks in plain types';
    if (!ts.isClassDeclaration(node)) return undefined;
    const questions = node.members.filter((member) => ts.isMethodDeclaration(member) && !isPrivate(member));
    return questions.length > mostQuestions
      ? `${questions.length} questions: it should be two facades, or two domains`
      : undefined;
  },
);

/** Who keeps a file's tables: a domain, or a folder of the plumbing. */
export const ownerOf = (path: string): string | undefined =>
  /^api\/src\/(?:domains|platform)\/([^/]+)\//.exec(path)?.[1];
const writing =
  /\b(?:insert\s+into|merge\s+into|delete\s+from|update(?=\s+[a-z_]+(?:\s+(?:as\s+)?[a-z]+)?\s+set\b))\s+([a-z_]+)/gi;

interface Write {
  readonly table: string;
  readonly line: number;
}

function writesOf(source: Source): Write[] {
  const found: Write[] = [];
  walk(source.ast, (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (isText && !ts.isImportDeclaration(node.parent)) {
      const start = source.text.slice(0, node.getStart(source.ast)).split('\n').length;
      for (const { 1: table, index } of node.getText(source.ast).matchAll(writing)) {
        if (table) found.push({ table, line: start + node.getText(source.ast).slice(0, index).split('\n').length - 1 });
      }
    }
    const table = ts.isObjectLiteralExpression(node) ? describedTable(node) : undefined;
    if (table) found.push({ table: table.text, line: lineOf(source, table) });
  });
  return found;
}

/** `{ table: 'task', assignments: '…' }` is what is sealed anew; entities are written at home alone (`entitiesAtHome`). */
function describedTable({ properties }: ts.ObjectLiteralExpression): ts.StringLiteralLike | undefined {
  const property = (name: string) =>
    properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)?.initializer;
  const table = property('assignments') && property('table');
  return table && ts.isStringLiteralLike(table) ? table : undefined;
}

const writesSql = (path: string): boolean =>
  path.startsWith('api/src/') && !isSpec(path) && !path.includes('/migrations/');

/** Each table is written by one: whose entity it is, else whoever writes it alone. Nobody keeps a list. */
const oneWriter: Check = {
  name: 'one-writer',
  run(tree: Tree): Violation[] {
    const writes = tree.sources
      .filter(({ path }) => writesSql(path))
      .flatMap((source) =>
        writesOf(source).map((write) => ({ ...write, path: source.path, owner: ownerOf(source.path) })),
      );
    const homes = entityHomes(tree);
    const writersOf = (table: string) => [
      ...new Set(writes.filter((write) => write.table === table).map(({ owner }) => owner)),
    ];
    return writes.flatMap(({ table, path, line, owner }) => {
      const home = homes.get(table);
      const others = home ? [home].filter((one) => one !== owner) : writersOf(table).filter((one) => one !== owner);
      return others.length > 0 ? [{ path, line, message: `${table} is written by ${others.join(' and ')}` }] : [];
    });
  },
};

function entityHomes(tree: Tree): Map<string, string | undefined> {
  const entities = tree.sources.filter(({ path }) => path.startsWith('api/src/') && path.endsWith('.entity.ts'));
  return new Map(
    entities.flatMap(({ path, text }) =>
      [...text.matchAll(/@Entity\('([a-z_]+)'/g)].map(([, table]) => [table as string, ownerOf(path)]),
    ),
  );
}

/**
 * What the built-in point of sale keeps; `platform/database` holds what the database itself does with it. The lists that an administrator may
 * edit are the catalogue's to read (docs/decisions/008).
 */
const builtIn =
  'contact|identity|household_document|household_part|purchase|pass_media|waiver_authorization|rental_profile|child_registration';
const named = new RegExp(`\\b(from|join|into|update)\\s+(${builtIn})\\b`, 'i');

const pointOfSaleAlone: Check = fileCheck(
  'point-of-sale-alone',
  (path) =>
    path.startsWith('api/src/') &&
    domainOf(path) !== 'pos' &&
    !path.startsWith('api/src/platform/database/') &&
    !isSpec(path),
  ({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        named.test(line)
          ? [{ path, line: index + 1, message: 'only domains/pos knows the tables of the point of sale' }]
          : [],
      ),
);

export const domainChecks: Check[] = [domainSequence, facadesAlone, smallFacades, oneWriter, pointOfSaleAlone];
