import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { PageWordsFacade } from '../../../api/src/domains/catalog/page-words.facade';
import { SettingsFacade } from '../../../api/src/domains/settings/settings.facade';
import { startApi, type TestApi } from '../../support/api';

/** Pages come though what the settings say of them cannot be read. */
const folder = mkdtempSync(join(tmpdir(), 'arrival-pages-'));
let api: TestApi;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html>guest</html>');
  api = await startApi({ GUEST_WEB_DIR: folder });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the log says once that they do without, and once that they do no more', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn');
  const facade = api.app.get(SettingsFacade, { strict: false });
  const hosts = jest.spyOn(facade, 'consentScriptHosts').mockRejectedValue(new Error('Too many clients'));
  const words = jest
    .spyOn(api.app.get(PageWordsFacade, { strict: false }), 'of')
    .mockRejectedValue(new Error('Too many clients'));
  for (let count = 0; count < 3; count += 1) await api.request.get('/welcome').expect(200);
  hosts.mockRestore();
  words.mockRestore();
  for (let count = 0; count < 3; count += 1) await api.request.get('/welcome').expect(200);
  const lines = warn.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('Pages'));
  expect(lines.sort()).toEqual(
    [
      'Pages come with consent hosts again',
      "Pages come with the resort's words again",
      'Pages come without consent hosts: Too many clients',
      "Pages come without the resort's words: Too many clients",
    ].sort(),
  );
  warn.mockRestore();
});
