import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { MS_PER_DAY } from '@arrival/rules';

const tags = { integer: 0x02, bits: 0x03, octets: 0x04, oid: 0x06, text: 0x0c, time: 0x17, sequence: 0x30, set: 0x31 };
const oids = { ecdsaWithSha256: '2a8648ce3d040302', commonName: '550403', otherNames: '551d11', constraints: '551d13' };

/** One value in DER (X.690): tag, length, content. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...contents: readonly Buffer[]): Buffer => der(tags.sequence, ...contents);
const oid = (hex: string): Buffer => der(tags.oid, Buffer.from(hex, 'hex'));
const bits = (content: Buffer): Buffer => der(tags.bits, Buffer.from([0]), content);
/** `YYMMDDhhmmssZ`. */
const time = (at: number): Buffer =>
  der(tags.time, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`));

export interface Certificate {
  /** PEM. */
  readonly cert: string;
  readonly key: string;
}

/** A certificate for `localhost` that signs itself (RFC 5280), from a day before it begins to count until `days` from now. */
export function makeCertificate(days: number): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = Buffer.from('localhost');
  const algorithm = sequence(oid(oids.ecdsaWithSha256));
  const self = sequence(der(tags.set, sequence(oid(oids.commonName), der(tags.text, name))));
  const end = Date.now() + days * MS_PER_DAY;
  const extension = (id: string, value: Buffer): Buffer => sequence(oid(id), der(tags.octets, value));
  const isAuthority = extension(oids.constraints, sequence(Buffer.from('0101ff', 'hex')));
  const names = extension(oids.otherNames, sequence(der(0x82, name)));
  const body = sequence(
    der(0xa0, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    self,
    sequence(time(Math.min(end, Date.now()) - MS_PER_DAY), time(end)),
    self,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(isAuthority, names)),
  );
  const signed = sequence(body, algorithm, bits(sign('sha256', body, privateKey)));
  const lines = signed.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Somebody at `https://localhost` who shows the certificate and says nothing else. */
export async function startTlsServer(certificate: Certificate): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(certificate, (socket) => socket.on('error', () => socket.destroy()).resume());
  server.on('tlsClientError', (_error, socket) => socket.destroy());
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
