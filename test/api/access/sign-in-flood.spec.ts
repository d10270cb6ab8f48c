import type { AddressInfo } from 'node:net';
import { startApi, type TestApi } from '../../support/api';
import { ProbeModule } from '../../support/probe';

const FORGED_TOKENS = 300;

let api: TestApi;
let me: string;

beforeAll(async () => {
  api = await startApi({}, [ProbeModule]);
  await api.app.listen(0, '127.0.0.1');
  me = `http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}/api/probe/me`;
});
afterAll(() => api.close());

const call = (token: string) => fetch(me, { headers: { authorization: `Bearer ${token}` } });
const forged = (keyId: string) => api.identity.token({ sub: 'nobody' }, { isForged: true, keyId });

test('a flood of forged tokens reads the keys once, and keeps nobody else from signing in', async () => {
  await call(await api.identity.token({ sub: 'first' }));
  const before = api.identity.keyReads();
  const tokens = await Promise.all(Array.from({ length: FORGED_TOKENS }, (_, index) => forged(`made-up-${index}`)));
  const flood = Promise.all(tokens.map(async (token) => (await call(token)).status));
  const guests = await Promise.all(
    Array.from({ length: 20 }, (_, index) => api.identity.token({ sub: `guest-${index}` })),
  );
  const statuses = await Promise.all(guests.map(async (token) => (await call(token)).status));
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect((await flood).filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  expect(api.identity.keyReads() - before).toBeLessThanOrEqual(1);
  expect((await call(await api.identity.token({ sub: 'after the flood' }))).status).toBe(200);
});

test('a key that cannot be looked for yet is "try again", never "sign in again"', async () => {
  await call(await forged('uses up the look'));
  const answer = await call(await forged('comes too early'));
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ code: 'server.busy', status: 503 });
});

test('a token that would be refused whatever its key says is refused without looking', async () => {
  const before = api.identity.keyReads();
  const shapes = [{ audience: 'elsewhere' }, { issuer: 'https://elsewhere.example' }, { expiresInSeconds: -90 }];
  for (const shape of shapes) {
    const token = await api.identity.token({}, { ...shape, isForged: true, keyId: 'unheard of' });
    expect((await call(token)).status).toBe(401);
  }
  expect(api.identity.keyReads()).toBe(before);
});

test('while the provider is away known keys go on working, and without any the answer is 503', async () => {
  const provider = api.identity;
  provider.break(true);
  try {
    expect((await call(await provider.token({ sub: 'signed in just before' }))).status).toBe(200);
    const started = await startApi({ OIDC_ISSUER: provider.issuer }, [ProbeModule]);
    try {
      const token = await provider.token({ sub: 'early' });
      const early = await started.request.get('/api/probe/me').set('authorization', `Bearer ${token}`);
      expect([early.status, early.body.code]).toEqual([503, 'server.busy']);
      expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await started.close();
    }
  } finally {
    provider.break(false);
  }
});

test('who signs in while the provider is still starting waits a moment and is in', async () => {
  const provider = api.identity;
  provider.break(true);
  const started = await startApi({ OIDC_ISSUER: provider.issuer }, [ProbeModule]);
  try {
    const token = await provider.token({ sub: 'with the start' });
    const early = started.request.get('/api/probe/me').set('authorization', `Bearer ${token}`);
    setTimeout(() => provider.break(false), 500);
    expect((await early).status).toBe(200);
  } finally {
    provider.break(false);
    await started.close();
  }
});
