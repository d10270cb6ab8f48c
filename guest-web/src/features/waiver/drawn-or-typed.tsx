import { authoritySentence } from '@arrival/rules';
import { Button } from '../../ui/button';
import { fieldIds } from './field-ids';
import styles from './sign-form.module.css';
import { SignaturePad } from './signature-pad';
import type { SigningDraft } from './signing-draft';
import type { Turn } from './turn';
import { TypedSignature } from './typed-signature';

interface Props {
  turn: Turn;
  draft: SigningDraft;
  onChange: (changes: Partial<SigningDraft>) => void;
  error: string | undefined;
}

/** The pad, and the way for those who cannot draw. */
export function DrawnOrTyped({ turn, draft, onChange, error }: Props) {
  const isTyped = draft.isTypedInsteadOfDrawn;
  const label = authoritySentence(turn.contacts);
  return (
    <>
      {isTyped ? (
        <TypedSignature name={draft.typedName} label={label} />
      ) : (
        <SignaturePad id={fieldIds.signature} sheet={draft.sheet} onChange={(sheet) => onChange({ sheet })} label={label} error={error} />
      )}
      <Button
        className={styles.other}
        variant="quiet"
        icon={isTyped ? 'edit' : undefined}
        onClick={() => onChange({ isTypedInsteadOfDrawn: !isTyped })}
      >
        {isTyped ? 'Draw my signature' : 'I cannot draw: type my name instead'}
      </Button>
    </>
  );
}
