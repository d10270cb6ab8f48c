import { useCheckIn } from '../../lib/completion/checkin-context';
import { buttonWords } from '../../lib/completion/save-state';
import { saving } from '../../words/checkin';
import { common } from '../../words/common';
import { useWords } from '../../words/words';
import { Button } from '../button';
import { ActionBar } from './action-bar';
import styles from './form-actions.module.css';

interface Props {
  /** What saving is called here: Update, Continue. */
  save: string;
  /** Back to what is saved already. */
  onCancel?: () => void;
  /** For optional tasks without a complete profile (spec §4). */
  onSkip?: () => void;
}

/** A form's actions, always in the same order: the way out first, saving last and widest. */
export function FormActions({ save, onCancel, onSkip }: Props) {
  const words = useWords(common);
  const { button } = useWords(saving);
  const { isSaving, saveState } = useCheckIn();
  return (
    <ActionBar>
      {onCancel && (
        <Button variant="secondary" size="l" onClick={onCancel} disabled={isSaving}>
          {words.cancel}
        </Button>
      )}
      {onSkip && (
        <Button variant="secondary" size="l" onClick={onSkip} disabled={isSaving}>
          {words.skip}
        </Button>
      )}
      <Button className={styles.save} type="submit" size="l" busy={isSaving}>
        {buttonWords(button, saveState) ?? save}
      </Button>
    </ActionBar>
  );
}
