import ts from 'typescript';
import { type Check, fileCheck, nodeCheck } from '../check';
import { routesOfFile } from '../routes';

/** A spec is a list of cases, which nobody reads from end to end. */
const maximumOf = (path: string): number => (path.startsWith('test/') ? 360 : 300);

export const shortFiles: Check = fileCheck(
  'short-files',
  () => true,
  ({ path, text }) => {
    const lines = text.replace(/\n$/, '').split('\n').length;
    return lines > maximumOf(path) ? [{ path, line: maximumOf(path) + 1, message: `${lines} lines` }] : [];
  },
);

const sayNothing = /(^|[/-])(way|current|turn|facts|part|stuff|misc|utils?|helpers?)(-[^/]*)?\.[^/]+$/;

/** A file's name says its subject; an entity's is its table's. */
export const tellingNames: Check = fileCheck(
  'telling-names',
  (path) => sayNothing.test(path) && !path.endsWith('.entity.ts'),
  ({ path }) => [{ path, line: 1, message: 'the name does not say what it is about' }],
);

export const noAny: Check = nodeCheck(
  'no-any',
  () => true,
  (node) => (node.kind === ts.SyntaxKind.AnyKeyword ? 'any switches the checks off' : undefined),
);

const unfinished = /\b(TODO|FIXME|XXX)\b/;

export const nothingUnfinished: Check = fileCheck(
  'nothing-unfinished',
  (path) => path !== 'test/architecture/checks/style.ts',
  ({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (unfinished.test(line) ? [{ path, line: index + 1, message: 'unfinished work' }] : [])),
);

const quietened = /^(test|it|describe)(\.\w+)*\.(skip|only|todo|fixme|failing)$|^(xit|xtest|xdescribe|fit|fdescribe)$/;

export const everyTestRuns: Check = nodeCheck(
  'every-test-runs',
  (path) => /\.(spec|e2e)\.tsx?$/.test(path) || path.startsWith('test/'),
  (node) =>
    ts.isCallExpression(node) && quietened.test(node.expression.getText()) ? 'a test that does not run' : undefined,
);

const effectHook = /^(React\.)?use(Layout|Insertion)?Effect$/;
const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);
/** What React may keep as clean-up: a function written here, or one that has a name. */
const isCleanUp = (node: ts.Expression | undefined): boolean =>
  node === undefined || isFunction(node) || ts.isIdentifier(node);

/** Everything an effect's function returns itself, not what functions inside it return. */
function returnsOf(node: ts.Node): ts.ReturnStatement[] {
  if (ts.isReturnStatement(node)) return [node];
  if (ts.isFunctionLike(node)) return [];
  const found: ts.ReturnStatement[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...returnsOf(child));
  });
  return found;
}

/** React calls what an effect returns when the page goes on: a call whose answer is returned by the way takes the page down. */
export const effectsReturnCleanUp: Check = nodeCheck(
  'effects-return-clean-up',
  () => true,
  (node) => {
    if (!ts.isCallExpression(node) || !effectHook.test(node.expression.getText())) return undefined;
    const effect = node.arguments[0];
    if (!effect || !isFunction(effect)) return 'an effect is written as a function in its place';
    if (!ts.isBlock(effect.body)) return isFunction(effect.body) ? undefined : 'an effect returns an expression';
    const wrong = returnsOf(effect.body).some(({ expression }) => !isCleanUp(expression));
    return wrong ? 'an effect returns the answer of a call' : undefined;
  },
);

/** Each handler of a controller says itself who may call it (docs/architecture.md §3). */
export const everyRouteDeclared: Check = fileCheck(
  'every-route-declared',
  (path) => path.startsWith('api/src/'),
  (source) =>
    routesOfFile(source)
      .filter(({ callers }) => callers.length !== 1)
      .map(({ line, handler, callers }) => ({
        path: source.path,
        line,
        message: `${handler} declares ${callers.length ? callers.join(' and ') : 'no caller'}`,
      })),
);
