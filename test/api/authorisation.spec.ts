import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { features } from '@arrival/contracts';
import { DeclaredAccess } from '../../api/src/platform/auth/declared-access';
import { apiDocument } from '../../api/src/platform/http/document/api-document';
import { keepTestWallets } from '../../libs/sandbox/src/wallet/write-test-wallets';
import { administrator, administratorVariables, deskAgent } from '../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../support/api';
import { keyAgent } from '../support/api-key';
import { buildCheckinResort } from '../support/checkin';
import { counterAgent } from '../support/counter';
import { authorisationMatrix, type Row, type Verdict } from './authorisation-matrix';

type Caller = keyof Row;

let api: TestApi;
let wallets: string;
let agents: Record<Caller, SignedInAgent | TestApi['request']>;

beforeAll(async () => {
  wallets = mkdtempSync(join(tmpdir(), 'arrival-wallets-'));
  api = await startApi({ ...administratorVariables, ...keepTestWallets(wallets), FEATURES: features.join(',') });
  const boss = await administrator(api);
  const guest = await api.as({ sub: 'guest' });
  agents = {
    anonymous: api.request,
    guest,
    administrator: boss,
    desk: await deskAgent(api, boss),
    key: await keyAgent(api, boss),
    counter: await counterAgent(api, boss, await ownContact(guest), (await buildCheckinResort(api)).locationId),
  };
});
afterAll(async () => {
  await api.close();
  rmSync(wallets, { recursive: true, force: true });
});

const ownContact = async (agent: SignedInAgent): Promise<number> =>
  (await agent.get('/api/profile').expect(200)).body.contact.contactId;

/** The routes of the running application, as its own document names them. */
const routesOfApp = (): string[] =>
  Object.entries(apiDocument(api.app).paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
  );

const withoutQuery = (route: string) => route.split('?', 1)[0]!;

/** Ids that name nothing, so that no call changes what the next one needs. */
async function call(caller: Caller, route: string): Promise<{ status: number; code: unknown }> {
  const [verb, path] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const url = path.replace(/\{\w+\}/g, '2000000000');
  const method = verb.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const request = agents[caller][method](url);
  const { status, body } = verb === 'POST' || verb === 'PUT' ? await request.send({}) : await request;
  return { status, code: (body as { code?: unknown })?.code };
}

function verdictOf({ status, code }: { status: number; code: unknown }): Verdict | 'broken' {
  if (status === 401 && (code === 'auth.required' || code === 'key.required')) return 401;
  if (status === 403 && (code === 'auth.forbidden' || code === 'key.forbidden')) return 403;
  return status < 500 && code !== 'route.unknown' ? 'in' : 'broken';
}

test('every route of the application has a row, and every row a route', () => {
  const routes = routesOfApp();
  expect([...new Set(Object.keys(authorisationMatrix).map(withoutQuery))].sort()).toEqual([...routes].sort());
  expect(routes).toHaveLength(api.app.get(DeclaredAccess).handlers().length);
});

test.each(Object.entries(authorisationMatrix))('%s', async (route, row) => {
  const answers = {
    anonymous: await call('anonymous', route),
    guest: await call('guest', route),
    administrator: await call('administrator', route),
    desk: await call('desk', route),
    key: await call('key', route),
    counter: await call('counter', route),
  };
  expect(Object.fromEntries(Object.entries(answers).map(([caller, answer]) => [caller, verdictOf(answer)]))).toEqual(
    row,
  );
});

test('a token that is not verified opens nothing', async () => {
  const forged = await api.identity.token({ sub: 'boss', email: 'boss@example.com' }, { isForged: true });
  for (const [route, { anonymous }] of Object.entries(authorisationMatrix)) {
    if (anonymous === 'in' || !route.startsWith('GET ')) continue;
    const { status } = await api.request
      .get(route.slice(4).replace(/\{\w+\}/g, '1'))
      .set('authorization', `Bearer ${forged}`);
    expect([route, status]).toEqual([route, 401]);
  }
});
