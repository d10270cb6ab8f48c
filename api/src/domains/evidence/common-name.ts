import type { X509Certificate } from 'node:crypto';

/** Whom a certificate names; the whole subject when it says no name. */
export function commonName({ subject }: X509Certificate): string {
  const [, name = subject] = /^CN=(.+)$/m.exec(subject) ?? [];
  return name;
}
