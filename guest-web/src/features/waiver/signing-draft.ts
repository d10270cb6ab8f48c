import type { MinorRelationship } from '@arrival/contracts';
import { useCallback, useReducer } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../lib/drafts/drafts';
import type { Sheet } from './strokes';

/** What has been entered for one signature. */
export interface SigningDraft {
  agree: boolean;
  typedName: string;
  sheet: Sheet | undefined;
  /** For those who cannot draw: the typed name stands for the drawing. */
  isTypedInsteadOfDrawn: boolean;
  /** To the minors; nothing is chosen before the signer's first (D54). */
  relationship: MinorRelationship | null;
  /** The other adults of whom the signer has stated that they agreed. */
  agreedContactIds: readonly number[];
}

interface StoredDraft extends SigningDraft {
  /** Of the text that was shown. */
  textHash: string | null;
}

export const emptyDraft: SigningDraft = {
  agree: false,
  typedName: '',
  sheet: undefined,
  isTypedInsteadOfDrawn: false,
  relationship: null,
  agreedContactIds: [],
};

const keyOf = (signingKey: string) => `waiver.${signingKey}`;

/** Agreed, typed and drawn is under one text (D45); what the signer states of people holds under each. */
const under = (textHash: string | null, draft: StoredDraft): StoredDraft =>
  draft.textHash === textHash ? draft : { ...draft, agree: false, typedName: '', sheet: undefined, textHash };

/** Kept for this tab until the signature is stored: Back, a reload or a new sign-in lose nothing. It may begin with what is known already. */
export function useSigningDraft(signingKey: string, textHash: string | null, known?: Partial<SigningDraft>) {
  const [stored, change] = useReducer(
    (before: StoredDraft, changes: Partial<SigningDraft>): StoredDraft => {
      const after = { ...under(textHash, before), ...changes };
      writeDraft(keyOf(signingKey), after);
      return after;
    },
    signingKey,
    (key) => readDraft<StoredDraft>(keyOf(key)) ?? { ...emptyDraft, ...known, textHash },
  );
  const draft: SigningDraft = under(textHash, stored);
  const forget = useCallback(() => clearDraft(keyOf(signingKey)), [signingKey]);
  return { draft, change, forget };
}
