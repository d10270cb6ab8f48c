import { certify, nameOf, newPair } from '../certificates/certify';

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

/** A root, what stands for Apple's intermediate, a pass certificate below it, and a service account: made new at each call. */
export function makeTestWallets(): TestWallets {
  const root = { name: nameOf('Arrival test root'), pair: newPair() };
  const wwdr = { name: nameOf('Arrival test intermediate'), pair: newPair() };
  const passName = nameOf(`Pass Type ID: ${PASS_TYPE}`, [
    { type: UID, value: PASS_TYPE },
    { shortName: 'OU', value: TEAM },
  ]);
  const pass = { name: passName, pair: newPair() };
  const google = newPair();
  return {
    root: certify(root, root, 'authority'),
    wwdr: certify(wwdr, root, 'authority'),
    certificate: certify(pass, wwdr, 'signature'),
    key: pass.pair.privateKey,
    google: JSON.stringify({
      type: 'service_account',
      client_email: 'arrival@test.invalid',
      private_key: google.privateKey,
      public_key: google.publicKey,
    }),
  };
}
