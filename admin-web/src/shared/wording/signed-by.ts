import type { SignatureRow } from '@arrival/contracts';
import { say, sayIfKnown } from '../../words/say';

/** Who signed and as what: `Emma Carter, as parent`. Records from before D54 may hold none of the known relationships. */
export function signedByWords({
  signerName,
  isOnBehalf,
  relationship,
}: Pick<SignatureRow, 'signerName' | 'isOnBehalf' | 'relationship'>): string {
  if (!isOnBehalf) return signerName;
  const name = { name: signerName };
  return sayIfKnown(`shared.signedBy.${relationship}`, name) ?? say('shared.signedBy.other', name);
}
