import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from './configuration-error';
import { webAppFolders } from './web-app-folders';

const folder = mkdtempSync(join(tmpdir(), 'arrival-web-app-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder that is named must hold a build: nobody is ready who serves no app', () => {
  const attempt = () => webAppFolders({ GUEST_WEB_DIR: folder });
  expect(attempt).toThrow(ConfigurationError);
  expect(attempt).toThrow(`GUEST_WEB_DIR: ${folder} has no index.html`);
  writeFileSync(join(folder, 'index.html'), '');
  expect(attempt().GUEST_WEB_DIR).toBe(folder);
});

test('without a name, or with an empty one, it is the folder beside the API', () => {
  const besides = webAppFolders({});
  expect(besides.GUEST_WEB_DIR).toMatch(/guest-web.dist$/);
  expect(webAppFolders({ GUEST_WEB_DIR: '', ADMIN_WEB_DIR: '' })).toEqual(besides);
});
