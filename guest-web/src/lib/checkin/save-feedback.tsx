import { AlertDialog } from '../../ui/alert-dialog';
import { Icon, type IconName } from '../../ui/icon';
import { Spinner } from '../../ui/spinner';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { ProblemError } from '../problem';
import { errorWords } from '../problem';
import styles from './save-feedback.module.css';
import { type SaveState, saveWords } from './save-state';

const icons: Partial<Record<SaveState, IconName>> = { retrying: 'offline', waiting: 'offline', signedOut: 'user', saved: 'check' };

interface StatusProps {
  state: SaveState;
  /** Whom the last save was for. */
  savedFor: string;
}

const wordsOf = (state: SaveState, savedFor: string) => (state === 'saved' && savedFor ? `Saved for ${savedFor}` : saveWords[state]);

/** Says truthfully where what was typed is now. For the eye; `SaveAnnouncement` says the same to screen readers. */
export function SaveStatus({ state, savedFor }: StatusProps) {
  const icon = icons[state];
  return (
    <p className={styles.status} data-state={state} aria-hidden="true">
      {state === 'saving' && <Spinner size={18} />}
      {icon && <Icon name={icon} size={18} />}
      <span>{wordsOf(state, savedFor)}</span>
    </p>
  );
}

/** Always on the page, so that screen readers hear each change. */
export function SaveAnnouncement({ state, savedFor }: StatusProps) {
  return (
    <div role="status" className={styles.announcement}>
      <VisuallyHidden>{wordsOf(state, savedFor)}</VisuallyHidden>
    </div>
  );
}

/** The specification's alert of a failed save (§8), in plain words, with a way on. */
export function SaveFailure({ failure, onRetry, onClose }: { failure: ProblemError; onRetry: () => void; onClose: () => void }) {
  return (
    <AlertDialog title="ERROR CALLING API" onRetry={onRetry} onClose={onClose} referenceId={failure.traceId}>
      <p>{errorWords(failure)}</p>
      {failure.problem.errors.length > 0 && (
        <ul className={styles.list}>
          {failure.problem.errors.map((error) => (
            <li key={`${error.path}-${error.message}`}>{error.message}</li>
          ))}
        </ul>
      )}
      <p>
        {failure.isUnreachable ? 'We do not know yet if it is saved; trying again is safe.' : 'Nothing is saved yet.'} What you entered is
        still here.
      </p>
    </AlertDialog>
  );
}
