import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { readJson, writeJson } from '../state/state-file';

/** What must outlive a restart so that tokens and sign-ins stay good. */
export interface IdentityKeys {
  signing: JWK;
  cookies: string[];
}

export const signingAlgorithm = 'RS256';

/** Reads the keys, or makes them and keeps them readable for the owner alone. Without a file they live as long as the process. */
export async function loadKeys(file: string | undefined): Promise<IdentityKeys> {
  const kept = file ? readJson<IdentityKeys>(file, (line) => process.stderr.write(`${line}\n`)) : undefined;
  if (kept) return kept;
  const keys = await makeKeys();
  if (file) writeJson(file, keys);
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
