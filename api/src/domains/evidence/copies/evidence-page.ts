import { languageNames, type SignatureVerification } from '@arrival/contracts';
import { signedByWords } from '@arrival/rules';
import type { SignedCopy } from '../../waivers/waivers.facade';

/** Name, words, and whether they are small print. */
export type EvidenceRow = readonly [name: string, words: string, isSmall: boolean];

const utc = (instant: string): string => `${instant.replace('T', ' ').slice(0, 19)} UTC`;

/** What the last page says of a signature and of what proves it. */
export function evidenceRows(signed: SignedCopy, proof: SignatureVerification): EvidenceRow[] {
  const { contactName, signerName, isOnBehalf, relationship, signedAt, effectiveOn, expiresOn, methods } = signed;
  const { recordHash, previousHash, chainPosition, chainLength, seal } = proof;
  const plain: [string, string | null][] = [
    ['For', contactName],
    ['By', signedByWords({ signerName, isOnBehalf, relationship })],
    ['On', utc(signedAt.toISOString())],
    ['Valid', expiresOn ? `${effectiveOn} to ${expiresOn}` : `from ${effectiveOn}`],
    ['How', methods.join(', ')],
    ['Typed name', signed.typedName],
    ['Agreed', signed.agreementWording],
    ['Text', languageNames[signed.language]],
    ['Note', signed.comment || null],
    ['Place in the household', `${chainPosition} of ${chainLength}`],
    ['Sealed', seal ? `${utc(seal.sealedAtUtc)}, as ${seal.position + 1} of ${seal.size}` : 'not yet'],
    ['Time-stamped', seal?.timeStamp ? `${utc(seal.timeStamp.stampedAtUtc)}, by ${seal.timeStamp.authority}` : null],
  ];
  const small: [string, string | null][] = [
    ['Signature', signed.signatureId],
    ['SHA-256 of the text', signed.textHash],
    ['SHA-256 of the record', recordHash],
    ['Of the record before', previousHash],
    ['Root of the log', seal?.root ?? null],
  ];
  const rows = (pairs: [string, string | null][], isSmall: boolean) =>
    pairs.flatMap(([name, words]): EvidenceRow[] => (words === null ? [] : [[name, words, isSmall]]));
  return [...rows(plain, false), ...rows(small, true)];
}
