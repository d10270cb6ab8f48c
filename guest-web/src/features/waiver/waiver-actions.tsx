import { useCheckIn } from '../../lib/checkin/checkin-context';
import { buttonWords } from '../../lib/checkin/save-state';
import { Button } from '../../ui/button';
import { ActionBar } from '../../ui/checkin/action-bar';
import { saving } from '../../words/checkin';
import { waiver } from '../../words/waiver';
import { useWords } from '../../words/words';
import styles from './waiver-actions.module.css';

interface Props {
  /** Only for optional tasks (spec §2). */
  onSkip?: () => void;
  onAccept?: () => void;
  /** Nobody here may sign: on to what else there is to do. */
  onContinue?: () => void;
  isReady: boolean;
  /** Nobody signs a text that is not there yet. */
  isTextShown: boolean;
}

/** 'Skip Waiver' and 'Accept', or the way on where nobody may sign. */
export function WaiverActions({ onSkip, onAccept, onContinue, isReady, isTextShown }: Props) {
  const words = useWords(waiver);
  const { button } = useWords(saving);
  const { isSaving, saveState } = useCheckIn();
  if (!onSkip && !onAccept && !onContinue) return null;
  return (
    <ActionBar>
      {onSkip && (
        <Button variant="secondary" size="l" onClick={onSkip} disabled={isSaving}>
          {words.skip}
        </Button>
      )}
      {onContinue && !onSkip && (
        <Button className={styles.accept} size="l" onClick={onContinue}>
          {words.goOn}
        </Button>
      )}
      {onAccept && (
        <Button
          className={styles.accept}
          variant={isReady ? 'success' : 'primary'}
          size="l"
          busy={isSaving}
          disabled={!isTextShown}
          onClick={onAccept}
        >
          {buttonWords(button, saveState) ?? words.accept}
        </Button>
      )}
    </ActionBar>
  );
}
