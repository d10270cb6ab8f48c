import { languageNames, type SignatureVerification } from '@arrival/contracts';
import { type CopyRow, copyRows, copyWords, fillTokens, isolated, utcWords } from '@arrival/rules';
import type { SignedCopy } from '../../waivers/waivers.facade';

/** Name, words, and whether they are small print. */
export type EvidenceRow = readonly [name: string, words: string, isSmall: boolean];

/** What the last page says of a signature and of what proves it, in the language of the text. */
export function evidenceRows(signed: SignedCopy, proof: SignatureVerification): EvidenceRow[] {
  const { recordHash, previousHash, chainPosition, chainLength: length, seal } = proof;
  const words = copyWords[signed.language];
  const at = (instant: string) => isolated(utcWords(instant), signed.language);
  const sealed = seal && { time: at(seal.sealedAtUtc), position: seal.position + 1, size: seal.size };
  const stamp = seal?.timeStamp && { time: at(seal.timeStamp.stampedAtUtc), authority: seal.timeStamp.authority };
  const plain: CopyRow[] = [
    ...copyRows(signed),
    [words.text, languageNames[signed.language]],
    [words.place, fillTokens(words.placeOf, { position: chainPosition, length })],
    [words.sealed, sealed ? fillTokens(words.sealedAs, sealed) : words.notSealedYet],
    [words.stamped, stamp ? fillTokens(words.stampedBy, stamp) : null],
  ];
  const small: CopyRow[] = [
    [words.record, signed.signatureId],
    [words.textHash, signed.textHash],
    [words.recordHash, recordHash],
    [words.previousHash, previousHash],
    [words.logRoot, seal?.root ?? null],
  ];
  const rows = (pairs: CopyRow[], isSmall: boolean) =>
    pairs.flatMap(([name, said]): EvidenceRow[] => (said === null ? [] : [[name, said, isSmall]]));
  return [...rows(plain, false), ...rows(small, true)];
}

/** What is attached to the document, and who seals it, if anybody does. */
export function evidenceNote(
  { language }: Pick<SignedCopy, 'language'>,
  { seal }: Pick<SignatureVerification, 'seal'>,
  sealer: string | undefined,
): string {
  const words = copyWords[language];
  const attached = seal ? words.attachedProof : words.attachedHashes;
  return `${attached} ${sealer ? fillTokens(words.sealedBy, { sealer }) : words.noSeal}`;
}
