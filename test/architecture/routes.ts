import ts from 'typescript';
import { lineOf, type Source, type Tree, walk } from './tree';

export interface Route {
  verb: string;
  path: string;
  /** Who may call: `Public`, `Guest`, …; exactly one is right. */
  callers: string[];
  handler: string;
  line: number;
}

interface Decorator {
  name: string;
  /** Its first argument, when that is a plain text. */
  text: string | undefined;
}

const callerNames = new Set(['Public', 'Guest', 'GuestAtCounter', 'Admin', 'Staff', 'ApiKey', 'Capability', 'Signer']);
const verbs = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options', 'All']);

/** Every route of the API as its decorators declare it. */
export function routesOf(tree: Tree): Route[] {
  return tree.sources
    .filter(({ path }) => path.startsWith('api/src/'))
    .flatMap(routesOfFile)
    .sort((one, other) => `${one.path} ${one.verb}`.localeCompare(`${other.path} ${other.verb}`));
}

export function routesOfFile(source: Source): Route[] {
  const composed = composedDecorators(source);
  const routes: Route[] = [];
  walk(source.ast, (node) => {
    if (!ts.isMethodDeclaration(node) || !ts.isClassDeclaration(node.parent)) return;
    const own = decoratorsOf(node).flatMap((decorator) => expanded(decorator, composed));
    const handled = own.find(({ name }) => verbs.has(name));
    if (!handled) return;
    const controller = decoratorsOf(node.parent).find(({ name }) => name === 'Controller');
    routes.push({
      verb: handled.name.toUpperCase(),
      path: `/${[controller?.text, handled.text].filter(Boolean).join('/')}`.replaceAll('//', '/'),
      callers: own.map(({ name }) => name).filter((name) => callerNames.has(name)),
      handler: node.name.getText(source.ast),
      line: lineOf(source, node),
    });
  });
  return routes;
}

const decoratorsOf = (node: ts.HasDecorators): Decorator[] =>
  (ts.getDecorators(node) ?? []).map(({ expression }) => decorator(expression));

function decorator(expression: ts.Expression): Decorator {
  if (!ts.isCallExpression(expression)) return { name: expression.getText(), text: undefined };
  const [argument] = expression.arguments;
  return {
    name: expression.expression.getText(),
    text: argument && ts.isStringLiteralLike(argument) ? argument.text : undefined,
  };
}

/** `const Completes = (…) => applyDecorators(Guest(), Post(…))` of the same file, by name. */
function composedDecorators(source: Source): Map<string, Decorator[]> {
  const found = new Map<string, Decorator[]>();
  walk(source.ast, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isArrowFunction(node.initializer)) return;
    const { body } = node.initializer;
    if (ts.isCallExpression(body) && body.expression.getText() === 'applyDecorators') {
      found.set(node.name.getText(), body.arguments.map(decorator));
    }
  });
  return found;
}

/** A composed decorator is what it is made of; a verb whose path is computed takes the text it was called with. */
function expanded(used: Decorator, composed: Map<string, Decorator[]>): Decorator[] {
  return (
    composed
      .get(used.name)
      ?.map(({ name, text }) => ({ name, text: text ?? (verbs.has(name) ? used.text : undefined) })) ?? [used]
  );
}
