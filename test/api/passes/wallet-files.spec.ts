import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '../../../api/src/config/configuration-error';
import type { Environment } from '../../../api/src/config/environment';
import { appleWalletFiles, googleWalletFiles } from '../../../api/src/config/wallet-files';
import { keepTestWallets } from '../../../libs/sandbox/src/wallet/write-test-wallets';

test('files that sign nothing stop the start with one line, which repeats nothing of what they hold', () => {
  const [folder, others] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'arrival-wallets-'))) as [string, string];
  keepTestWallets(others);
  const variables = keepTestWallets(folder);
  const apple = () => appleWalletFiles(variables as unknown as Environment);
  const google = () => googleWalletFiles(variables as unknown as Environment);
  expect([apple()?.wwdr, google()?.email]).toEqual([expect.stringContaining('BEGIN'), 'arrival@test.invalid']);
  const key = readFileSync(join(folder, 'key.pem'), 'utf8');
  for (const [file, text, line] of [
    ['key.pem', readFileSync(join(others, 'key.pem'), 'utf8'), 'APPLE_WALLET_DIR: key.pem is not the key of the'],
    [
      'key.pem',
      'a secret',
      `APPLE_WALLET_DIR: ${join(folder, 'key.pem')} cannot be opened with APPLE_WALLET_PASSPHRASE`,
    ],
    ['wwdr.pem', 'a secret', `APPLE_WALLET_DIR: ${join(folder, 'wwdr.pem')} is no certificate`],
    ['certificate.pem', key, `APPLE_WALLET_DIR: ${join(folder, 'certificate.pem')} is no certificate`],
  ] as const) {
    writeFileSync(join(folder, file), text);
    expect(apple).toThrow(ConfigurationError);
    expect(apple).toThrow(line);
  }
  for (const text of ['a secret', '{}', JSON.stringify({ client_email: 'a@b.example', private_key: 'a secret' })]) {
    writeFileSync(join(folder, 'google.json'), text);
    expect(google).toThrow(ConfigurationError);
    expect(google).toThrow(/^GOOGLE_WALLET_KEY_FILE: (?!.*secret).+ is not the key file of a service account$/);
  }
  for (const made of [folder, others]) rmSync(made, { recursive: true });
});
