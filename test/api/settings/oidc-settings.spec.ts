import { startApi, type TestApi } from '../../support/api';
import type { TokenClaims, TokenShape } from '../../support/identity';
import { ProbeModule } from '../../support/probe';

const first = 'https://resort.example/first name';
let api: TestApi;

beforeAll(async () => {
  api = await startApi(
    {
      OIDC_AUDIENCE: 'arrival-api, https://api.resort.example',
      OIDC_AUTHORIZATION_PARAMETERS: 'audience=https%3A%2F%2Fapi.resort.example&resource=urn:resort:api',
      OIDC_CLAIMS: `given_name=${first},family_name=surname,email=upn,email_verified=upn_checked,birthdate=born`,
    },
    [ProbeModule],
  );
});
afterAll(() => api.close());

const nameless = { given_name: undefined, family_name: undefined } as TokenClaims;
async function call(path: string, claims: object, shape?: TokenShape) {
  const token = await api.identity.token(claims as TokenClaims, shape);
  return api.request.get(path).set('authorization', `Bearer ${token}`);
}

test.each(['arrival-api', 'https://api.resort.example'])('a token for %s is accepted', async (audience) => {
  expect((await call('/api/probe/me', { [first]: 'Ann' }, { audience })).status).toBe(200);
});

test('a token for an audience that is not on the list is refused, and not looked up', async () => {
  expect((await call('/api/probe/me', {}, { audience: 'https://api.resort.example.evil' })).status).toBe(401);
});

test('each part of a person comes from the claim that is configured', async () => {
  const claims = {
    [first]: 'Zoë',
    surname: 'Ammann',
    upn: 'zoe@resort.example',
    upn_checked: true,
    born: '1990-05-06',
  };
  const { body } = await call('/api/probe/me', { ...claims, given_name: 'Wrong', email_verified: false });
  expect(body).toMatchObject({
    givenName: 'Zoë',
    familyName: 'Ammann',
    email: 'zoe@resort.example',
    emailVerified: true,
    birthDate: '1990-05-06',
  });
});

test('the web apps are told what else to send to the provider', async () => {
  const { body } = await api.request.get('/api/settings/client');
  expect(body.frontEndSettings.oidcSettings.extraQueryParams).toEqual({
    audience: 'https://api.resort.example',
    resource: 'urn:resort:api',
  });
});

test('names that the token lacks come from userinfo, once', async () => {
  const sub = 'named elsewhere';
  api.identity.tellAbout({ sub, [first]: 'Ida', surname: 'Berg', upn: 'ida@resort.example', upn_checked: true });
  const token = await api.identity.token({ sub, ...nameless });
  const read = () => api.request.get('/api/profile').set('authorization', `Bearer ${token}`);
  expect((await read()).body.contact).toMatchObject({
    firstName: 'Ida',
    lastName: 'Berg',
    email: 'ida@resort.example',
  });
  api.identity.tellAbout(500);
  expect((await read()).status).toBe(200);
});

test("another person's userinfo is not taken", async () => {
  api.identity.tellAbout({ sub: 'somebody else', [first]: 'Eve', surname: 'Other' });
  const { body, status } = await call('/api/profile', { sub: 'mixed up', ...nameless });
  expect([status, body.code]).toEqual([403, 'auth.nameless']);
});

test('without names anywhere nobody becomes "Guest"', async () => {
  api.identity.tellAbout(401);
  const { body, status } = await call('/api/profile', { sub: 'nobody', ...nameless });
  expect([status, body.code]).toEqual([403, 'auth.nameless']);
  expect(await api.database.rows("select 1 from identity where subject = 'nobody'")).toEqual([]);
});

test('while userinfo is in trouble the answer is "try again"', async () => {
  api.identity.tellAbout(503);
  const { body, status, headers } = await call('/api/profile', { sub: 'unlucky', ...nameless });
  expect([status, body.code]).toEqual([503, 'server.busy']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
