import { createHash, type KeyObject, sign } from 'node:crypto';
import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { oids } from '../oids';

/** Whoever seals: the certificate's own DER first, then those above it. */
export interface SealIdentity {
  readonly certificates: readonly Buffer[];
  readonly key: KeyObject;
}

/** An unsigned attribute, made from the signature. */
export type Countersign = (signature: Buffer) => Promise<Attribute | undefined>;

const sha256 = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();
const bytes = (content: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(content);
const certificateOf = (der: Buffer): Certificate => Certificate.fromBER(bytes(der));
const SET_OF = 0x31;
const SIGNED = 0;
const UNSIGNED = 1;

/** Which certificate it was, so that no other with the same key can be put in its place (RFC 5035; SHA-256 is the default and left out). */
function signingCertificate(own: Buffer): Attribute {
  const hash = new OctetString({ valueHex: bytes(sha256(own)) });
  const named = new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] });
  return new Attribute({ type: oids.signingCertificateV2, values: [named] });
}

/** In the order of DER: the shorter ones first. There is no signing time among them: PAdES has it in the document. */
const signedAttributes = (content: Buffer, own: Buffer): SignedAndUnsignedAttributes =>
  new SignedAndUnsignedAttributes({
    type: SIGNED,
    attributes: [
      new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: oids.data })] }),
      new Attribute({ type: oids.messageDigest, values: [new OctetString({ valueHex: bytes(sha256(content)) })] }),
      signingCertificate(own),
    ],
  });

/** What is signed: the attributes as the set that they are, not as the part of the message that they are in (RFC 5652 §5.4). */
function setOf(attributes: SignedAndUnsignedAttributes): Buffer {
  const der = Buffer.from(attributes.toSchema().toBER());
  der[0] = SET_OF;
  return der;
}

const algorithms = { rsa: oids.rsaWithSha256, ec: oids.ecdsaWithSha256 } as const;

/** A detached signature of the content (CAdES, ETSI EN 319 122-1, as PAdES wants it in a document), in DER. */
export async function cadesSignature(
  content: Buffer,
  { certificates, key }: SealIdentity,
  countersign: Countersign,
): Promise<Buffer> {
  const own = certificates[0]!;
  const { issuer, serialNumber } = certificateOf(own);
  const signedAttrs = signedAttributes(content, own);
  const signature = sign('sha256', setOf(signedAttrs), key);
  const more = await countersign(signature);
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
    digestAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }),
    signedAttrs,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: algorithms[key.asymmetricKeyType as 'rsa' | 'ec'] }),
    signature: new OctetString({ valueHex: bytes(signature) }),
    ...(more && { unsignedAttrs: new SignedAndUnsignedAttributes({ type: UNSIGNED, attributes: [more] }) }),
  });
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: oids.sha256 })],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data }),
    certificates: certificates.map(certificateOf),
    signerInfos: [signer],
  });
  const message = new ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) });
  return Buffer.from(message.toSchema().toBER());
}

/** A time stamp of the signature (ETSI EN 319 122-1 §5.3). */
export const timeStampAttribute = (token: Buffer): Attribute =>
  new Attribute({ type: oids.signatureTimeStamp, values: [fromBER(bytes(token)).result] });
