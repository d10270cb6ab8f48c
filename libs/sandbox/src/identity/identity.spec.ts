import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { demoPeople } from '../demo/people';
import { type IdentityProvider, startIdentityProvider } from './identity-provider';

const origin = 'http://localhost:3999';
const folder = mkdtempSync(join(tmpdir(), 'arrival-identity-'));
const keysFile = join(folder, 'keys.json');
const start = () => startIdentityProvider({ port: 0, origins: [origin], people: demoPeople, keysFile });

/** A browser of a few lines: follows redirects, keeps cookies. */
class Visitor {
  private readonly cookies = new Map<string, string>();

  async go(url: string, form?: Record<string, string>): Promise<{ response: Response; url: string }> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = form && new URLSearchParams(form);
    const response = await fetch(url, { method: form ? 'POST' : 'GET', body, headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const next = response.headers.get('location');
    if (!next || next.startsWith(origin)) return { response, url: next ?? url };
    return this.go(new URL(next, url).href);
  }
}

function authorizationUrl(issuer: string, overrides: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = {
    client_id: 'arrival-guest',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: `${origin}/oidc-callback`,
    state: 'the-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...overrides,
  };
  return { url: `${issuer}/auth?${new URLSearchParams(query)}`, verifier };
}

describe('the OpenID provider', () => {
  let identity: IdentityProvider;
  const verify = async (token: string): Promise<JWTPayload> => {
    const keys = createRemoteJWKSet(new URL(`${identity.issuer}/jwks`));
    return (
      await jwtVerify(token, keys, {
        issuer: identity.issuer,
        audience: 'arrival-api',
        typ: 'at+jwt',
        algorithms: ['RS256'],
      })
    ).payload;
  };
  const signIn = async (form: Record<string, string>) => {
    const visitor = new Visitor();
    const { url, verifier } = authorizationUrl(identity.issuer);
    const page = await visitor.go(url);
    const done = await visitor.go(page.url, form);
    return { visitor, verifier, page: await page.response.text(), done };
  };
  /** Answers where it ends. */
  const signOut = async (visitor: Visitor) => {
    const out = new URLSearchParams({ client_id: 'arrival-guest', post_logout_redirect_uri: `${origin}/logout` });
    const asked = await (await visitor.go(`${identity.issuer}/session/end?${out}`)).response.text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked)?.[1] ?? '';
    return (await visitor.go(`${identity.issuer}/session/end/confirm`, { xsrf, logout: 'yes' })).url;
  };
  const redeem = (code: string, verifier: string) => {
    const form = {
      grant_type: 'authorization_code',
      client_id: 'arrival-guest',
      code,
      code_verifier: verifier,
      redirect_uri: `${origin}/oidc-callback`,
    };
    return fetch(`${identity.issuer}/token`, { method: 'POST', body: new URLSearchParams(form), headers: { origin } });
  };

  beforeAll(async () => {
    identity = await start();
  });
  afterAll(async () => {
    await identity.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('signs in by code and PKCE and says who it is in the access token', async () => {
    const { page, verifier, done } = await signIn({ email: 'Emma.Carter@example.com', password: 'demo' });
    expect(page).toContain('A parent with two children');
    const answer = new URL(done.url);
    expect(answer.searchParams.get('state')).toBe('the-state');
    const response = await redeem(answer.searchParams.get('code') ?? '', verifier);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    const tokens = (await response.json()) as { access_token: string; id_token: string };
    expect(await verify(tokens.access_token)).toMatchObject({
      sub: 'demo-emma-carter',
      given_name: 'Emma',
      family_name: 'Carter',
      email: 'emma.carter@example.com',
      email_verified: true,
      birthdate: '1987-03-14',
    });
    await expect(verify(tokens.id_token)).rejects.toThrow();
  });

  test('says in the access token when the person proved who they are, anew when the app asks for it (D61)', async () => {
    const { visitor } = await signIn({ person: 'demo-emma-carter' });
    const provedAt = async (address: ReturnType<typeof authorizationUrl>) => {
      const asked = await visitor.go(address.url);
      const done = asked.url.startsWith(origin) ? asked : await visitor.go(asked.url, { person: 'demo-emma-carter' });
      const response = await redeem(new URL(done.url).searchParams.get('code') ?? '', address.verifier);
      const { access_token } = (await response.json()) as { access_token: string };
      return { wasAsked: done !== asked, seconds: (await verify(access_token))['auth_time'] as number };
    };
    const known = await provedAt(authorizationUrl(identity.issuer));
    expect(known.wasAsked).toBe(false);
    expect(known.seconds).toBeGreaterThan(Date.now() / 1000 - 60);
    await new Promise((done) => setTimeout(done, 1100));
    const anew = await provedAt(authorizationUrl(identity.issuer, { prompt: 'login', max_age: '0' }));
    expect(anew.wasAsked).toBe(true);
    expect(anew.seconds).toBeGreaterThan(known.seconds);
  });

  test('a tap on a name signs in; a wrong password does not', async () => {
    const tapped = await signIn({ person: 'demo-robin-hale' });
    expect(tapped.done.url).toContain(`${origin}/oidc-callback?code=`);
    const refused = await signIn({ email: 'emma.carter@example.com', password: 'guess' });
    expect(refused.done.response.status).toBe(401);
    expect(await refused.done.response.text()).toContain('The e-mail address or the password is wrong.');
  });

  test('a second visit needs no second sign-in, also silently; after signing out it does', async () => {
    const { visitor } = await signIn({ person: 'demo-emma-carter' });
    const silent = { prompt: 'none', redirect_uri: `${origin}/oidc-silent-renew` };
    expect((await visitor.go(authorizationUrl(identity.issuer, silent).url)).url).toContain('/oidc-silent-renew?code=');
    expect(await signOut(visitor)).toBe(`${origin}/logout`);
    expect((await visitor.go(authorizationUrl(identity.issuer, silent).url)).url).toContain('error=login_required');
  });

  test('a sign-in that had begun when another tab signed out goes on as a new one', async () => {
    const { visitor } = await signIn({ person: 'demo-emma-carter' });
    const begun = await visitor.go(authorizationUrl(identity.issuer, { prompt: 'login' }).url);
    await signOut(visitor);
    const page = await visitor.go(begun.url);
    expect(page.response.status).toBe(200);
    expect((await visitor.go(page.url, { person: 'demo-emma-carter' })).url).toContain(`${origin}/oidc-callback?code=`);
  });

  test('refuses a foreign return address, a missing PKCE challenge and a wrong verifier', async () => {
    const foreign = await new Visitor().go(
      authorizationUrl(identity.issuer, { redirect_uri: 'http://evil.example/oidc-callback' }).url,
    );
    expect(foreign.response.status).toBe(400);
    expect(await foreign.response.text()).toContain('redirect_uri');
    const bare = await new Visitor().go(
      authorizationUrl(identity.issuer, { code_challenge: '', code_challenge_method: '' }).url,
    );
    expect(bare.url).toContain('error=invalid_request');
    const { done } = await signIn({ person: 'demo-emma-carter' });
    expect(
      (await redeem(new URL(done.url).searchParams.get('code') ?? '', randomBytes(32).toString('base64url'))).status,
    ).toBe(400);
  });

  test('gives tokens without a browser, for tests and npm run token', async () => {
    expect(
      await verify(await identity.issueToken('kim.larsen@example.com', { overrides: { email_verified: false } })),
    ).toMatchObject({
      sub: 'demo-kim-larsen',
      email_verified: false,
    });
    await expect(
      verify(await identity.issueToken('kim.larsen@example.com', { expiresInSeconds: -60 })),
    ).rejects.toThrow('"exp"');
    const ask = (password: string) =>
      fetch(`${identity.issuer}/sandbox/token`, {
        method: 'POST',
        body: JSON.stringify({ email: 'emma.carter@example.com', password }),
      });
    const { access_token } = (await (await ask('demo')).json()) as { access_token: string };
    expect((await verify(access_token)).given_name).toBe('Emma');
    expect((await ask('guess')).status).toBe(401);
  });

  test('keeps its keys, readable for the owner alone', async () => {
    const token = await identity.issueToken('emma.carter@example.com');
    const port = Number(new URL(identity.issuer).port);
    await identity.stop();
    identity = await startIdentityProvider({ port, origins: [origin], people: demoPeople, keysFile });
    // fetch keeps a connection to the old server and learns only by using it that it is gone
    await fetch(identity.issuer).catch(() => undefined);
    expect((await verify(token)).sub).toBe('demo-emma-carter');
    expect(statSync(keysFile).mode & 0o777).toBe(0o600);
  });
});
