import { Controller, Get, Module, SetMetadata } from '@nestjs/common';
import { ACCESS } from '../../../api/src/platform/auth/access';
import { SigningKeys } from '../../../api/src/platform/auth/signing-keys';
import { VerifiedTokens } from '../../../api/src/platform/auth/verified-tokens';
import { Clock } from '../../../api/src/platform/clock/clock';
import { startApi, type TestApi } from '../../support/api';
import { ProbeModule } from '../../support/probe';

const ME = '/api/probe/me';
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: 'Boss@Example.com' }, [ProbeModule]);
});
afterAll(() => api.close());

const withToken = (token: string) => api.request.get(ME).set('authorization', `Bearer ${token}`);

test('a valid access token names its person', async () => {
  const { body, status } = await withToken(await api.identity.token({ sub: 'emma', birthdate: '1988-02-29' }));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    issuer: api.identity.issuer,
    subject: 'emma',
    givenName: 'Emma',
    emailVerified: true,
    birthDate: '1988-02-29',
  });
});

test('without a token the answer is one 401 problem', async () => {
  const { status, headers, body } = await api.request.get(ME);
  expect(status).toBe(401);
  expect(headers['www-authenticate']).toContain('Bearer');
  expect(headers['content-type']).toContain('application/problem+json');
  expect(body).toMatchObject({ code: 'auth.required', status: 401 });
});

test.each([
  ['for another audience', { audience: 'arrival-guest' }],
  ['of another issuer', { issuer: 'https://elsewhere.example' }],
  ['that has expired', { expiresInSeconds: -65 }],
  ['that is not valid yet', { notBeforeInSeconds: 120 }],
  ['signed with a key that is not published', { isForged: true }],
  ['of another type', { type: 'logout+jwt' }],
  ['with a critical extension that we do not know', { header: { crit: ['doppelganger'], doppelganger: true } }],
])('a token %s is refused', async (_, shape) => {
  expect((await withToken(await api.identity.token({}, shape))).status).toBe(401);
});

test.each([
  ['expired less than a minute ago', { expiresInSeconds: -50 }],
  ['is valid in less than a minute', { notBeforeInSeconds: 50 }],
])('clocks differ: a token that %s is accepted', async (_, shape) => {
  const token = await api.identity.token({ sub: 'other clock' }, shape);
  expect([(await withToken(token)).status, (await withToken(token)).status]).toEqual([200, 200]);
});

test('an ID token is refused even for our audience', async () => {
  const idToken = await api.identity.token({ nonce: 'n' } as object, { type: 'JWT' });
  expect((await withToken(idToken)).status).toBe(401);
});

test.each(['', 'abc', 'a.b.c', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`])(
  '"%s" is no token',
  async (text) => {
    expect((await withToken(text)).status).toBe(401);
  },
);

test('a token known from before is refused from its expiry on', async () => {
  const token = await api.identity.token({ sub: 'late' }, { expiresInSeconds: 60 });
  expect((await withToken(token)).status).toBe(200);
  const clock = jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(Date.now() + 121_000);
  try {
    expect(api.app.get(VerifiedTokens).find(token)).toBeUndefined();
  } finally {
    clock.mockRestore();
  }
});

test('after a key rotation old tokens are refused, known ones too, and new ones are accepted', async () => {
  const old = await api.identity.token({ sub: 'old' });
  expect((await withToken(old)).status).toBe(200);
  await api.identity.rotateKeys();
  await api.app.get(SigningKeys).refresh();
  expect(api.app.get(VerifiedTokens).find(old)).toBeUndefined();
  expect((await withToken(await api.identity.token({ sub: 'new' }))).status).toBe(200);
});

const statusOf = async (from: TestApi, claims: object) =>
  (await (await from.as(claims)).get('/api/probe/admin')).status;

test("an administrator's token opens the console only when the console asked for it", async () => {
  const boss = { sub: 'two hats', email: 'boss@example.com' };
  const other = await startApi({ ADMIN_EMAILS: 'boss@example.com' }, [ProbeModule]);
  try {
    expect(await statusOf(other, boss)).toBe(403);
    expect(await statusOf(other, { ...boss, client_id: undefined })).toBe(403);
    expect(await statusOf(other, { ...boss, client_id: undefined, azp: 'arrival-admin' })).toBe(200);
    expect(await statusOf(other, { ...boss, client_id: 'arrival-admin' })).toBe(200);
  } finally {
    await other.close();
  }
});

test.each([
  ['a list of clients', 'arrival-admin, back-office', 'back-office', 200],
  ['a list without the caller', 'back-office', 'arrival-admin', 403],
  ['any client', '*', 'arrival-guest', 200],
])('which clients count is configured: %s', async (_, OIDC_ADMIN_TOKEN_CLIENTS, client_id, status) => {
  const other = await startApi({ ADMIN_EMAILS: 'boss@example.com', OIDC_ADMIN_TOKEN_CLIENTS }, [ProbeModule]);
  try {
    expect(await statusOf(other, { sub: 'boss', email: 'boss@example.com', client_id })).toBe(status);
  } finally {
    await other.close();
  }
});

test('an administrator is on the list with a verified e-mail, and bound to the account from then on', async () => {
  const admin = async (claims: object) => statusOf(api, { client_id: 'arrival-admin', ...claims });
  expect(await admin({ sub: 'x', email: 'nobody@example.com' })).toBe(403);
  expect(await admin({ sub: 'x', email: 'boss@example.com', email_verified: false })).toBe(403);
  expect(await admin({ sub: 'boss', email: 'boss@example.com' })).toBe(200);
  expect(await admin({ sub: 'boss', email: 'renamed@example.com' })).toBe(200);
  expect(await admin({ sub: 'taker', email: 'boss@example.com' })).toBe(403);
  await api.database.rows("insert into admin_email (email) values ('next@example.com')");
  await api.database.rows("update admin_email set is_deleted = true where email <> 'next@example.com'");
  expect(await admin({ sub: 'boss', email: 'boss@example.com' })).toBe(403);
});

test('a handler that declares no access stops the start', async () => {
  @Controller('api/forgotten')
  class ForgottenController {
    @Get()
    open(): string {
      return 'oops';
    }
  }
  @Module({ controllers: [ForgottenController] })
  class ForgottenModule {}
  await expect(startApi({}, [ForgottenModule])).rejects.toThrow('ForgottenController.open declares no access');
});

test('a handler whose declaration nobody can check stops the start', async () => {
  @Controller('api/held')
  class HeldController {
    @Get()
    @SetMetadata(ACCESS, 'nobody')
    open(): string {
      return 'oops';
    }
  }
  @Module({ controllers: [HeldController] })
  class HeldModule {}
  await expect(startApi({}, [HeldModule])).rejects.toThrow('nothing checks "nobody"');
});
