import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { certify, nameOf, newPair } from '../certificates/certify';
import type { StampingAuthority } from './time-stamp-token';

/** The authority of a folder, made there when it has none; `root.pem` there is what vouches for it. */
export function keepTestAuthority(folder: string): StampingAuthority {
  const at = (name: string) => join(folder, name);
  if (!existsSync(at('key.pem'))) {
    mkdirSync(folder, { recursive: true });
    const root = { name: nameOf('Arrival test root of time stamps'), pair: newPair() };
    const own = { name: nameOf('Arrival test time stamps'), pair: newPair() };
    writeFileSync(at('root.pem'), certify(root, root, 'authority'));
    writeFileSync(at('certificate.pem'), certify(own, root, 'timeStamps'));
    writeFileSync(at('key.pem'), own.pair.privateKey, { mode: 0o600 });
  }
  return { certificate: readFileSync(at('certificate.pem'), 'utf8'), key: readFileSync(at('key.pem'), 'utf8') };
}
