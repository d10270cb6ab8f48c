import { get, type IncomingMessage } from 'node:http';
import { createLogger } from '../../../api/src/platform/logging/logger';
import { startApi, type TestApi } from '../../support/api';
import { ProbeModule } from '../../support/probe';

type Line = Record<string, unknown>;

const lines: Line[] = [];
const logger = createLogger({ logLevel: 'info' }, 'test', {
  write: (line) => void lines.push(JSON.parse(line) as Line),
});
const client = '203.0.113.9';
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ LIMIT_SUBJECT_MISSES: '3', TRUST_PROXY: '1' }, [ProbeModule], logger);
  await api.app.listen(0, '127.0.0.1');
});
afterAll(() => api.close());
beforeEach(() => {
  lines.length = 0;
});

const events = () => lines.filter(({ event }) => event !== undefined);
const call = (path: string, token?: string, headers: Record<string, string> = {}) =>
  api.request
    .get(path)
    .set({ ...(token && { authorization: `Bearer ${token}` }), 'x-forwarded-for': client, ...headers });

test('no sign-in and a bad sign-in are told apart, with the reason', async () => {
  await call('/api/probe/me').expect(401);
  await call('/api/probe/me', await api.identity.token({ sub: 'late' }, { expiresInSeconds: -100 })).expect(401);
  await call('/api/probe/me', await api.identity.token({ sub: 'nobody' }, { isForged: true })).expect(401);
  expect(events()).toMatchObject([
    { event: 'sign_in.missing', address: client, route: '/api/probe/me', method: 'GET' },
    { event: 'sign_in.refused', reason: 'expired' },
    { event: 'sign_in.refused', reason: 'invalid signature' },
  ]);
  expect(
    events().every(({ subject, correlationId }) => subject === undefined && typeof correlationId === 'string'),
  ).toBe(true);
});

test('what is denied, what is not theirs, and what is too much are named with person and address', async () => {
  const other = (await call('/api/profile', await api.identity.token({ sub: 'other' }))).body.contact.contactId;
  const token = await api.identity.token({ sub: 'prober' });
  await call('/api/probe/admin', token).expect(403);
  await call(`/api/profile/contacts/${other}`, token).expect(404);
  await call('/api/profile/contacts/999999', token).expect(404);
  await call('/api/profile/contacts/999998', token).expect(429);
  const by = { subject: 'prober', address: client };
  expect(events()).toMatchObject([
    { event: 'access.denied', code: 'auth.forbidden', ...by },
    { event: 'access.not_theirs', code: 'contact.unknown', route: '/api/profile/contacts/:contactId', ...by },
    { event: 'access.not_theirs', ...by },
    { event: 'access.not_theirs', ...by },
    { event: 'limit.reached', code: 'request.too_many', retryAfterSeconds: expect.any(Number), ...by },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${other}|99999|Emma|Carter|prober@|Bearer`));
});

test('a mailbox as subject is not written down', async () => {
  await call('/api/probe/admin', await api.identity.token({ sub: 'ann@example.com', email: 'ann@example.com' })).expect(
    403,
  );
  expect(events()).toMatchObject([{ subject: expect.stringMatching(/^sha256:[0-9a-f]{16}$/) }]);
  expect(JSON.stringify(lines)).not.toContain('ann@');
});

test("another site's page is refused and named; our own pages and programs are not", async () => {
  const foreign = await call('/api/settings/client', undefined, { origin: 'https://evil.example' });
  expect([foreign.status, foreign.type, foreign.body.code]).toEqual([
    403,
    'application/problem+json',
    'auth.forbidden',
  ]);
  await call('/API/Settings/client', undefined, { origin: 'https://evil.example' }).expect(403);
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  expect(events()).toMatchObject(
    Array(2).fill({ event: 'origin.refused', address: client, origin: 'https://evil.example' }),
  );
  const preflight = await api.request
    .options('/api/profile')
    .set({ origin: 'null', 'access-control-request-method': 'GET' });
  expect(preflight.status).toBe(403);
  await call('/api/settings/client', undefined, { origin: 'http://localhost:3000' }).expect(200);
  await call('/api/settings/client', undefined, { origin: 'http://127.0.0.1:7777', host: '127.0.0.1:7777' }).expect(
    200,
  );
  await call('/api/settings/client').expect(200);
});

/** The answer to an address as it is written here: clients of tests would tidy it up. */
async function callAsWritten(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { port } = new URL(await api.app.getUrl());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject);
  });
  return answer.resume();
}

test.each(['/%61pi/probe/page', '/ap%69/probe/page', 'http://x.example/api/probe/page'])(
  'the address %s is a path of the API for every check',
  async (path) => {
    const own = await callAsWritten(path);
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await callAsWritten(path, { origin: 'https://evil.example' })).statusCode).toBe(403);
  },
);

test('a call that succeeds leaves no line but its own', async () => {
  await call('/api/probe/me', await api.identity.token({ sub: 'guest' })).expect(200);
  expect(events()).toEqual([]);
});
