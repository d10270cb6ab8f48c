import { ActionBar } from '../../lib/checkin/action-bar';
import { useCheckIn } from '../../lib/checkin/checkin-context';
import { Button } from '../../ui/button';
import styles from './waiver-actions.module.css';

interface Props {
  /** Only for optional tasks (spec §2). */
  onSkip?: () => void;
  onAccept?: () => void;
  isReady: boolean;
  /** Nobody signs a text that is not there yet. */
  isTextShown: boolean;
}

/** 'Skip Waiver' and 'Accept'. */
export function WaiverActions({ onSkip, onAccept, isReady, isTextShown }: Props) {
  const { isSaving } = useCheckIn();
  if (!onSkip && !onAccept) return null;
  return (
    <ActionBar>
      {onSkip && (
        <Button variant="secondary" size="l" onClick={onSkip} disabled={isSaving}>
          Skip Waiver
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
          Accept
        </Button>
      )}
    </ActionBar>
  );
}
