import { useState } from 'react';
import type { Signing } from './signing';
import type { SigningDraft } from './signing-draft';

type Kept = Pick<SigningDraft, 'typedName' | 'sheet' | 'isTypedInsteadOfDrawn' | 'relationship'>;

/** What each signer has typed, drawn and said of themselves under one text. */
export interface KeptSignatures {
  /** Of the signer of this signature, under this very text; undefined before their first. */
  find: (signing: Signing, textHash: string | null) => Kept | undefined;
  keep: (signing: Signing, textHash: string | null, draft: SigningDraft) => void;
}

/**
 * Who signs for several in turn types and draws once, and says once what they are to the minors; the agreement is given for each person. In
 * memory, and for one task: another waiver, a reload and another signer begin anew.
 */
export function useKeptSignatures(): KeptSignatures {
  const [kept] = useState(() => new Map<string, Kept>());
  const keyOf = ({ signerId }: Signing, textHash: string | null) => `${signerId} ${textHash}`;
  return {
    find: (signing, textHash) => kept.get(keyOf(signing, textHash)),
    keep: (signing, textHash, { typedName, sheet, isTypedInsteadOfDrawn, relationship }) => {
      kept.set(keyOf(signing, textHash), { typedName, sheet, isTypedInsteadOfDrawn, relationship });
    },
  };
}
