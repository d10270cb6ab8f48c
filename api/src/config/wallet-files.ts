import { createPrivateKey } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from './configuration-error';
import type { Environment } from './environment';
import { certificatesIn, keyOf } from './pem-files';
import { secretFile } from './secret-file';

/** What signs passes for Apple Wallet, as PEM. */
export interface AppleWalletFiles {
  readonly certificate: string;
  readonly key: string;
  /** Apple's intermediate. */
  readonly wwdr: string;
  readonly passphrase?: string;
}

export interface GoogleWalletFiles {
  readonly issuerId: string;
  readonly email: string;
  /** PEM. */
  readonly key: string;
}

const APPLE = 'APPLE_WALLET_DIR';
const GOOGLE = 'GOOGLE_WALLET_KEY_FILE';

export function appleWalletFiles(env: Environment): AppleWalletFiles | undefined {
  const { APPLE_WALLET_DIR: folder, APPLE_WALLET_PASSPHRASE: passphrase } = env;
  if (!folder) return undefined;
  const inFolder = (name: string) => join(folder, name);
  const [own] = certificatesIn(APPLE, inFolder('certificate.pem'));
  certificatesIn(APPLE, inFolder('wwdr.pem'));
  keyOf(own, { variable: APPLE, file: inFolder('key.pem'), passphrase });
  const [certificate = '', key = '', wwdr = ''] = ['certificate.pem', 'key.pem', 'wwdr.pem'].map((name) =>
    secretFile(APPLE, inFolder(name)),
  );
  return { certificate, key, wwdr, ...(passphrase !== undefined && { passphrase }) };
}

const accountSchema = z.object({ client_email: z.string().min(1), private_key: z.string().min(1) });

export function googleWalletFiles(env: Environment): GoogleWalletFiles | undefined {
  const { GOOGLE_WALLET_KEY_FILE: file, GOOGLE_WALLET_ISSUER_ID: issuerId } = env;
  if (!file) return undefined;
  if (!issuerId) throw new ConfigurationError(`GOOGLE_WALLET_ISSUER_ID is required with ${GOOGLE}`);
  const text = secretFile(GOOGLE, file);
  try {
    const { client_email: email, private_key: key } = accountSchema.parse(JSON.parse(text));
    createPrivateKey(key);
    return { issuerId, email, key };
  } catch {
    // What the library says would repeat what the file holds.
    throw new ConfigurationError(`${GOOGLE}: ${file} is not the key file of a service account`);
  }
}
