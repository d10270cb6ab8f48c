import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  customerRowSchema,
  type EventType,
  eventPageSchema,
  eventSchema,
  eventSchemas,
  ownKeySchema,
  problemSchema,
  purchaseImportedSchema,
  signedWaiverSchema,
} from '@arrival/contracts';
import { SwaggerModule } from '@nestjs/swagger';
import ts from 'typescript';
import { z } from 'zod';
import { administrator, administratorVariables } from '../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../support/api';
import { keyAgent, makeKey } from '../support/api-key';
import { buildActivity, buildLocation } from '../support/build-resort';
import { heardChanges } from '../support/heard-changes';

const root = resolve(__dirname, '../..');
const integrating = readFileSync(join(root, 'docs/integrating.md'), 'utf8');

let api: TestApi;
let admin: SignedInAgent;
let variables: Record<string, string>;

beforeAll(async () => {
  api = await startApi({ ...administratorVariables, LIMIT_KEY_REQUESTS: '7' });
  admin = await administrator(api);
  await api.app.listen(0, '127.0.0.1');
  const { token } = await makeKey(admin, 'Guide');
  variables = { ARRIVAL_URL: (await api.app.getUrl()).replace('[::1]', 'localhost'), ARRIVAL_KEY: token };
});
afterAll(() => api.close());

let reported: Promise<number> | undefined;
/** A location whose report has been populated, with nobody in it. */
function reportedLocation(): Promise<number> {
  reported ??= reportALocation();
  return reported;
}

async function reportALocation(): Promise<number> {
  const activityIds = [await buildActivity(api.database, { taskIds: [] })];
  const locationId = await buildLocation(api.database, { usePosTransactionsAndOrders: true, activityIds });
  await api.database.rows(
    "insert into report_generation (state, is_under_way, finished_at) values ('whole', false, now())",
  );
  await heardChanges(api);
  return locationId;
}

const blocks = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code);

/** A line `curl -H "name: value" "address"` as a shell and curl would send it. */
async function curl(line: string): Promise<Response> {
  const filled = line.replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? '');
  const header = /-H "([^:]+): ([^"]*)"/.exec(filled);
  const address = /"(https?:[^"]+)"/.exec(filled)?.[1] ?? '';
  expect([header?.[1], address]).toEqual(['x-api-key', expect.stringContaining('/api/')]);
  return fetch(address.replace('http://localhost:3000', variables['ARRIVAL_URL']!), {
    headers: { [header![1]!]: header![2]! },
  });
}

const curlLines = (markdown: string) =>
  blocks(markdown, 'sh').flatMap((code) =>
    code.split('\n').filter((line) => line.startsWith('curl') && line.includes('ARRIVAL_KEY')),
  );

test('the examples for curl run as they stand, in the guide and in the repository', async () => {
  const guide = (await api.request.get('/api/docs/openapi.json').expect(200)).body.info.description as string;
  const lines = [...curlLines(guide), ...curlLines(integrating)];
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect([line, (await curl(line)).status]).toEqual([line, 200]);
});

const [example = '', ofCustomers = ''] = blocks(integrating, 'ts');

/** What the compiler says of a program. */
function compiled(code: string): string {
  const file = join(root, 'test', 'integrating-example.mts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    customConditions: ['source'],
  };
  const host = ts.createCompilerHost(options);
  const [read, exists] = [host.readFile.bind(host), host.fileExists.bind(host)];
  host.readFile = (path) => (path === file ? code : read(path));
  host.fileExists = (path) => path === file || exists(path);
  const { getSourceFile } = host;
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, code, ts.ScriptTarget.ES2023) : getSourceFile.call(host, path, ...rest);
  const program = ts.createProgram([file], options, host);
  const found = ts.getPreEmitDiagnostics(program).filter((one) => one.file?.fileName === file || !one.file);
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n');
}

/** What a program prints. */
async function printed(program: string, more: Record<string, string> = {}): Promise<string> {
  const options = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext };
  const code = ts.transpileModule(program, { compilerOptions: options }).outputText;
  const env = { ...variables, ...more };
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], { cwd: root, env });
  return (await run).stdout.trim();
}

test('the examples for TypeScript compile, and would not with a field that no answer has', () => {
  expect([compiled(example), compiled(ofCustomers)]).toEqual(['', '']);
  expect(compiled(example.replace('data.nickname', 'data.nickName'))).toContain("Property 'nickName' does not exist");
});

test('the example for TypeScript runs, and tells what a wrong key is', async () => {
  expect(await printed(example)).toBe('Guide 7');
  await expect(printed(example, { ARRIVAL_KEY: 'arr_live_x' })).rejects.toThrow('key.required: Send a key');
});

test('the example that reads customers runs: as CSV, and in pages to the last', async () => {
  const locationId = await reportedLocation();
  const { token } = await makeKey(admin, 'Customers');
  const lines = await printed(ofCustomers, { ARRIVAL_KEY: token, ARRIVAL_LOCATION: String(locationId) });
  expect(lines.split('\n')).toEqual([Object.keys(customerRowSchema.shape).join(','), '0']);
});

test('/api/docs is the guide for integrators, with a page that may load its scripts', async () => {
  const page = await api.request.get('/api/docs').redirects(1).expect(200);
  expect(page.text).toContain('Arrival for integrators');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  const { paths, info } = (await api.request.get('/api/docs/openapi.json').expect(200)).body;
  expect(Object.keys(paths)).toContain('/api/export/key');
  expect(Object.keys(paths).filter((path) => path.startsWith('/api/admin'))).toEqual([]);
  expect(info.description).toContain('http://localhost:3000/api/export/key');
});

interface Shape {
  description?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: { example?: unknown };
}
interface Content {
  schema: Shape;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Guide {
  paths: Record<
    string,
    {
      get: {
        parameters?: Parameter[];
        responses: Record<string, { content?: Record<string, Content>; headers?: Record<string, object> }>;
      };
    }
  >;
  webhooks: Record<string, { post: { requestBody: { content: Record<string, Content> } } }>;
  components: { schemas: Record<string, Shape> };
}
/** A call that sends something is looked at as one that asks. */
async function readGuide(): Promise<Guide> {
  const guide = (await api.request.get('/api/docs/openapi.json').expect(200)).body;
  const paths = Object.entries<Record<string, object>>(guide.paths).map(([path, { get, post }]) => [
    path,
    { get: get ?? post },
  ]);
  return { ...guide, paths: Object.fromEntries(paths) };
}

/** The fields without a word about them, by their paths. */
function untold(name: string, { properties = {}, items }: Shape): string[] {
  const fields = Object.entries(properties).flatMap(([field, shape]) => [
    ...(shape.description ? [] : [`${name}.${field}`]),
    ...untold(`${name}.${field}`, shape),
  ]);
  return [...fields, ...(items ? untold(`${name}[]`, items) : [])];
}

test('how many calls are left stands with each answer that the document says it stands with', async () => {
  const { paths } = await readGuide();
  const program = await keyAgent(api, admin);
  const answers = [
    await program.get('/api/export/key'),
    await program.get('/api/export/events?limit=0'),
    await program.get('/api/export/events?after=00000000-0000-0000-0000-000000000000'),
    await program.get('/api/export/customers?locationId=987654321'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 404, 404]);
  for (const { status, headers, request } of answers) {
    const told = paths[new URL(request.url).pathname]!.get.responses[status]!.headers ?? {};
    expect(Object.keys(told)).toEqual(expect.arrayContaining(['RateLimit', 'RateLimit-Policy']));
    expect(headers).toMatchObject({ ratelimit: expect.any(String), 'ratelimit-policy': expect.any(String) });
  }
});

test('a page of another site is told why it is refused', async () => {
  const program = await keyAgent(api, admin);
  const { status, body } = await program.get('/api/export/key').set('origin', 'https://crm.example');
  expect([status, body.code, body.detail]).toEqual([403, 'auth.forbidden', expect.stringContaining('`Origin`')]);
  const { info } = (await api.request.get('/api/docs/openapi.json').expect(200)).body;
  expect(info.description).toContain('`auth.forbidden`');
});

test('every parameter and every field that integrators meet says what it is', async () => {
  const { paths, webhooks, components } = await readGuide();
  const parameters = Object.entries(paths).flatMap(([path, { get }]) =>
    (get.parameters ?? []).filter(({ description }) => !description).map(({ name }) => `${path} ${name}`),
  );
  expect(parameters).toEqual([]);
  const sent = Object.entries(webhooks).map(
    ([type, { post }]) => [type, post.requestBody.content['application/json']!.schema] as const,
  );
  const fields = [...Object.entries(components.schemas), ...sent].flatMap(([name, shape]) => untold(name, shape));
  expect(fields).toEqual([]);
});

test('what is tried out as it stands asks for no location that nobody chose', async () => {
  const { paths } = await readGuide();
  const asked = paths['/api/export/customers']!.get.parameters!.find(({ name }) => name === 'locationId')!;
  expect([asked.required, asked.schema.example, asked.description]).toEqual([
    true,
    undefined,
    expect.stringContaining('under Locations'),
  ]);
});

test('every answer and every message has an example of its own shape', async () => {
  const { paths, webhooks } = await readGuide();
  const shapes: Record<string, z.ZodType> = {
    '/api/export/key': ownKeySchema.strict(),
    '/api/export/events': eventPageSchema.strict(),
    '/api/export/signatures/{signatureId}': signedWaiverSchema.strict(),
    '/api/import/orders': purchaseImportedSchema.strict(),
    '/api/export/customers': z.array(customerRowSchema.strict()),
  };
  for (const [path, { get }] of Object.entries(paths)) {
    const { content: told = {} } = get.responses['200'] ?? {};
    // A file is no example.
    if (!('application/pdf' in told)) expect(shapes[path]?.parse(told['application/json']?.example)).toBeTruthy();
    for (const [status, { content = {} }] of Object.entries(get.responses).filter(([status]) => status !== '200')) {
      const { examples = {} } = content['application/problem+json']!;
      expect([path, status, Object.keys(examples).length > 0]).toEqual([path, status, true]);
      for (const [code, { value }] of Object.entries(examples))
        expect(problemSchema.parse(value)).toMatchObject({ code, status: Number(status) });
    }
  }
  const csv = paths['/api/export/customers']!.get.responses['200']!.content!['text/csv']!.example as string;
  const [header = '', line = ''] = csv.split('\r\n').map((each) => each.split(','));
  expect([header, line.length]).toEqual([Object.keys(customerRowSchema.shape), header.length]);
  for (const [type, { post }] of Object.entries(webhooks)) {
    const sent = eventSchema.strict().parse(post.requestBody.content['application/json']!.example);
    expect(sent.type).toBe(type);
    eventSchemas[type as EventType].strict().parse(sent.data);
  }
  // The guide promises that fields are added without notice: what a program makes of the document takes them.
  expect(JSON.stringify([webhooks, paths]).includes('"additionalProperties":false')).toBe(false);
});

test('the examples of the calls run as they stand: what must be given, all of it, and each alone', async () => {
  const locationId = await reportedLocation();
  const { paths } = await readGuide();
  let calls = 0;
  // Which signed waivers there are is the resort's, too.
  const ofNoRecord = Object.entries(paths).filter(([path]) => /^\/api\/export\/[^{]*$/.test(path));
  for (const [path, { get }] of ofNoRecord) {
    const parameters = (get.parameters ?? []).filter(
      ({ required, schema }) => required || schema.example !== undefined,
    );
    const needed = parameters.filter(({ required }) => required);
    for (const given of [needed, parameters, ...parameters.map((one) => [...needed, one])]) {
      // Only a location has no example: which there are is the resort's.
      const query = Object.fromEntries(given.map(({ name, schema }) => [name, String(schema.example ?? locationId)]));
      if ('after' in query && path === '/api/export/customers') query['pageSize'] ??= '1000';
      const program = await keyAgent(api, admin);
      expect([path, query, (await program.get(path).query(query)).status]).toEqual([path, query, 200]);
      calls += 1;
    }
  }
  expect(calls).toBeGreaterThan(10);
});

test('a filter that is misspelt is refused with those that there are, instead of answering everything', async () => {
  const { paths } = await readGuide();
  const calls = Object.entries(paths).flatMap(([path, { get }]) =>
    get.parameters?.length && !path.includes('{') ? [[path, get.parameters] as const] : [],
  );
  expect(calls.map(([path]) => path)).toEqual(['/api/export/events', '/api/export/customers']);
  const own = await (await keyAgent(api, admin)).get('/api/export/key').query({ verbose: '1' }).expect(400);
  expect(own.body.errors).toMatchObject([{ path: 'verbose', message: 'There is no such parameter. There are none.' }]);
  for (const [path, parameters] of calls) {
    const program = await keyAgent(api, admin);
    const needed = parameters.filter(({ required }) => required);
    const given = Object.fromEntries(needed.map(({ name, schema }) => [name, String(schema.example ?? 1)]));
    const [wrong, otherCase] = ['includeDetail', parameters[0]!.name.toUpperCase()];
    const { body } = await program
      .get(path)
      .query({ ...given, [wrong]: 'false', [otherCase]: '1' })
      .expect(400);
    const known = parameters.map(({ name }) => name).sort();
    expect(body).toMatchObject({ code: 'request.invalid', errors: [{ path: wrong }, { path: otherCase }] });
    for (const { message } of body.errors as { message: string }[]) {
      const told = /^There is no such parameter\. There are (.*)\.$/.exec(message)?.[1]?.split(', ');
      expect(told?.sort()).toEqual(known);
    }
  }
});

test('the whole API is told to administrators alone; /docs leads to their page of it', async () => {
  const { paths } = (await admin.get('/api/admin/openapi.json').expect(200)).body;
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/admin/apikey', '/api/profile', '/api/export/key']));
  const guest = await api.as({ sub: 'curious' });
  const refused = [await api.request.get('/api/admin/openapi.json'), await guest.get('/api/admin/openapi.json')];
  expect(refused.map(({ status, type, body }) => [status, type, body.code])).toEqual([
    [401, 'application/problem+json', 'auth.required'],
    [403, 'application/problem+json', 'auth.forbidden'],
  ]);
  expect((await api.request.get('/docs').expect(302)).headers['location']).toBe('/admin/api/whole');
  for (const path of ['/docs/openapi.json', '/docs/swagger-ui-init.js', '/docs-json', '/docs-yaml', '/api/docs-yaml']) {
    const { status, text } = await api.request.get(path);
    expect([path, status, text.includes('/api/admin/apikey')]).toEqual([path, 404, false]);
  }
});

test('nobody waits while a document is made: the pages tell what was committed', async () => {
  const make = jest.spyOn(SwaggerModule, 'createDocument');
  const fresh = await startApi(administratorVariables);
  try {
    await fresh.request.get('/api/docs').redirects(1).expect(200);
    await fresh.request.get('/api/docs/swagger-ui-init.js').expect(200);
    await fresh.request.get('/api/docs/openapi.json').expect(200);
    await (await administrator(fresh)).get('/api/admin/openapi.json').expect(200);
    expect(make).not.toHaveBeenCalled();
  } finally {
    await fresh.close();
    make.mockRestore();
  }
});
