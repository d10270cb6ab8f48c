import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** What must outlive a restart so that tokens and sign-ins stay good. */
export interface IdentityKeys {
  signing: JWK;
  cookies: string[];
}

export const signingAlgorithm = 'RS256';

/** Reads the keys, or makes them and keeps them readable for the owner alone. Without a file they live as long as the process. */
export async function loadKeys(file: string | undefined): Promise<IdentityKeys> {
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as IdentityKeys;
  const keys = await makeKeys();
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
    renameSync(`${file}.part`, file);
  }
  return keys;
}

async function makeKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true, modulusLength: 2048 });
  const kid = randomBytes(6).toString('base64url');
  return {
    signing: { ...(await exportJWK(privateKey)), alg: signingAlgorithm, use: 'sig', kid },
    cookies: [randomBytes(24).toString('base64url')],
  };
}
