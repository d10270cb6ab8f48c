import { type ReactNode, useEffect } from 'react';
import { isProblem } from '../lib/api/problem';
import { useErrorWords } from '../lib/wording/error-words';
import { common } from '../words/common';
import { useWords } from '../words/words';
import styles from './alert-dialog.module.css';
import { Button } from './button';
import { Dialog } from './dialog';
import { useErrorTitle } from './use-error-title';

interface Props {
  /** The specification's wording where it gives one, for instance "Please Sign.". */
  title: ReactNode;
  /** Without them it says why the call failed. */
  children?: ReactNode;
  onClose: () => void;
  /** Offers "Try again", where that can help. */
  onRetry?: () => void;
  /** Of the failed call: its reference is for whoever helps the guest. */
  error?: unknown;
}

/** What somebody else did at the same moment is over; anything else that was refused is refused again. */
const isFinal = (error: unknown): boolean => isProblem(error) && error.isRefusal && error.code !== 'request.conflict';

/** What `window.alert` was: accessible, in the resort's look, and never a dead end. */
export function AlertDialog({ title, children, onClose, onRetry, error }: Props) {
  const words = useWords(common);
  const errorWords = useErrorWords();
  const said = children ?? (error === undefined ? undefined : errorWords(error));
  const saysOnlyLost = !children && isProblem(error) && error.isUnreachable;
  // Its words would not be true any longer.
  useEffect(() => {
    if (!saysOnlyLost) return;
    window.addEventListener('online', onClose);
    return () => window.removeEventListener('online', onClose);
  }, [saysOnlyLost, onClose]);
  const again = isFinal(error) ? undefined : onRetry;
  const referenceId = isProblem(error) ? error.traceId : undefined;
  useErrorTitle();
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={onClose}
      startsOnMain
      actions={
        again ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {words.close}
            </Button>
            <Button onClick={again} icon="retry">
              {words.tryAgain}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{onRetry ? words.close : words.ok}</Button>
        )
      }
    >
      {said && <div>{said}</div>}
      {referenceId && <p className={styles.reference}>{words.reference({ id: referenceId })}</p>}
    </Dialog>
  );
}
