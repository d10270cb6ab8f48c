import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, type TestApi } from '../../support/api';

let split: TestApi;
const folder = mkdtempSync(join(tmpdir(), 'arrival-hosts-'));

beforeAll(async () => {
  mkdirSync(join(folder, 'guest/assets'), { recursive: true });
  mkdirSync(join(folder, 'admin'));
  writeFileSync(join(folder, 'guest/index.html'), '<html>guest</html>');
  writeFileSync(join(folder, 'guest/preview.html'), '<html>preview</html>');
  writeFileSync(join(folder, 'guest/assets/a-1.js'), 'console.log("snow")');
  writeFileSync(join(folder, 'admin/index.html'), '<html>console</html>');
  split = await startApi({
    GUEST_WEB_DIR: join(folder, 'guest'),
    ADMIN_WEB_DIR: join(folder, 'admin'),
    PUBLIC_URL: 'https://checkin.resort.example',
    ADMIN_URL: 'https://console.resort.example',
    ADMIN_EMAILS: 'ada@resort.example',
    TRUST_PROXY: '1',
  });
});
afterAll(async () => {
  await split.close();
  rmSync(folder, { recursive: true, force: true });
});
const at = (host: string, path: string) => split.request.get(path).set('host', `${host}.resort.example`);

test('a console with a host of its own is there and nowhere else', async () => {
  expect((await at('console', '/admin/locations').expect(200)).text).toContain('console');
  await at('checkin', '/admin/').expect(404);
  await at('CONSOLE', '/').expect(302).expect('location', '/admin/');
  await at('console', '/Admin/tasks?x=2').expect(302).expect('location', '/admin/tasks?x=2');
  await at('checkin', '/Admin').expect(404);
});

test("it is not opened by what a page of the guests' says of its host, as a proxy does that writes another one", async () => {
  const behind = (host: string) => at(host, '/admin/tasks').set('x-forwarded-host', 'console.resort.example');
  await behind('CHECKIN').expect(404);
  await behind('inside').expect(200);
});

test('it previews the guest app, and leads to it for everything else', async () => {
  await at('console', '/preview.html').expect(200);
  await at('console', '/assets/a-1.js').expect(200);
  await at('console', '/l/1?x=2').expect(302).expect('location', 'https://checkin.resort.example/l/1?x=2');
  expect((await at('checkin', '/home').expect(200)).text).toContain('guest');
});

test('it has its calls to itself', async () => {
  const ada = await split.as({
    sub: 'ada',
    email: 'ada@resort.example',
    email_verified: true,
    client_id: 'arrival-admin',
  });
  await ada.get('/api/admin/authenticated').set('host', 'console.resort.example').expect(200);
  const elsewhere = await ada.get('/api/admin/authenticated').set('host', 'checkin.resort.example').expect(404);
  expect(elsewhere.body.code).toBe('route.unknown');
});

test("it has the list of locations in its dialect to itself; the guests' choice stays theirs", async () => {
  const ada = await split.as({
    sub: 'ada',
    email: 'ada@resort.example',
    email_verified: true,
    client_id: 'arrival-admin',
  });
  const list = (host: string, query: string) => ada.get(`/api/locations${query}`).set('host', `${host}.resort.example`);
  await list('console', '?range=[0,9]').expect(200);
  for (const query of ['?range=[0,9]', '?sort=["name","ASC"]', '?filter={}']) {
    expect((await list('checkin', query).expect(404)).body.code).toBe('route.unknown');
  }
  await list('checkin', '').set('range', 'locations=0-9').expect(404);
  await list('checkin', '').expect(200);
});
