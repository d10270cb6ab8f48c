import { useCheckIn } from '../../lib/completion/checkin-context';
import { Button } from '../../ui/button';
import { ActionBar } from '../../ui/checkin/action-bar';
import { waiver } from '../../words/waiver';
import { useWords } from '../../words/words';
import { goToSigningId } from './field-ids';
import styles from './waiver-actions.module.css';

interface Props {
  /** Only for optional tasks (spec §2). */
  onSkip?: () => void;
  /** On to the sheet. */
  onSign?: () => void;
  /** On to what else there is to do. */
  onContinue?: () => void;
  /** Something here can be signed all the same, and that is the main thing. */
  isContinuingSecond?: boolean;
  /** How much of the text has been read, in per cent; undefined: it is not there yet, and nobody signs it. */
  read?: number;
}

/** 'Skip Waiver' and the way to signing, or the way on where nobody may sign. */
export function WaiverActions({ onSkip, onSign, onContinue, isContinuingSecond, read }: Props) {
  const words = useWords(waiver);
  const { isSaving } = useCheckIn();
  if (!onSkip && !onSign && !onContinue) return null;
  return (
    <ActionBar>
      {onSign && read !== undefined && <ReadShare read={read} />}
      {onSkip && (
        <Button variant="secondary" size="l" onClick={onSkip} disabled={isSaving}>
          {words.skip}
        </Button>
      )}
      {onContinue && !onSkip && (
        <Button
          className={styles.next}
          variant={isContinuingSecond ? 'secondary' : 'primary'}
          size="l"
          onClick={onContinue}
        >
          {words.goOn}
        </Button>
      )}
      {onSign && (
        <Button id={goToSigningId} className={styles.next} size="l" disabled={read === undefined} onClick={onSign}>
          {words.goToSigning}
        </Button>
      )}
    </ActionBar>
  );
}

function ReadShare({ read }: { read: number }) {
  const words = useWords(waiver);
  return (
    <>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.value} style={{ inlineSize: `${read}%` }} />
      </span>
      <p className={styles.share}>{read >= 100 ? words.readToEnd : words.read({ share: read })}</p>
    </>
  );
}
