import { useState } from 'react';
import type { Signing } from './signing';
import type { SigningDraft } from './signing-draft';

type Kept = Pick<SigningDraft, 'typedName' | 'sheet' | 'isTypedInsteadOfDrawn'>;

/** What each signer has typed and drawn under one text. */
export interface KeptSignatures {
  /** Of the signer of this signature, under this very text; undefined before their first. */
  find: (signing: Signing, textHash: string | null) => Kept | undefined;
  keep: (signing: Signing, textHash: string | null, draft: SigningDraft) => void;
}

/**
 * Who signs for several in turn types and draws once; what is stated of each person is asked each time. In memory, and for one task: another
 * waiver, a reload and another signer begin anew.
 */
export function useKeptSignatures(): KeptSignatures {
  const [kept] = useState(() => new Map<string, Kept>());
  const keyOf = ({ signerId }: Signing, textHash: string | null) => `${signerId} ${textHash}`;
  return {
    find: (signing, textHash) => kept.get(keyOf(signing, textHash)),
    keep: (signing, textHash, { typedName, sheet, isTypedInsteadOfDrawn }) => {
      kept.set(keyOf(signing, textHash), { typedName, sheet, isTypedInsteadOfDrawn });
    },
  };
}
