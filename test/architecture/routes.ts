import ts from 'typescript';
import { type Source, type Tree, walk } from './tree';

export interface Route {
  verb: string;
  path: string;
  /** Who may call: `Public`, `Guest`, …; empty when the handler does not say. */
  caller: string;
}

const callers = new Set(['Public', 'Guest', 'Admin', 'ApiKey', 'Capability']);
const verbs = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options', 'All']);

/** Every route of the API as its decorators declare it. */
export function routesOf(tree: Tree): Route[] {
  return tree.sources
    .filter(({ path }) => path.startsWith('api/src/') && path.endsWith('.controller.ts'))
    .flatMap(routesOfFile)
    .sort((one, other) => `${one.path} ${one.verb}`.localeCompare(`${other.path} ${other.verb}`));
}

function routesOfFile(source: Source): Route[] {
  const routes: Route[] = [];
  walk(source.ast, (node) => {
    if (!ts.isMethodDeclaration(node) || !ts.isClassDeclaration(node.parent)) return;
    const own = decoratorsOf(node);
    const handled = own.find(({ name }) => verbs.has(name));
    if (!handled) return;
    const controller = decoratorsOf(node.parent).find(({ name }) => name === 'Controller');
    const path = `/${[controller?.argument, handled.argument].filter(Boolean).join('/')}`;
    routes.push({ verb: handled.name.toUpperCase(), path, caller: own.find(({ name }) => callers.has(name))?.name ?? '' });
  });
  return routes;
}

function decoratorsOf(node: ts.HasDecorators): { name: string; argument: string }[] {
  return (ts.getDecorators(node) ?? []).map(({ expression }) => {
    if (!ts.isCallExpression(expression)) return { name: expression.getText(), argument: '' };
    const [argument] = expression.arguments;
    const text = argument && (ts.isStringLiteralLike(argument) ? argument.text : argument.getText());
    return { name: expression.expression.getText(), argument: text ?? '' };
  });
}
