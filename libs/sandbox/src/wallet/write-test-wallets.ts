import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestWallets } from './test-wallets';

/** The variables that name the certificates of a folder, made there when it has none. */
export function keepTestWallets(folder: string): Record<string, string> {
  const google = join(folder, 'google.json');
  if (!existsSync(google)) {
    mkdirSync(folder, { recursive: true });
    const { wwdr, certificate, key, google: account, root } = makeTestWallets();
    const files = { 'root.pem': root, 'wwdr.pem': wwdr, 'certificate.pem': certificate, 'key.pem': key };
    for (const [name, text] of Object.entries({ ...files, 'google.json': account }))
      writeFileSync(join(folder, name), text, { mode: 0o600 });
  }
  return { APPLE_WALLET_DIR: folder, GOOGLE_WALLET_KEY_FILE: google, GOOGLE_WALLET_ISSUER_ID: '0000000000000000000' };
}
