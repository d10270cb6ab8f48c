import { useEffect, useState } from 'react';
import { isAskedNoMore } from '../../lib/api/asked-no-more';
import type { ProblemError } from '../../lib/api/problem';
import { isSettled, type SaveState } from '../../lib/completion/save-state';
import { useErrorWords } from '../../lib/wording/error-words';
import { useFieldWords } from '../../lib/wording/field-words';
import { path, saving } from '../../words/checkin';
import { problems } from '../../words/problems';
import { useWords } from '../../words/words';
import { AlertDialog } from '../alert-dialog';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Icon, type IconName } from '../icon';
import { InFront } from '../in-front';
import { Spinner } from '../spinner';
import { VisuallyHidden } from '../visually-hidden';
import styles from './save-feedback.module.css';

const icons: Partial<Record<SaveState, IconName>> = {
  retrying: 'offline',
  waiting: 'offline',
  signedOut: 'user',
  saved: 'check',
  kept: 'check',
};

interface StatusProps {
  state: SaveState;
  /** Whom the last save was for. */
  savedFor: readonly string[];
}

function useStatus({ state, savedFor }: StatusProps): string {
  const words = useWords(saving);
  if (!isSettled(state) || savedFor.length === 0) return words.status[state];
  return state === 'saved' ? words.savedFor({ names: savedFor }) : words.keptFor({ names: savedFor });
}

/** Says truthfully where what was typed is now. For the eye; `SaveAnnouncement` says the same to screen readers. */
export function SaveStatus(status: StatusProps) {
  const said = useStatus(status);
  const { state } = status;
  const icon = icons[state];
  return (
    <p className={styles.status} data-state={state} aria-hidden="true">
      {state === 'saving' && <Spinner size={18} />}
      {icon && <Icon name={icon} size={18} />}
      <span>{said}</span>
    </p>
  );
}

/** Always there, whatever is open, so that screen readers hear each change. */
export function SaveAnnouncement(status: StatusProps) {
  return (
    <InFront>
      <Announcement {...status} />
    </InFront>
  );
}

/** A place for words is heard once it is known: those that it would begin with come a moment later. */
const knownMs = 100;

function Announcement(status: StatusProps) {
  const said = useStatus(status);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), knownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.announcement}>
      <VisuallyHidden>{isKnown && said}</VisuallyHidden>
    </div>
  );
}

interface FailureProps {
  failure: ProblemError;
  onRetry: () => void;
  onClose: () => void;
}

/** The specification's alert of a failed save (§8), in plain words, with a way on. */
export function SaveFailure(props: FailureProps) {
  return isAskedNoMore(props.failure.code) ? <NoLongerAsked {...props} /> : <NotSaved {...props} />;
}

function NoLongerAsked({ onClose }: FailureProps) {
  const { noLongerAsked, noLongerAskedWhy } = useWords(saving);
  const { goOn } = useWords(path);
  return (
    <Dialog
      role="alertdialog"
      title={noLongerAsked}
      onClose={onClose}
      startsOnMain
      actions={<Button onClick={onClose}>{goOn}</Button>}
    >
      <p>{noLongerAskedWhy}</p>
    </Dialog>
  );
}

function NotSaved({ failure, onRetry, onClose }: FailureProps) {
  const words = useWords(saving);
  const errorWords = useErrorWords(problems);
  const fieldWords = useFieldWords();
  const errors = failure.problem.errors.flatMap((error) => fieldWords(error) ?? []);
  return (
    <AlertDialog title={words.failed} onRetry={onRetry} onClose={onClose} error={failure}>
      <p>{errorWords(failure)}</p>
      {errors.length > 0 && (
        <ul className={styles.list}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      <p>{failure.isUnreachable ? words.perhapsSaved : words.nothingSaved}</p>
    </AlertDialog>
  );
}
