import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { breakingChanges } from './breaking-changes';

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

let built: ApiDocument;
beforeAll(() => {
  expect(existsSync(command)).toBe(true);
  built = documentOfTheBuild();
});

test('the committed OpenAPI document is the one of the build (else: npm run build:api && npm run openapi)', () => {
  expect(differences(JSON.parse(read()) as ApiDocument, built)).toEqual([]);
});

test('callers of the committed document can go on as they are (else: keep what is named here, or tell them and write the document anew)', () => {
  expect(breakingChanges(JSON.parse(read()) as ApiDocument, built)).toEqual([]);
});

/** Redocly's recommended rules; what answers nobody's mistake needs no 4XX, and examples must be true. */
async function lint(document: object): Promise<string[]> {
  const rules = { 'no-invalid-media-type-examples': 'error', 'security-defined': 'error', 'operation-4xx-response': 'off' } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: committedFile, config });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

test('Redocly finds no error in it', async () => {
  expect(await lint(built)).toEqual([]);
});

test('and would find one', async () => {
  const wrong = structuredClone(built);
  const [operation] = Object.values(Object.values(wrong.paths)[0] ?? {}) as [{ security?: unknown }];
  delete operation.security;
  expect((await lint(wrong)).map((line) => line.split(' ')[0])).toEqual(['security-defined']);
});

interface Operation {
  'x-access': string;
  security: object[];
  responses: Record<string, { content?: object; headers?: object }>;
}

test('every operation says who may call it and what it answers then: a problem, with Retry-After where waiting helps', () => {
  const operations = Object.entries(built.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ name: `${verb} ${path}`, ...(operation as Operation) })),
  );
  const needed = {
    public: [],
    guest: ['401', '403', '429', '503'],
    apiKey: ['400', '401', '403', '429', '503'],
    admin: ['401', '403', '404', '429', '503'],
  } as Record<string, string[]>;
  const short = operations.filter((operation) => {
    const { security, responses } = operation;
    const isOpen = operation['x-access'] === 'public';
    const failures = Object.entries(responses).filter(([status]) => status !== '200' && !operation.name.startsWith('get /health/'));
    const areProblems = failures.every(([, { content = {} }]) => 'application/problem+json' in content || 'application/json' in content);
    const tellWhen = failures.every(([status, { headers = {} }]) => !['429', '503'].includes(status) || 'Retry-After' in headers);
    const areAll = needed[operation['x-access']]?.every((status) => status in responses);
    return !(isOpen === (security.length === 0) && areProblems && tellWhen && areAll);
  });
  expect(operations.length).toBeGreaterThan(90);
  expect(short.map(({ name }) => name)).toEqual([]);
});

test('a route that is missing or changed in the committed document is noticed', () => {
  const now: ApiDocument = { paths: { '/a': { get: { summary: 'new' } }, '/b': { get: {} } } };
  const committed: ApiDocument = { paths: { '/a': { get: { summary: 'old' } } } };
  expect(differences(committed, now)).toEqual(['GET /a', 'GET /b']);
});
