import { join } from 'node:path';
import { ConfigurationError } from './configuration-error';
import type { Environment } from './environment';
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
  /** A service account's key file, as JSON. */
  readonly account: string;
  readonly issuerId: string;
}

export function appleWalletFiles(env: Environment): AppleWalletFiles | undefined {
  const { APPLE_WALLET_DIR: folder, APPLE_WALLET_PASSPHRASE: passphrase } = env;
  if (!folder) return undefined;
  const inFolder = (name: string) => secretFile('APPLE_WALLET_DIR', join(folder, name));
  const [certificate, key, wwdr] = [inFolder('certificate.pem'), inFolder('key.pem'), inFolder('wwdr.pem')];
  return { certificate, key, wwdr, ...(passphrase !== undefined && { passphrase }) };
}

export function googleWalletFiles(env: Environment): GoogleWalletFiles | undefined {
  const { GOOGLE_WALLET_KEY_FILE: file, GOOGLE_WALLET_ISSUER_ID: issuerId } = env;
  if (!file) return undefined;
  if (!issuerId) throw new ConfigurationError('GOOGLE_WALLET_ISSUER_ID is required with GOOGLE_WALLET_KEY_FILE');
  return { account: secretFile('GOOGLE_WALLET_KEY_FILE', file), issuerId };
}
