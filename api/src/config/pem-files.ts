import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { ConfigurationError } from './configuration-error';
import { secretFile } from './secret-file';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The certificates in a file that a variable names, the first one first. */
export function certificatesIn(variable: string, file: string): [X509Certificate, ...X509Certificate[]] {
  const blocks = secretFile(variable, file).match(CERTIFICATE) ?? [];
  try {
    const [first, ...others] = blocks.map((pem) => new X509Certificate(pem));
    if (first) return [first, ...others];
  } catch {
    // Told below: what the library says may repeat what the file holds.
  }
  throw new ConfigurationError(`${variable}: ${file} is no certificate`);
}

/** The key in a file that a variable names, which must be the certificate's. */
export function keyOf(
  certificate: X509Certificate,
  { variable, file, passphrase }: { readonly variable: string; readonly file: string; readonly passphrase?: string },
): KeyObject {
  const pem = secretFile(variable, file);
  const key = opened(pem, passphrase);
  if (!key)
    throw new ConfigurationError(`${variable}: ${file} cannot be opened with ${variable.replace('DIR', 'PASSPHRASE')}`);
  if (!certificate.checkPrivateKey(key))
    throw new ConfigurationError(`${variable}: key.pem is not the key of the first certificate in certificate.pem`);
  return key;
}

function opened(pem: string, passphrase: string | undefined): KeyObject | undefined {
  try {
    return createPrivateKey({ key: pem, ...(passphrase !== undefined && { passphrase }) });
  } catch {
    return undefined;
  }
}
