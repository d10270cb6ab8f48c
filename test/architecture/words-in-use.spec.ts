import { join, resolve } from 'node:path';
import ts from 'typescript';
import { consoleTexts, flat, type Said } from './guest-texts';
import { isSpec, loadFixture, loadRepository, type Source, walk } from './tree';

/** By their names alone: react-admin's for a resource and its fields, which also the audit trail and the problems ask for. */
const askedByName = /^resources\.[^.]+\.(name$|fields\.)/;

/** The texts that a file's constants stand for. */
const constantsOf = ({ ast }: Source): Map<string, string> =>
  new Map(
    ast.statements
      .flatMap((statement) => (ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []))
      .flatMap(({ name, initializer }) =>
        initializer && ts.isStringLiteralLike(initializer) ? [[name.getText(), initializer.text] as const] : [],
      ),
  );

/** A template as the pattern of the keys it may be; one that begins with what only a run knows may be any, and asks for none. */
function patternOf({ head, templateSpans }: ts.TemplateExpression, constants: Map<string, string>): RegExp | undefined {
  const parts = templateSpans.map(
    ({ expression, literal }) => (constants.get(expression.getText()) ?? '*') + literal.text,
  );
  const template = head.text + parts.join('');
  if (!/^\w+\./.test(template)) return undefined;
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('*', '.+')}$`);
}

function patternsIn(source: Source): RegExp[] {
  const constants = constantsOf(source);
  const patterns: RegExp[] = [];
  walk(source.ast, (node) => {
    const pattern = ts.isTemplateExpression(node) && patternOf(node, constants);
    if (pattern) patterns.push(pattern);
  });
  return patterns;
}

function idle(words: readonly Said[], sources: readonly Source[]): string[] {
  const code = sources.map(({ text }) => text).join('\n');
  const patterns = sources.flatMap(patternsIn);
  return words
    .map(([place]) => place.replace(/^console\./, ''))
    .filter((key) => !askedByName.test(key) && !code.includes(key) && !patterns.some((pattern) => pattern.test(key)));
}

/** Before the console runs, its page says so itself (admin-web/vite.config.ts). */
const saidByThePage = ['app.noScript'];

test('whatever the console can say, it says somewhere', () => {
  const sources = loadRepository(resolve(__dirname, '../..'), ['admin-web/src']).sources.filter(
    ({ path }) => !path.startsWith('admin-web/src/words/en/') && !isSpec(path),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(idle(consoleTexts(), sources)).toEqual(saidByThePage);
});

test('words that nobody asks for are found', () => {
  const words = flat(
    {
      shared: { save: 'Save', remove: 'Remove', taskTypes: { 1: 'Waiver' } },
      resources: { tasks: { name: 'Task', fields: { name: 'Name' }, intro: 'How', outro: 'Why' } },
    },
    'console',
  );
  const { sources } = loadFixture(join(__dirname, 'words-in-use.fixture'));
  expect(idle(words, sources)).toEqual(['shared.remove', 'resources.tasks.outro']);
});
