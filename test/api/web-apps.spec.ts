import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
const folder = mkdtempSync(join(tmpdir(), 'arrival-web-'));
const script = 'console.log("snow")';

beforeAll(async () => {
  mkdirSync(join(folder, 'guest/assets'), { recursive: true });
  mkdirSync(join(folder, 'admin'));
  writeFileSync(
    join(folder, 'guest/index.html'),
    '<html><script nonce="__CSP_NONCE__" src="/assets/a-1.js"></script><script>1</script>guest</html>',
  );
  writeFileSync(join(folder, 'guest/preview.html'), '<html><script nonce="__CSP_NONCE__" src="/assets/a-1.js"></script>preview</html>');
  writeFileSync(join(folder, 'guest/assets/a-1.js'), script);
  writeFileSync(join(folder, 'guest/assets/a-1.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'guest/favicon.png'), 'png');
  writeFileSync(join(folder, 'admin/index.html'), '<html>console</html>');
  writeFileSync(join(folder, 'private.txt'), 'private');
  api = await startApi({ GUEST_WEB_DIR: join(folder, 'guest'), ADMIN_WEB_DIR: join(folder, 'admin') });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['/', '/home', '/checkin/waiver', '/CheckinComplete', '/l/ski-school', '/profile/7?x=1'])('%s is the guest app', async (path) => {
  const { text, headers } = await api.request.get(path).expect(200);
  expect(text).toContain('guest');
  expect(headers['content-type']).toContain('text/html');
  expect(headers['cache-control']).toBe('no-cache');
});

test('each page has a nonce of its own that its policy allows', async () => {
  const answers = [await api.request.get('/home'), await api.request.get('/home')];
  const nonces = answers.map(({ text, headers }) => {
    const [nonce, ...others] = [...text.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]);
    expect(others).toEqual([nonce]);
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

test('an unknown page is the app with a real 404', async () => {
  const { text, headers } = await api.request.get('/ski-lift').expect(404);
  expect(text).toContain('guest');
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
    const { text, headers } = await api.request.get(path).set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8').expect(404);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('guest');
  },
);

test('a missing file of the console is no page for a script either', async () => {
  const { headers } = await api.request.get('/admin/assets/gone-1.js').set('accept', '*/*').expect(404);
  expect(headers['content-type']).toContain('application/problem+json');
  expect((await api.request.get('/admin/access/a@example.com').set('accept', 'text/html').expect(200)).text).toContain('console');
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

test.each(['/../private.txt', '/%2e%2e/private.txt', '/assets/..%2f..%2fprivate.txt', '/assets/../../private.txt', '/..%5cprivate.txt'])(
  '%s does not leave the folder',
  async (url) => {
    const { statusCode, body } = await api.app.inject({ method: 'GET', url });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toBe('private');
  },
);

test('the console is served under its own path', async () => {
  for (const path of ['/admin', '/admin/', '/admin/locations']) {
    expect((await api.request.get(path).expect(200)).text).toContain('console');
  }
});
