import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface ApiDocument {
  paths: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, unknown> };
}

const root = resolve(__dirname, '../..');
const committedFile = join(root, 'api/openapi.json');
const command = join(root, 'api/dist/cli.js');

const read = (): string => readFileSync(committedFile, 'utf8');

/** The document of the built API. The command writes over the committed file, which is put back. */
function documentOfTheBuild(): ApiDocument {
  const committed = read();
  try {
    execFileSync(process.execPath, [command, 'openapi'], { cwd: root, stdio: 'pipe' });
    return JSON.parse(read()) as ApiDocument;
  } finally {
    writeFileSync(committedFile, committed);
  }
}

/** Names of the routes and schemas in which two documents differ. */
function differences(one: ApiDocument, other: ApiDocument): string[] {
  const flat = ({ paths, components }: ApiDocument): Map<string, string> =>
    new Map([
      ...Object.entries(paths).flatMap(([path, verbs]) =>
        Object.entries(verbs).map(([verb, route]): [string, string] => [`${verb.toUpperCase()} ${path}`, JSON.stringify(route)]),
      ),
      ...Object.entries(components?.schemas ?? {}).map(([name, schema]): [string, string] => [`schema ${name}`, JSON.stringify(schema)]),
    ]);
  const [left, right] = [flat(one), flat(other)];
  return [...new Set([...left.keys(), ...right.keys()])].filter((name) => left.get(name) !== right.get(name)).sort();
}

test('the committed OpenAPI document is the one of the build (else: npm run build:api && npm run openapi)', () => {
  expect(existsSync(command)).toBe(true);
  expect(differences(JSON.parse(read()) as ApiDocument, documentOfTheBuild())).toEqual([]);
});

test('a route that is missing or changed in the committed document is noticed', () => {
  const built: ApiDocument = { paths: { '/a': { get: { summary: 'new' } }, '/b': { get: {} } } };
  const committed: ApiDocument = { paths: { '/a': { get: { summary: 'old' } } } };
  expect(differences(committed, built)).toEqual(['GET /a', 'GET /b']);
});
