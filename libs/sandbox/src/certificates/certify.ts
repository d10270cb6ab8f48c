import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

const YEARS = 10;
const DAY_MS = 24 * 3600 * 1000;
const BITS = 2048;

/** PEM. */
export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

export type Name = forge.pki.CertificateField[];

export const newPair = (): KeyPair =>
  generateKeyPairSync('rsa', {
    modulusLength: BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

export const nameOf = (commonName: string, more: Name = []): Name => [
  ...more,
  { shortName: 'CN', value: commonName },
  { shortName: 'O', value: 'Arrival, for trying out' },
];

interface Holder {
  readonly name: Name;
  readonly pair: KeyPair;
}

/** What may be done with a certificate (RFC 5280 §4.2.1), in forge's words. */
const uses = {
  authority: [{ name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true }],
  signature: [{ name: 'keyUsage', digitalSignature: true, critical: true }],
  seal: [{ name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true }],
  timeStamps: [
    { name: 'keyUsage', digitalSignature: true, critical: true },
    { name: 'extKeyUsage', timeStamping: true, critical: true },
  ],
};

/** PEM; valid from yesterday for so many days. */
export function certify(subject: Holder, issuer: Holder, use: keyof typeof uses, days = YEARS * 365): string {
  const made = forge.pki.createCertificate();
  made.publicKey = forge.pki.publicKeyFromPem(subject.pair.publicKey);
  // Never zeros at its front: OpenSSL reads no number that is padded, and one start in a few hundred had one.
  made.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(8))}`;
  made.validity.notBefore = new Date(Math.min(Date.now(), Date.now() + days * DAY_MS) - DAY_MS);
  made.validity.notAfter = new Date(Date.now() + days * DAY_MS);
  made.setSubject(subject.name);
  made.setIssuer(issuer.name);
  made.setExtensions([{ name: 'basicConstraints', cA: use === 'authority', critical: true }, ...uses[use]]);
  made.sign(forge.pki.privateKeyFromPem(issuer.pair.privateKey), forge.md.sha256.create());
  return forge.pki.certificateToPem(made);
}
