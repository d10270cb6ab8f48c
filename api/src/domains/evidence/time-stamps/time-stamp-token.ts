import { constants, createHash, timingSafeEqual, verify, X509Certificate } from 'node:crypto';
import { OctetString, Sequence } from 'asn1js';
import {
  AlgorithmIdentifier,
  type Attribute,
  Certificate,
  ContentInfo,
  SignedData,
  type SignerInfo,
  TSTInfo,
} from 'pkijs';
import { commonName } from '../common-name';
import { oids } from '../oids';
import { countedAt, isVouchedFor } from './vouched-for';

/** A token does not prove what it should; the message says why. */
export class TimeStampFault extends Error {}

/** What a token says: that the data was there at that time, by whose word. */
export interface TimeStamp {
  readonly at: Date;
  /** The name in its certificate. */
  readonly authority: string;
}

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const digests: Readonly<Record<string, string>> = {
  [oids.sha256]: 'sha256',
  [oids.sha384]: 'sha384',
  [oids.sha512]: 'sha512',
};

const fail = (reason: string): never => {
  throw new TimeStampFault(reason);
};

function digest(algorithmId: string, content: Uint8Array): Buffer {
  const name = digests[algorithmId] ?? fail(`it hashes by ${algorithmId}`);
  return createHash(name).update(content).digest();
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

const attributeOf = ({ signedAttrs }: SignerInfo, type: string): Attribute['values'][number] | undefined =>
  signedAttrs?.attributes.find((attribute) => attribute.type === type)?.values[0];

const octets = (value: unknown): Uint8Array =>
  value instanceof OctetString ? new Uint8Array(value.getValue()) : fail('it is written otherwise than RFC 3161');

const certificatesOf = ({ certificates = [] }: SignedData): Buffer[] =>
  certificates.filter((one) => one instanceof Certificate).map((one) => Buffer.from(one.toSchema().toBER()));

/** The certificate that the token itself names by its hash (RFC 5816). */
function signerCertificate(signed: SignedData, signer: SignerInfo): X509Certificate {
  const named = attributeOf(signer, oids.signingCertificateV2)?.valueBlock.value[0]?.valueBlock.value[0];
  const fields: unknown[] = named?.valueBlock.value ?? fail('it does not name its certificate');
  const [first] = fields;
  const algorithm = first instanceof Sequence ? new AlgorithmIdentifier({ schema: first }).algorithmId : oids.sha256;
  const hash = octets(fields.find((field) => field instanceof OctetString));
  const own = certificatesOf(signed).find((der) => isSame(digest(algorithm, der), hash));
  return own ? new X509Certificate(own) : fail('the certificate that it names is not in it');
}

function checkSignature(signer: SignerInfo, certificate: X509Certificate, content: Uint8Array): void {
  const { digestAlgorithm, signatureAlgorithm, signature, signedAttrs } = signer;
  const said = attributeOf(signer, oids.messageDigest);
  if (!isSame(octets(said), digest(digestAlgorithm.algorithmId, content))) fail('its content was changed');
  const padding = signatureAlgorithm.algorithmId === oids.rsaPss && { padding: constants.RSA_PKCS1_PSS_PADDING };
  const signed = new Uint8Array(signedAttrs?.encodedValue ?? new ArrayBuffer(0));
  const key = { key: certificate.publicKey, ...padding };
  const isRight = verify(digests[digestAlgorithm.algorithmId], signed, key, octets(signature));
  if (!isRight) fail('its signature is not right');
}

function checkCertificate(certificate: X509Certificate, at: Date): void {
  if (!(certificate.keyUsage ?? []).includes(TIME_STAMPING)) fail('its certificate is not for time stamps');
  if (!countedAt(certificate, at)) fail('its certificate did not count then');
}

function read(token: Uint8Array): { signed: SignedData; signer: SignerInfo; content: Uint8Array; info: TSTInfo } {
  try {
    const signed = new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(token)).content });
    const [signer, another] = signed.signerInfos;
    const { eContentType, eContent } = signed.encapContentInfo;
    if (!signer || another || eContentType !== oids.tstInfo) throw new Error('another message');
    const content = octets(eContent);
    return { signed, signer, content, info: TSTInfo.fromBER(new Uint8Array(content)) };
  } catch {
    return fail('it cannot be read');
  }
}

export interface TimeStampDemands {
  /** What it was asked with. */
  readonly nonce?: Uint8Array;
  /** Certificates that are trusted; one of them must vouch for the authority. */
  readonly anchors?: readonly X509Certificate[];
}

/**
 * Reads a token (RFC 3161, DER) for the data, and checks all that it says of itself. Without anchors, whose root its certificate goes back to is
 * for whoever reads it to judge. Throws a `TimeStampFault`.
 */
export function checkedTimeStamp(
  token: Uint8Array,
  data: Uint8Array,
  { nonce, anchors = [] }: TimeStampDemands = {},
): TimeStamp {
  const { signed, signer, content, info } = read(token);
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  if (!isSame(octets(hashedMessage), digest(hashAlgorithm.algorithmId, data))) fail('it is of something else');
  if (nonce && !isSame(new Uint8Array(info.nonce?.valueBlock.valueHexView ?? []), nonce))
    fail('it answers another request');
  const certificate = signerCertificate(signed, signer);
  checkSignature(signer, certificate, content);
  checkCertificate(certificate, info.genTime);
  const between = () => certificatesOf(signed).map((der) => new X509Certificate(der));
  if (anchors.length > 0 && !isVouchedFor(certificate, { anchors, between: between(), at: info.genTime }))
    fail('no certificate that is trusted vouches for its authority');
  return { at: info.genTime, authority: commonName(certificate) };
}

/** Why a kept token does not prove a checkpoint's note; undefined when it does. */
export function timeStampProblem(token: Uint8Array, note: string): string | undefined {
  try {
    checkedTimeStamp(token, Buffer.from(note, 'utf8'));
    return undefined;
  } catch (error) {
    if (error instanceof TimeStampFault) return error.message;
    throw error;
  }
}
