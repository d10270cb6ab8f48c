import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { certify, nameOf, newPair } from '../certificates/certify';

/** What seals copies for trying out, of nobody's: a reader of PDFs says that it does not know who has sealed. */
export interface TestSeal {
  /** PEM. */
  readonly root: string;
  /** Its own, then its root. */
  readonly certificate: string;
  readonly key: string;
}

/** Made new at each call; `days` until the certificate ends. */
function makeTestSeal(days?: number): TestSeal {
  const root = { name: nameOf('Arrival test root of seals'), pair: newPair() };
  const own = { name: nameOf('Arrival test seal'), pair: newPair() };
  const rootCertificate = certify(root, root, 'authority');
  return {
    root: rootCertificate,
    certificate: certify(own, root, 'seal', days) + rootCertificate,
    key: own.pair.privateKey,
  };
}

/** The variables that name the seal of a folder, made there when it has none. */
export function keepTestSeal(folder: string, days?: number): Record<string, string> {
  if (!existsSync(join(folder, 'key.pem'))) {
    mkdirSync(folder, { recursive: true });
    const { root, certificate, key } = makeTestSeal(days);
    const files = { 'root.pem': root, 'certificate.pem': certificate, 'key.pem': key };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { mode: 0o600 });
  }
  return { COPY_SEAL_DIR: folder };
}
