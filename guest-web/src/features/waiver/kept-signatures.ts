import { useState } from 'react';
import type { Signing } from './signing';
import type { SigningDraft } from './signing-draft';

type Kept = Pick<SigningDraft, 'typedName' | 'sheet' | 'isTypedInsteadOfDrawn' | 'relationship'>;

/** What each signer has typed, drawn and stated of minors under one text. */
export interface KeptSignatures {
  /** Of the signer of this signature, under this very text; undefined before their first. */
  find: (signing: Signing, textHash: string | null) => Kept | undefined;
  keep: (signing: Signing, textHash: string | null, draft: SigningDraft) => void;
}

/**
 * Who signs for several in turn types and draws once, and what they are to one minor stands chosen for the next, to be changed (D54); the
 * agreement is asked for each person.
 */
export function keptSignatures(): KeptSignatures {
  const kept = new Map<string, Kept>();
  const keyOf = ({ signerId }: Signing, textHash: string | null) => `${signerId} ${textHash}`;
  return {
    find: (signing, textHash) => {
      const known = kept.get(keyOf(signing, textHash));
      return known && signing.minors.length === 0 ? { ...known, relationship: null } : known;
    },
    keep: (signing, textHash, { typedName, sheet, isTypedInsteadOfDrawn, relationship }) => {
      const key = keyOf(signing, textHash);
      // One's own signature between two children's states nothing of them.
      const stated = relationship ?? kept.get(key)?.relationship ?? null;
      kept.set(key, { typedName, sheet, isTypedInsteadOfDrawn, relationship: stated });
    },
  };
}

/** In memory, and for one task: another waiver, a reload and another signer begin anew. */
export function useKeptSignatures(): KeptSignatures {
  const [kept] = useState(keptSignatures);
  return kept;
}
