import { createHash, createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

/** PEM. */
export interface StampingAuthority {
  readonly certificate: string;
  readonly key: string;
}

const SHA256 = '2.16.840.1.101.3.4.2.1';
const RSA_WITH_SHA256 = '1.2.840.113549.1.1.11';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
/** Of nobody. */
const POLICY = '1.3.6.1.4.1.99999.1';
const SET_OF = 0x31;
const GRANTED = 0;
const REJECTED = 2;

const bytes = (content: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(content);
const sha256 = (content: Uint8Array): Uint8Array<ArrayBuffer> => bytes(createHash('sha256').update(content).digest());

/** What of the token is otherwise than asked for. */
export type WrongStamp = 'imprint' | 'nonce' | 'signature';

export interface StampOptions {
  readonly authority: StampingAuthority;
  readonly at: Date;
  readonly serial: number;
  readonly wrong?: WrongStamp;
}

function infoFor(request: TimeStampReq, { at, serial, wrong }: StampOptions): Uint8Array<ArrayBuffer> {
  const { messageImprint, nonce } = request;
  if (wrong === 'imprint') messageImprint.hashedMessage = new OctetString({ valueHex: sha256(Buffer.from('other')) });
  const info = new TSTInfo({
    version: 1,
    policy: POLICY,
    messageImprint,
    serialNumber: new Integer({ value: serial }),
    genTime: at,
    ...(nonce && { nonce: wrong === 'nonce' ? new Integer({ value: 4077 }) : nonce }),
  });
  return new Uint8Array(info.toSchema().toBER());
}

function attributesOf(info: Uint8Array, certificate: Buffer): SignedAndUnsignedAttributes {
  const hash = new OctetString({ valueHex: sha256(certificate) });
  const named = new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] });
  return new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: TST_INFO })] }),
      new Attribute({ type: MESSAGE_DIGEST, values: [new OctetString({ valueHex: sha256(info) })] }),
      new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [named] }),
    ],
  });
}

function tokenOf(info: Uint8Array<ArrayBuffer>, { authority, wrong }: StampOptions): ContentInfo {
  const { raw } = new X509Certificate(authority.certificate);
  const certificate = Certificate.fromBER(bytes(raw));
  const signedAttrs = attributesOf(info, raw);
  const set = Buffer.from(signedAttrs.toSchema().toBER());
  set[0] = SET_OF;
  const signature = sign('sha256', set, createPrivateKey(authority.key));
  if (wrong === 'signature') signature[9]! ^= 1;
  const digest = new AlgorithmIdentifier({ algorithmId: SHA256 });
  const content = new EncapsulatedContentInfo({ eContentType: TST_INFO });
  content.eContent = new OctetString({ valueHex: info });
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm: digest,
    signedAttrs,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: RSA_WITH_SHA256 }),
    signature: new OctetString({ valueHex: bytes(signature) }),
  });
  const signed = new SignedData({
    version: 3,
    digestAlgorithms: [digest],
    encapContentInfo: content,
    certificates: [certificate],
    signerInfos: [signer],
  });
  return new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
}

/** The answer to a request (RFC 3161 §2.4), both in DER; a rejection when it cannot be read. */
export function stampAnswer(request: Buffer, options: StampOptions): Buffer {
  const answer = (status: number, timeStampToken?: ContentInfo) =>
    Buffer.from(
      new TimeStampResp({ status: new PKIStatusInfo({ status }), ...(timeStampToken && { timeStampToken }) })
        .toSchema()
        .toBER(),
    );
  try {
    const asked = TimeStampReq.fromBER(bytes(request));
    return answer(GRANTED, tokenOf(infoFor(asked, options), options));
  } catch {
    return answer(REJECTED);
  }
}
