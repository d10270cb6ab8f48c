import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startApi, type TestApi } from '../../support/api';
import { heardChanges } from '../../support/heard-changes';

let api: TestApi;
const folder = mkdtempSync(join(tmpdir(), 'arrival-web-'));
const script = 'console.log("snow")';

beforeAll(async () => {
  mkdirSync(join(folder, 'guest/assets'), { recursive: true });
  mkdirSync(join(folder, 'admin'));
  writeFileSync(
    join(folder, 'guest/index.html'),
    '<html><!-- words of the page --><script nonce="__CSP_NONCE__" src="/assets/a-1.js"></script><script>1</script><!-- first words -->guest</html>',
  );
  writeFileSync(
    join(folder, 'guest/preview.html'),
    '<html><script nonce="__CSP_NONCE__" src="/assets/a-1.js"></script>preview</html>',
  );
  writeFileSync(join(folder, 'guest/silent-renew.html'), '<html><script>1</script>frame</html>');
  writeFileSync(join(folder, 'guest/analytics.html'), '<html><script>1</script>analytics</html>');
  writeFileSync(join(folder, 'guest/assets/a-1.js'), script);
  writeFileSync(join(folder, 'guest/assets/a-1.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'guest/favicon.png'), 'png');
  writeFileSync(join(folder, 'guest/service-worker.js'), 'keeps');
  writeFileSync(join(folder, 'guest/withdrawn-worker.js'), 'forgets');
  writeFileSync(join(folder, 'admin/index.html'), '<html>console</html>');
  writeFileSync(join(folder, 'private.txt'), 'private');
  api = await startApi({ GUEST_WEB_DIR: join(folder, 'guest'), ADMIN_WEB_DIR: join(folder, 'admin') });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['/', '/home', '/checkin/waiver', '/CheckinComplete', '/l/ski-school', '/profile/7?x=1'])(
  '%s is the guest app',
  async (path) => {
    const { text, headers } = await api.request.get(path).expect(200);
    expect(text).toContain('guest');
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-cache');
  },
);

test('each page has a nonce of its own that its policy allows', async () => {
  const answers = [await api.request.get('/home'), await api.request.get('/home')];
  const nonces = answers.map(({ text, headers }) => {
    const [nonce, ...others] = [...text.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(others)).toEqual(new Set([nonce]));
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(headers['content-security-policy']).toMatch(/script-src [^;]*;/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    return nonce;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('the page that previews the app has a nonce too, and only this site may frame it', async () => {
  const { text, headers } = await api.request.get('/preview.html?x=1').expect(200);
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
  expect(text).toContain('preview');
  expect(nonce).not.toContain('CSP');
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['cache-control']).toBe('no-cache');
});

test('the frame of a silent sign-in is a small page of its own; opened by itself it is the app', async () => {
  const path = '/oidc-silent-renew?code=1&state=2';
  const frame = await api.request.get(path).set('sec-fetch-dest', 'iframe').expect(200);
  expect(frame.text).toContain('frame');
  expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(frame.text).toMatch(/<script nonce="[^"]+">/);
  expect((await api.request.get(path).set('sec-fetch-dest', 'document').expect(200)).text).toContain('guest');
  expect((await api.request.get('/home').set('sec-fetch-dest', 'iframe').expect(200)).text).toContain('guest');
});

test('an unknown page is the app with a real 404', async () => {
  const { text, headers } = await api.request.get('/ski-lift').expect(404);
  expect(text).toContain('guest');
  expect(headers['content-type']).toContain('text/html');
});

test.each([
  ['/100%', 404, 'guest'],
  ['/l/50%-off?day=%', 200, 'guest'],
  ['/admin/%E0%A4%A', 200, 'console'],
])('a link that cannot be decoded, %s, is a page all the same', async (path, status, app) => {
  const { text, headers } = await api.request.get(path).set('accept', 'text/html').expect(status);
  expect(text).toContain(app);
  expect(headers['content-type']).toContain('text/html');
});

test('a file with its hash in the name is kept for a year, and sent as it was compressed by the build', async () => {
  const { headers, text } = await api.request.get('/assets/a-1.js').set('accept-encoding', 'gzip').expect(200);
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-type']).toContain('javascript');
  expect(text).toBe(script);
  const favicon = await api.request.get('/favicon.png').expect(200);
  expect(favicon.headers['cache-control']).not.toContain('immutable');
});

test.each(['/assets/a-0.js', '/assets/missing.css', '/favicon.ico'])('the missing file %s is no page', async (path) => {
  const { headers } = await api.request.get(path).expect(404);
  expect(headers['content-type']).toContain('application/problem+json');
});

test.each(['/lift.pdf', '/favicon.ico', '/assets/a-0.js'])(
  'a person who follows a link to %s finds the page that says so',
  async (path) => {
    const { text, headers } = await api.request
      .get(path)
      .set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8')
      .expect(404);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('guest');
  },
);

test('the console is found whatever the case, like every other page', () =>
  api.request.get('/ADMIN').expect(302).expect('location', '/admin'));

test('a missing file of the console is no page for a script either', async () => {
  const { headers } = await api.request.get('/admin/assets/gone-1.js').set('accept', '*/*').expect(404);
  expect(headers['content-type']).toContain('application/problem+json');
  expect((await api.request.get('/admin/access/a@example.com').set('accept', 'text/html').expect(200)).text).toContain(
    'console',
  );
});

test.each([
  ['delete', '/api/settings/client', 'GET, HEAD'],
  ['get', '/API/Family/AddMember/', 'POST'],
  ['put', '/api/photo/Contact/7/abc', 'GET, HEAD'],
] as const)('%s of the known path %s says which methods there are', async (method, path, allowed) => {
  const { body, headers } = await api.request[method](path).set('accept', 'text/html').expect(405);
  expect(body).toMatchObject({ status: 405, code: 'request.other_method' });
  expect(headers['allow']).toBe(allowed);
});

test.each(['/api', '/api/', '/API/x', '/api/settings/other'])('%s is never HTML', async (path) => {
  const { headers } = await api.request.get(path).expect(404);
  expect(headers['content-type']).toContain('application/problem+json');
});

test.each([
  '/../private.txt',
  '/%2e%2e/private.txt',
  '/assets/..%2f..%2fprivate.txt',
  '/assets/../../private.txt',
  '/..%5cprivate.txt',
])('%s does not leave the folder', async (url) => {
  const { statusCode, body } = await api.app.inject({ method: 'GET', url });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toBe('private');
});

test('the console is served under its own path', async () => {
  for (const path of ['/admin', '/admin/', '/admin/locations']) {
    expect((await api.request.get(path).expect(200)).text).toContain('console');
  }
});

describe('before the app is here', () => {
  const name = (title: string) =>
    api.database.rows(`update admin_settings set language_settings = $1`, [{ application: { title } }]);
  const tags = async (path: string) => (await api.request.get(path)).text;
  afterAll(async () => {
    await api.database.rows(`update admin_settings set language_settings = '{}'`);
    await heardChanges(api);
  });

  test("a page says the resort's name, in its colours", async () => {
    await name('Summit Ridge');
    await api.database.rows(
      `update admin_settings set theme_settings = '{"footer":{"backgroundColor":"#123456"},"general":{"backgroundImageUrl":"https://pictures.example/a.jpg"}}'`,
    );
    await heardChanges(api);
    const page = await tags('/welcome');
    expect(page).toContain('<title>Summit Ridge</title>');
    expect(page).toContain(
      '<img src="https://pictures.example/a.jpg" alt="" fetchpriority="low" /><p>Summit Ridge</p>',
    );
    expect(page).toContain('#first-words{background:#123456;color:#ffffff}');
    expect(page).toContain('<meta property="og:image" content="https://pictures.example/a.jpg" />');
    await api.database.rows(`update admin_settings set theme_settings = '{}'`);
  });

  test("a link to a location is shown with the location's name; one that cannot be chosen is as unknown as any other", async () => {
    await name('Summit Ridge');
    await api.database.rows(
      `insert into location (id, name, is_enabled) values
         (701, 'Ski School', true), (702, 'Secret Lodge', false)`,
    );
    await heardChanges(api);
    for (const path of ['/l/ski-school', '/l/701', '/L/Ski%20School/'])
      expect(await tags(path)).toContain('<meta property="og:title" content="Ski School · Summit Ridge" />');
    for (const path of ['/l/secret-lodge', '/l/702', '/l/799', '/home'])
      expect(await tags(path)).toContain('<meta property="og:title" content="Summit Ridge" />');
    expect(await tags('/l/ski-school')).toMatch(/<meta property="og:image" content="http[^"]+any-512.png" \/>/);
  });

  test('a name is text, whatever is typed', async () => {
    await name('<script>alert(1)</script>"');
    await heardChanges(api);
    expect(await tags('/home')).not.toContain('<script>alert');
  });
});

describe('the app on the phone', () => {
  test('its worker is asked for at each visit, and may ask for what is ours', async () => {
    const { text, headers } = await api.request.get('/service-worker.js').expect(200);
    expect(text).toBe('keeps');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
  });

  test('opens with a page of the strictest policy', async () => {
    await api.database.rows(
      "update admin_settings set cookie_consent_script = '<script>', consent_script_hosts = 'a.example'",
    );
    await heardChanges(api);
    const { text, headers } = await api.request.get('/index.html').expect(200);
    expect(text).toContain('guest');
    expect(headers['content-security-policy']).not.toContain('a.example');
    await api.database.rows('update admin_settings set cookie_consent_script = null, consent_script_hosts = null');
    await heardChanges(api);
  });

  test('is taken back where an operator says so', async () => {
    const withdrawn = await startApi({ GUEST_WEB_DIR: join(folder, 'guest'), WITHDRAW_SERVICE_WORKER: 'true' });
    const { text, headers } = await withdrawn.request.get('/service-worker.js').expect(200);
    expect(text).toBe('forgets');
    expect(headers['cache-control']).toBe('no-cache');
    await withdrawn.close();
  });
});

describe('scripts that are not ours', () => {
  const policyOf = async (path: string) => String((await api.request.get(path)).headers['content-security-policy']);
  const setVendor = (script: string | null, hosts: string | null) =>
    api.database.rows('update admin_settings set cookie_consent_script = $1, consent_script_hosts = $2', [
      script,
      hosts,
    ]);

  test('without a consent script no page names a host that is not ours', async () => {
    for (const path of ['/welcome', '/home', '/admin/'])
      expect(await policyOf(path)).not.toMatch(/https:\/\/(?!login)[a-z]/);
  });

  test("the consent vendor's hosts are allowed where there is neither token nor form, and only there", async () => {
    await setVendor('<script src="https://cdn.vendor.example/a.js"></script>', 'cdn.vendor.example, *.vendor.example');
    await heardChanges(api);
    expect(await policyOf('/welcome')).toContain(
      "script-src 'self' https://cdn.vendor.example https://*.vendor.example 'nonce-",
    );
    expect(await policyOf('/About/')).toContain('https://cdn.vendor.example');
    for (const path of [
      '/',
      '/home',
      '/checkin/waiver',
      '/oidc-callback?code=1',
      '/connect',
      '/logout',
      '/admin/',
      '/preview.html',
    ])
      expect(await policyOf(path)).not.toContain('vendor.example');
    await setVendor(null, 'cdn.vendor.example');
    await heardChanges(api);
    expect(await policyOf('/welcome')).not.toContain('vendor.example');
  });

  test('analytics run in a sandbox without an origin, and no other page lets them in', async () => {
    expect(await policyOf('/analytics.html')).toMatch(
      /script-src 'nonce-[^']+' https:\/\/www\.googletagmanager\.com.*; sandbox allow-scripts;/,
    );
    // Tags of a property with Google signals report to the bare host, which no wildcard means.
    expect(await policyOf('/analytics.html')).toMatch(/connect-src [^;]* https:\/\/analytics\.google\.com[ ;]/);
    expect(await policyOf('/home')).not.toContain('google');
  });

  test('a page is framed by nobody, but for those that our own pages show', async () => {
    for (const path of ['/home', '/welcome', '/admin/', '/oidc-callback'])
      expect(await policyOf(path)).toContain("frame-ancestors 'none'");
    for (const path of ['/oidc-silent-renew', '/preview.html', '/analytics.html'])
      expect(await policyOf(path)).toContain("frame-ancestors 'self'");
  });
});

test('who logs out takes along what the browser keeps for this site', async () => {
  expect((await api.request.head('/logout').expect(200)).headers['clear-site-data']).toBe('"storage"');
  for (const path of ['/home', '/logout'])
    expect((await api.request.get(path)).headers['clear-site-data']).toBeUndefined();
});
