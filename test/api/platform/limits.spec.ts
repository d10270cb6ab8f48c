import type { Limit } from '../../../api/src/platform/security/limit';
import { Limits } from '../../../api/src/platform/security/limits';
import { startApi, type TestApi } from '../../support/api';
import { ProbeModule } from '../../support/probe';

const limits = { LIMIT_SUBJECT_MISSES: '5', LIMIT_ADDRESS_MISSES: '12', TRUST_PROXY: '1' };
const unknownContact = '/api/profile/contacts/999999';

let api: TestApi;
let beside: TestApi;
/** Each test comes from an address of its own. */
let address = 0;

beforeAll(async () => {
  api = await startApi(limits, [ProbeModule]);
  beside = await startApi({ ...limits, DATABASE_URL: api.database.url, OIDC_ISSUER: api.identity.issuer }, [
    ProbeModule,
  ]);
});
afterAll(async () => {
  await beside.close();
  await api.close();
});
beforeEach(() => {
  address += 1;
});

const call = (to: TestApi, token: string, path = '/api/probe/me') =>
  to.request.get(path).set({ authorization: `Bearer ${token}`, 'x-forwarded-for': `198.51.100.${address}` });
const forged = () => api.identity.token({ sub: 'nobody' }, { isForged: true });

async function statuses(count: number, next: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await next(index)).status);
  return seen;
}

test('bad tokens are limited by address, across processes, and hits and old tokens are not', async () => {
  const seen = await statuses(14, async (index) => call(index % 2 === 0 ? api : beside, await forged()));
  expect(seen).toEqual([...Array(12).fill(401), 429, 429]);
  const { body, headers, type } = await call(beside, await forged());
  expect([type, body.code, body.status]).toEqual(['application/problem+json', 'request.too_many', 429]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(500);
  expect((await call(api, await api.identity.token({ sub: 'new here' }))).status).toBe(200);
  expect((await call(api, await api.identity.token({ sub: 'late' }, { expiresInSeconds: -100 }))).status).toBe(401);
  expect((await api.request.get('/api/probe/me')).status).toBe(401);
});

test('unknown ids and refused calls are limited by person; their hits and everybody else are not', async () => {
  const prober = await api.identity.token({ sub: 'prober' });
  expect((await call(api, prober, '/api/profile')).status).toBe(200);
  const paths = [unknownContact, '/api/probe/admin', `/api/waivers/texts/${'0'.repeat(64)}`];
  const seen = await statuses(7, (index) => call(index % 2 === 0 ? api : beside, prober, paths[index % paths.length]));
  expect(seen).toEqual([404, 403, 404, 404, 403, 429, 429]);
  expect((await call(beside, prober, '/api/profile')).status).toBe(200);
  const neighbour = await api.identity.token({ sub: 'neighbour' });
  expect((await call(api, neighbour, unknownContact)).status).toBe(404);
});

test('a household that is limited in photos is limited at every process', async () => {
  const token = await api.identity.token({ sub: 'eager' });
  const { contactId } = (await call(api, token, '/api/profile')).body.contact;
  const send = (to: TestApi) =>
    to.request
      .post(`/api/photo/Contact/Upload?contactId=${contactId}`)
      .set('authorization', `Bearer ${token}`)
      .attach('file', Buffer.from('no photo'), 'photo.jpg');
  const seen = await statuses(62, (index) => send(index % 2 === 0 ? api : beside));
  expect(seen).toEqual([...Array(60).fill(422), 429, 429]);
  expect(Number((await send(beside)).headers['retry-after'])).toBeGreaterThan(500);
});

test('while the store is away each process counts for itself', async () => {
  await api.database.rows('alter table rate_limit rename to rate_limit_away');
  try {
    const alone = await api.identity.token({ sub: 'prober in the dark' });
    expect(await statuses(7, () => call(api, alone, unknownContact))).toEqual([404, 404, 404, 404, 404, 429, 429]);
  } finally {
    await api.database.rows('alter table rate_limit_away rename to rate_limit');
  }
});

test.each(['exhausted', 'begun'])('a clock that was a day ahead leaves nobody out for a day (%s)', async (state) => {
  const both = [api, beside].map(({ app }) =>
    app.get(Limits).define({ name: `step-${state}`, points: 3, seconds: 60 }),
  );
  const [limit, other] = both as [Limit, Limit];
  const now = Date.now;
  const dayAhead = jest.spyOn(Date, 'now').mockImplementation(() => now() + 86_400_000);
  try {
    for (let calls = state === 'begun' ? 1 : 4; calls > 0; calls -= 1) await limit.take('somebody');
  } finally {
    dayAhead.mockRestore();
  }
  for (const one of [other, limit]) expect(await one.wait('somebody')).toBe(0);
  for (const one of [limit, other, limit]) expect(await one.take('somebody')).toBe(0);
  const wait = await other.take('somebody');
  expect([wait > 0, wait <= 60]).toEqual([true, true]);
});
