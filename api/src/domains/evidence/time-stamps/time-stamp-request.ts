import { createHash, randomBytes } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import { AlgorithmIdentifier, ContentInfo, MessageImprint, PKIStatusInfo, TimeStampReq, TimeStampResp } from 'pkijs';
import { oids } from '../oids';
import { TimeStampFault } from './time-stamp-token';

const NONCE_BYTES = 16;
/** PKIStatus: granted, and granted with modifications. */
const GRANTED = [0, 1];

/** Asks for a time stamp of the data's SHA-256, with the authority's certificate (RFC 3161 §2.4.1); DER. */
export function timeStampRequest(data: Uint8Array): { request: Buffer; nonce: Uint8Array } {
  const nonce = new Uint8Array(randomBytes(NONCE_BYTES));
  // A positive number without zeros in front, in whichever way it is read.
  nonce[0] = (nonce[0]! & 0x3f) | 0x40;
  const hashedMessage = new OctetString({ valueHex: new Uint8Array(createHash('sha256').update(data).digest()) });
  const asked = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }),
      hashedMessage,
    }),
    nonce: new Integer({ valueHex: nonce }),
    certReq: true,
  });
  return { request: Buffer.from(asked.toSchema().toBER()), nonce };
}

/** The token in an answer, in DER; not checked yet. Throws a `TimeStampFault`. */
export function tokenIn(answer: Uint8Array): Buffer {
  const { status, timeStampToken } = readAnswer(answer);
  if (!GRANTED.includes(status.status) || !timeStampToken)
    throw new TimeStampFault(`it refuses with status ${status.status}`);
  return Buffer.from(timeStampToken.toSchema().toBER());
}

function readAnswer(answer: Uint8Array): TimeStampResp {
  try {
    return TimeStampResp.fromBER(new Uint8Array(answer));
  } catch {
    throw new TimeStampFault('its answer cannot be read');
  }
}

/** An answer that holds the token, as `openssl ts` takes it. */
export function timeStampAnswer(token: Uint8Array): Buffer {
  const status = new PKIStatusInfo({ status: GRANTED[0] });
  const answer = new TimeStampResp({ status, timeStampToken: ContentInfo.fromBER(new Uint8Array(token)) });
  return Buffer.from(answer.toSchema().toBER());
}
