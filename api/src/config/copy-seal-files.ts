import { join } from 'node:path';
import { ConfigurationError } from './configuration-error';
import type { Environment } from './environment';
import { certificatesIn, keyOf } from './pem-files';

/** What seals copies of signed waivers. */
export interface CopySealFiles {
  /** DER, base64: the one that the key belongs to, then those above it. */
  readonly certificates: readonly string[];
  /** PKCS 8, PEM, without a passphrase: it never leaves memory. */
  readonly key: string;
}

const VARIABLE = 'COPY_SEAL_DIR';
const KINDS = ['rsa', 'ec'];

/** Undefined when nothing is configured. Throws a `ConfigurationError` on a key that is not the certificate's. */
export function copySealFiles(env: Environment): CopySealFiles | undefined {
  const { COPY_SEAL_DIR: folder, COPY_SEAL_PASSPHRASE: passphrase } = env;
  if (!folder) return undefined;
  const certificates = certificatesIn(VARIABLE, join(folder, 'certificate.pem'));
  const key = keyOf(certificates[0], { variable: VARIABLE, file: join(folder, 'key.pem'), passphrase });
  if (!KINDS.includes(key.asymmetricKeyType ?? ''))
    throw new ConfigurationError(`${VARIABLE}: the key must be RSA or on an elliptic curve`);
  return {
    certificates: certificates.map(({ raw }) => raw.toString('base64')),
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
