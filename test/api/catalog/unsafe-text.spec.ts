import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { features, type Grouping, ownPhoneRoutes } from '@arrival/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { keyAgent } from '../../support/api-key';
import { buildCheckinResort, group, signedInCarters, taskOf } from '../../support/checkin';
import { redeemed } from '../../support/own-phone';

/** What every call is described with, so that a new one is tried too. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const document = JSON.parse(readFileSync(join(__dirname, '../../../api/openapi.json'), 'utf8')) as OpenAPIObject;
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
);

type Path = readonly (string | number)[];

/** The paths of all texts in a body. */
function textsIn(schema: Schema | undefined, path: Path = []): Path[] {
  if (!schema) return [];
  if (schema.$ref) return textsIn(document.components?.schemas?.[schema.$ref.split('/').pop() ?? ''] as Schema, path);
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((part) =>
    textsIn(part, path),
  );
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => textsIn(field, [...path, name]));
  const isText = [schema.type].flat().includes('string');
  const found = [...parts, ...fields, ...textsIn(schema.items, [...path, 0]), ...(isText ? [path] : [])];
  return [...new Map(found.map((each) => [each.join('.'), each])).values()];
}

/** A body with the text at its path. */
function withText([name, ...rest]: Path, text: string): unknown {
  if (name === undefined) return text;
  return typeof name === 'number' ? [withText(rest, text)] : { [name]: withText(rest, text) };
}

/** A stranger's code that cannot be one is nobody's, and answered so (D49; `pass-check.spec.ts`). */
const isStrangersCode = (text: Path): boolean => text[0] === 'passId';
const written = calls.flatMap(({ path, method, operation }) =>
  textsIn(operation.requestBody?.content['application/json']?.schema)
    .filter((text) => !isStrangersCode(text))
    .map((text) => ({ path, method, text })),
);
const named = calls.flatMap(({ path, method, operation }) =>
  (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => ({ path, method, name })),
);
const searched = calls.filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'filter'));

let api: TestApi;
let admin: SignedInAgent;
let emma: SignedInAgent;
/** With a key for signed waivers, and one for orders. */
let program: SignedInAgent;
let shop: SignedInAgent;
let tasks: { completeEndpoint: string }[];
/** Of the other adult on their own phone. */
let own: { cookie: string; waiver: object };

beforeAll(async () => {
  api = await startApi({ ...administratorVariables, FEATURES: features.join(',') });
  admin = await administrator(api);
  program = await keyAgent(api, admin, 'waivers');
  shop = await keyAgent(api, admin, 'orders');
  const resort = await buildCheckinResort(api);
  const carters = await signedInCarters(api);
  emma = carters.emma;
  const grouping = await group(emma, resort, [carters.mia]);
  tasks = [
    grouping.waiverContactTasks,
    grouping.rentalProfileContactTasks,
    grouping.childRegistrationContactTasks,
    grouping.photoContactTasks,
  ].flat();
  const { locationId, activityId } = resort;
  const asked = { contactId: carters.daniel, locationId, activityId };
  const cookie = await redeemed(api, emma, (await emma.post(ownPhoneRoutes.links).send(asked).expect(200)).body);
  const listed = (await api.request.get(ownPhoneRoutes.own).set('cookie', cookie).expect(200)).body as Grouping;
  own = { cookie, waiver: taskOf(listed.waiverContactTasks, carters.daniel) };
});
afterAll(() => api.close());

const filled = (path: string, value: (name: string) => string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => value(name));
const place = (name: string) => (name === 'posWaiverId' ? 'W-SEASON' : /hash/i.test(name) ? 'a'.repeat(64) : '1');
const signer = {
  get: (path: string) => api.request.get(path).set('cookie', own.cookie),
  post: (path: string) => api.request.post(path).set('cookie', own.cookie),
};
const callerOf = (path: string): Pick<SignedInAgent, 'get' | 'post'> => {
  if (path === ownPhoneRoutes.sign || path === ownPhoneRoutes.text) return signer;
  if (path.startsWith('/api/export/signatures')) return program;
  if (path.startsWith('/api/import')) return shop;
  return /^\/api\/(tasks\/contact|family|photo|profile)/i.test(path) ? emma : admin;
};
const bodyFor = (path: string, body: unknown) => {
  if (path === ownPhoneRoutes.sign) return { ...own.waiver, ...(body as object) };
  const task = tasks.find(({ completeEndpoint }) => path.endsWith(`/complete${completeEndpoint}`));
  return task ? { ...task, ...(body as object) } : body;
};

test('the document describes enough texts to try', () => {
  expect(written.length).toBeGreaterThan(60);
  expect(named.length).toBeGreaterThan(20);
});

test.each(written.map((call) => [`${call.method.toUpperCase()} ${call.path}: ${call.text.join('.')}`, call] as const))(
  '%s refuses what the database cannot keep, by name',
  async (_, { path, method, text }) => {
    const body = bodyFor(path, withText(text, 'a\0b')) as object;
    const answer = await callerOf(path)[method as 'post'](filled(path, place)).send(body);
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(text.join('.'));
  },
);

test.each(named.map((call) => [`${call.method.toUpperCase()} ${call.path} (${call.name})`, call] as const))(
  '%s refuses it in the address',
  async (_, { path, method, name }) => {
    const address = filled(path, (each) => (each === name ? '%00' : place(each)));
    const { status } = await callerOf(path)[method as 'get'](address);
    expect([400, 404]).toContain(status);
  },
);

test.each(searched.map(({ path }) => path))('%s refuses to look for it', async (path) => {
  for (const filter of [{ q: 'a\0b' }, { id: 'a\0b' }, { posWaiverId: 'a\0b' }, { entityId: 'a\0b' }]) {
    expect((await admin.get(path).query({ filter: JSON.stringify(filter) })).status).toBe(400);
  }
});

test.each([{ sub: 'a\0b' }, { sub: '\u202eemma' }, { sub: '\u200b' }])(
  'a token for %j opens nothing',
  async (claims) => {
    const answer = await (await api.as(claims)).get('/api/profile');
    expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
  },
);

test('a name in a token that cannot be kept counts as left out', async () => {
  const guest = await api.as({ sub: 'odd-name', given_name: 'Em\u0007ma', family_name: 'Carter' });
  const { body } = await guest.get('/api/profile').expect(200);
  expect(body.contact).toMatchObject({ firstName: '', lastName: 'Carter' });
});

test.each([
  ['is only what nobody sees', '\u200b\u2060'],
  ['ends a line', 'Em\nma'],
  ['is half a character', 'Em\ud83d'],
])('a name that %s is refused; names of every script are not', async (_, firstName) => {
  const member = { firstName, lastName: 'Carter', dateOfBirth: '2018-02-03' };
  const refused = await emma.post('/api/family/addmember').send(member);
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'firstName']);
  for (const name of ['نور', 'さくら', '👩‍👧 Mum', 'क्‍ष', 'می‌خواهم'])
    expect((await emma.post('/api/family/addmember').send({ ...member, firstName: name })).status).not.toBe(400);
});

test('a name that was copied with marks of direction is kept without them (D68)', async () => {
  const member = { firstName: '\u2068نورا\u2069', lastName: '\u202bCarter\u202c', dateOfBirth: '2018-02-03' };
  const { body } = await emma.post('/api/family/addmember').send(member).expect(200);
  expect(body).toMatchObject({ firstName: 'نورا', lastName: 'Carter' });
});
