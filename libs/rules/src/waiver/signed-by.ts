import type { LanguageTag } from '@arrival/contracts';
import { fillTokens } from '../text/tokens';
import { copyWords } from './copy-words';

interface SignedBy {
  signerName: string;
  isOnBehalf: boolean;
  relationship: string | null;
}

/** Who signed and as what, in words: `Emma Carter, as parent`. Records from before D54 may hold none of the known relationships. */
export function signedByWords({ signerName, isOnBehalf, relationship }: SignedBy, language: LanguageTag): string {
  if (!isOnBehalf) return signerName;
  const { as } = copyWords[language];
  const known =
    relationship !== null && Object.hasOwn(as, relationship) ? (relationship as keyof typeof as) : 'unknown';
  return fillTokens(as[known], { name: signerName });
}
