import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { eventSchema, eventSchemas, eventTypes } from '@arrival/contracts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { breakingChanges } from './breaking-changes';

interface ApiDocument {
  info: { description: string };
  paths: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, unknown> };
  webhooks?: Record<string, { post: { requestBody: { content: { 'application/json': { schema: MessageShape } } } } }>;
}

interface MessageShape {
  properties: Record<string, unknown> & { data: { required: string[] } };
}

const root = resolve(__dirname, '../..');
const command = join(root, 'api/dist/cli.js');
const bridge = join(root, 'docs/openapi.pos-bridge.json');
const files = { whole: join(root, 'api/openapi.json'), integrators: join(root, 'api/openapi.integrators.json') };
type Name = keyof typeof files;

const read = (name: Name): string => readFileSync(files[name], 'utf8');
const committed = (name: Name) => JSON.parse(read(name)) as ApiDocument;

/** The documents of the built API. The command writes over the committed files, which are put back. */
function documentsOfTheBuild(): Record<Name, ApiDocument> {
  const before = { whole: read('whole'), integrators: read('integrators') };
  const bridgeBefore = readFileSync(bridge, 'utf8');
  try {
    execFileSync(process.execPath, [command, 'openapi'], { cwd: root, stdio: 'pipe' });
    return { whole: committed('whole'), integrators: committed('integrators') };
  } finally {
    for (const name of Object.keys(files) as Name[]) writeFileSync(files[name], before[name]);
    writeFileSync(bridge, bridgeBefore);
  }
}

/** Names of the routes and schemas in which two documents differ. */
function differences(one: ApiDocument, other: ApiDocument): string[] {
  const flat = ({ paths, components }: ApiDocument): Map<string, string> =>
    new Map([
      ...Object.entries(paths).flatMap(([path, verbs]) =>
        Object.entries(verbs).map(([verb, route]): [string, string] => [
          `${verb.toUpperCase()} ${path}`,
          JSON.stringify(route),
        ]),
      ),
      ...Object.entries(components?.schemas ?? {}).map(([name, schema]): [string, string] => [
        `schema ${name}`,
        JSON.stringify(schema),
      ]),
    ]);
  const [left, right] = [flat(one), flat(other)];
  return [...new Set([...left.keys(), ...right.keys()])].filter((name) => left.get(name) !== right.get(name)).sort();
}

let documents: Record<Name, ApiDocument>;
let built: ApiDocument;
beforeAll(() => {
  expect(existsSync(command)).toBe(true);
  documents = documentsOfTheBuild();
  built = documents.whole;
});

describe.each(['whole', 'integrators'] as const)('the document: %s', (name) => {
  test('the committed one is the one of the build (else: npm run build:api && npm run openapi)', () => {
    expect(differences(committed(name), documents[name])).toEqual([]);
  });

  test('callers of the committed one can go on as they are (else: keep what is named here, or tell them and write it anew)', () => {
    expect(breakingChanges(committed(name), documents[name])).toEqual([]);
  });

  test('Redocly finds no error in it', async () => {
    expect(await lint(documents[name])).toEqual([]);
  });
});

test('Redocly finds no error in the contract of the bridge to the point of sale', async () => {
  expect(await lint(JSON.parse(readFileSync(bridge, 'utf8')))).toEqual([]);
});

test('the guide of the committed document is the one of the build', () => {
  expect(documents.integrators.info.description).toBe(committed('integrators').info.description);
});

test('what integrators see is what a key may call, and nothing that only others need', () => {
  const callsOf = (document: ApiDocument) =>
    Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).flatMap(([verb, operation]) =>
        (operation as Operation)['x-access'] === 'apiKey' ? [`${verb} ${path}`] : [],
      ),
    );
  const all = Object.entries(documents.integrators.paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb} ${path}`),
  );
  expect(all).toEqual(callsOf(built));
  expect(all).toContain('get /api/export/key');
  const text = JSON.stringify(documents.integrators);
  const unused = Object.keys(documents.integrators.components?.schemas ?? {}).filter(
    (name) => !text.includes(`#/components/schemas/${name}"`),
  );
  expect(unused).toEqual([]);
});

test('in the file, too, each refusal has the examples of its own status', () => {
  for (const document of [documents.integrators, committed('integrators')]) {
    const told = Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.values(verbs).flatMap((operation) =>
        Object.entries((operation as Operation).responses).flatMap(([status, { content = {} }]) =>
          Object.values(content['application/problem+json']?.examples ?? {}).map(({ value }) => ({
            path,
            status,
            value,
          })),
        ),
      ),
    );
    expect(told.length).toBeGreaterThan(15);
    expect(told.filter(({ status, value }) => String(value.status) !== status)).toEqual([]);
  }
});

test('every operation says of what kind its answer is', () => {
  const silent = Object.entries(built.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, operation]) => {
      const { content = {} } = (operation as Operation).responses['200']!;
      return Object.keys(content).length > 0 ? [] : [`${verb} ${path}`];
    }),
  );
  expect(silent).toEqual([]);
});

test('what is sent to integrators is told with its fields, each kind of event', () => {
  const { webhooks = {} } = documents.integrators;
  expect(Object.keys(webhooks)).toEqual(eventTypes);
  const { schema } = webhooks['waiver.signed']!.post.requestBody.content['application/json'];
  expect(Object.keys(schema.properties)).toEqual(Object.keys(eventSchema.shape));
  expect(schema.properties.data.required).toEqual(Object.keys(eventSchemas['waiver.signed'].shape));
  expect(committed('integrators').webhooks).toEqual(webhooks);
});

test('the types of the client are those of the committed document (else: npm run openapi)', () => {
  const printed = execFileSync(process.execPath, [join(root, 'libs/client/bin/schema.mjs'), '--print'], {
    encoding: 'utf8',
  });
  expect(printed).toBe(readFileSync(join(root, 'libs/client/src/generated/schema.ts'), 'utf8'));
});

/** Redocly's recommended rules; what answers nobody's mistake needs no 4XX, and examples must be true. */
async function lint(document: object): Promise<string[]> {
  const rules = {
    'no-invalid-media-type-examples': 'error',
    'security-defined': 'error',
    'operation-4xx-response': 'off',
  } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: files.whole, config });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

test('and would find one', async () => {
  const wrong = structuredClone(built);
  const [operation] = Object.values(Object.values(wrong.paths)[0] ?? {}) as [{ security?: unknown }];
  delete operation.security;
  expect((await lint(wrong)).map((line) => line.split(' ')[0])).toEqual(['security-defined']);
});

interface Content {
  examples?: Record<string, { value: { status?: number } }>;
}

interface Operation {
  'x-access': string;
  security: object[];
  responses: Record<string, { content?: Record<string, Content>; headers?: object }>;
}

test('every operation says who may call it and what it answers then: a problem, with Retry-After where waiting helps', () => {
  const operations = Object.entries(built.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ name: `${verb} ${path}`, ...(operation as Operation) })),
  );
  const needed = {
    public: [],
    guest: ['401', '403', '429', '503'],
    capability: ['401', '403', '429', '503'],
    signer: ['401', '403', '429', '503'],
    apiKey: ['400', '401', '403', '429', '503'],
    admin: ['401', '403', '404', '429', '503'],
    staff: ['401', '403', '404', '429', '503'],
  } as Record<string, string[]>;
  const short = operations.filter((operation) => {
    const { security, responses } = operation;
    const isOpen = operation['x-access'] === 'public';
    const failures = Object.entries(responses).filter(
      ([status]) => status >= '400' && !operation.name.startsWith('get /health/'),
    );
    const areProblems = failures.every(
      ([, { content = {} }]) => 'application/problem+json' in content || 'application/json' in content,
    );
    const tellWhen = failures.every(
      ([status, { headers = {} }]) => !['429', '503'].includes(status) || 'Retry-After' in headers,
    );
    const areAll = needed[operation['x-access']]?.every((status) => status in responses);
    return !(isOpen === (security.length === 0) && areProblems && tellWhen && areAll);
  });
  expect(operations.length).toBeGreaterThan(90);
  expect(short.map(({ name }) => name)).toEqual([]);
});

test('a route that is missing or changed in the committed document is noticed', () => {
  const now = { info: { description: '' }, paths: { '/a': { get: { summary: 'new' } }, '/b': { get: {} } } };
  const before = { info: { description: '' }, paths: { '/a': { get: { summary: 'old' } } } };
  expect(differences(before, now)).toEqual(['GET /a', 'GET /b']);
});
