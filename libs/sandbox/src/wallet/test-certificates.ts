import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** Certificates and keys of nobody's: passes signed with them are whole, and no phone takes them. */
export interface TestWallets {
  /** PEM. */
  readonly root: string;
  readonly wwdr: string;
  readonly certificate: string;
  readonly key: string;
  /** A service account's key file, as JSON. */
  readonly google: string;
}

const UID = '0.9.2342.19200300.100.1.1';
const PASS_TYPE = 'pass.example.arrival.test';
const TEAM = 'ARRIVALTST';
const YEARS = 10;
const BITS = 2048;

interface Pair {
  readonly publicKey: string;
  readonly privateKey: string;
}

type Name = forge.pki.CertificateField[];

const newPair = (): Pair =>
  generateKeyPairSync('rsa', {
    modulusLength: BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const nameOf = (commonName: string, more: Name = []): Name => [
  ...more,
  { shortName: 'CN', value: commonName },
  { shortName: 'O', value: 'Arrival, for trying out' },
];

function certify(subject: Name, of: Pair, issuer: Name, by: Pair, isAuthority: boolean): string {
  const made = forge.pki.createCertificate();
  made.publicKey = forge.pki.publicKeyFromPem(of.publicKey);
  made.serialNumber = `00${forge.util.bytesToHex(forge.random.getBytesSync(8))}`;
  made.validity.notBefore = new Date(Date.now() - 24 * 3600 * 1000);
  made.validity.notAfter = new Date(made.validity.notBefore.getTime() + YEARS * 365 * 24 * 3600 * 1000);
  made.setSubject(subject);
  made.setIssuer(issuer);
  made.setExtensions([
    { name: 'basicConstraints', cA: isAuthority, critical: true },
    isAuthority
      ? { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true }
      : { name: 'keyUsage', digitalSignature: true, critical: true },
  ]);
  made.sign(forge.pki.privateKeyFromPem(by.privateKey), forge.md.sha256.create());
  return forge.pki.certificateToPem(made);
}

/** A root, what stands for Apple's intermediate, a pass certificate below it, and a service account: made new at each call. */
export function makeTestWallets(): TestWallets {
  const [rootPair, wwdrPair, passPair, googlePair] = [newPair(), newPair(), newPair(), newPair()];
  const rootName = nameOf('Arrival test root');
  const wwdrName = nameOf('Arrival test intermediate');
  const passName = nameOf(`Pass Type ID: ${PASS_TYPE}`, [
    { type: UID, value: PASS_TYPE },
    { shortName: 'OU', value: TEAM },
  ]);
  return {
    root: certify(rootName, rootPair, rootName, rootPair, true),
    wwdr: certify(wwdrName, wwdrPair, rootName, rootPair, true),
    certificate: certify(passName, passPair, wwdrName, wwdrPair, false),
    key: passPair.privateKey,
    google: JSON.stringify({
      type: 'service_account',
      client_email: 'arrival@test.invalid',
      private_key: googlePair.privateKey,
      public_key: googlePair.publicKey,
    }),
  };
}
