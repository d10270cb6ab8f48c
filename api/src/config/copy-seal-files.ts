import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { ConfigurationError } from './configuration-error';
import type { Environment } from './environment';
import { secretFile } from './secret-file';

/** What seals copies of signed waivers. */
export interface CopySealFiles {
  /** DER, base64: the one that the key belongs to, then those above it. */
  readonly certificates: readonly string[];
  /** PKCS 8, PEM, without a passphrase: it never leaves memory. */
  readonly key: string;
}

const VARIABLE = 'COPY_SEAL_DIR';
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const KINDS = ['rsa', 'ec'];

function certificatesOf(file: string): X509Certificate[] {
  try {
    return (secretFile(VARIABLE, file).match(CERTIFICATE) ?? []).map((pem) => new X509Certificate(pem));
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(`${VARIABLE}: ${file} is no certificate`);
  }
}

function keyOf(file: string, passphrase: string | undefined): KeyObject {
  const pem = secretFile(VARIABLE, file);
  try {
    return createPrivateKey({ key: pem, ...(passphrase !== undefined && { passphrase }) });
  } catch {
    throw new ConfigurationError(`${VARIABLE}: ${file} cannot be opened with COPY_SEAL_PASSPHRASE`);
  }
}

/** Undefined when nothing is configured. Throws a `ConfigurationError` on a key that is not the certificate's. */
export function copySealFiles(env: Environment): CopySealFiles | undefined {
  const { COPY_SEAL_DIR: folder, COPY_SEAL_PASSPHRASE: passphrase } = env;
  if (!folder) return undefined;
  const certificates = certificatesOf(join(folder, 'certificate.pem'));
  const key = keyOf(join(folder, 'key.pem'), passphrase);
  if (!certificates[0]?.checkPrivateKey(key))
    throw new ConfigurationError(`${VARIABLE}: key.pem is not the key of the first certificate in certificate.pem`);
  if (!KINDS.includes(key.asymmetricKeyType ?? ''))
    throw new ConfigurationError(`${VARIABLE}: the key must be RSA or on an elliptic curve`);
  return {
    certificates: certificates.map(({ raw }) => raw.toString('base64')),
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
