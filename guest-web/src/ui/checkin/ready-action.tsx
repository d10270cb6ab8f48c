import { useCheckIn } from '../../lib/completion/checkin-context';
import { buttonWords } from '../../lib/completion/save-state';
import { path, saving } from '../../words/checkin';
import { useWords } from '../../words/words';
import { Button } from '../button';
import { classes } from '../classes';
import { Icon } from '../icon';
import { ActionBar } from './action-bar';
import styles from './ready-action.module.css';

interface Props {
  label: string;
  /** What it still waits for. */
  missing: readonly string[];
  /** What is said once nothing is missing and nothing is wrong. */
  whole?: string;
  /** Its colour once nothing is missing. */
  variant?: 'primary' | 'success';
  isBusy?: boolean;
  onPress: () => void;
  /** What pressing it means. */
  note?: string;
}

/** An action that looks unready until everything is there, and can be pressed all the same: whoever presses is told what is missing. */
export function ReadyAction({ label, missing, whole, variant = 'primary', isBusy = false, onPress, note }: Props) {
  const { stillToDo } = useWords(path);
  const { button } = useWords(saving);
  const { isSaving, saveState } = useCheckIn();
  const isReady = missing.length === 0;
  return (
    <ActionBar>
      {!isReady && <p className={styles.line}>{stillToDo({ parts: missing })}</p>}
      {isReady && whole && (
        <p className={classes(styles.line, styles.whole)}>
          <Icon name="check" size={18} />
          {whole}
        </p>
      )}
      <Button
        className={isReady ? undefined : styles.waiting}
        variant={isReady ? variant : 'primary'}
        size="l"
        full
        busy={isSaving || isBusy}
        onClick={onPress}
      >
        {buttonWords(button, saveState) ?? label}
      </Button>
      {note && <p className={styles.line}>{note}</p>}
    </ActionBar>
  );
}
