import { flushSync } from 'react-dom';
import { Button } from '../../ui/button';
import { signature } from '../../words/waiver';
import { useWords } from '../../words/words';
import { coveredNames } from './covered-names';
import { fieldIds } from './field-ids';
import styles from './sign-form.module.css';
import { SignaturePad } from './signature-pad';
import pad from './signature-pad.module.css';
import type { Signing } from './signing';
import type { SigningDraft } from './signing-draft';

interface Props {
  signing: Signing;
  draft: SigningDraft;
  onChange: (changes: Partial<SigningDraft>) => void;
  error: string | undefined;
}

/** The pad, and the way for those who cannot draw. */
export function DrawnOrTyped({ signing, draft, onChange, error }: Props) {
  const words = useWords(signature);
  const isTyped = draft.isTypedInsteadOfDrawn;
  const label = words.authority({ names: coveredNames(signing.contacts) });
  const change = () => {
    flushSync(() => onChange({ isTypedInsteadOfDrawn: !isTyped }));
    // It comes above the button; in the same event, so that a phone opens its keyboard.
    if (!isTyped) document.getElementById(fieldIds.signerName)?.focus();
  };
  return (
    <>
      {isTyped ? (
        <TypedSignature name={draft.typedName} label={label} />
      ) : (
        <SignaturePad
          id={fieldIds.signature}
          sheet={draft.sheet}
          onChange={(sheet) => onChange({ sheet })}
          label={label}
          error={error}
        />
      )}
      <Button className={styles.other} variant="quiet" icon={isTyped ? 'edit' : undefined} onClick={change}>
        {isTyped ? words.draw : words.cannotDraw}
      </Button>
    </>
  );
}

/** The pad for those who cannot draw: the typed name as it will stand there. */
function TypedSignature({ name, label }: { name: string; label: string }) {
  const words = useWords(signature);
  return (
    <div className={pad.pad}>
      <div className={pad.paper}>
        <p className={name.trim() ? pad.written : pad.hint}>{name.trim() || words.typedHere}</p>
        <span className={pad.line} aria-hidden="true" />
      </div>
      <p className={pad.below}>{label}</p>
    </div>
  );
}
