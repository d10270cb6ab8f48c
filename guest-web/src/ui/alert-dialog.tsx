import type { ReactNode } from 'react';
import { common } from '../words/common';
import { useWords } from '../words/words';
import styles from './alert-dialog.module.css';
import { Button } from './button';
import { Dialog } from './dialog';
import { useErrorTitle } from './use-error-title';

interface Props {
  /** The specification's wording where it gives one, for instance "Please Sign.". */
  title: ReactNode;
  children?: ReactNode;
  onClose: () => void;
  /** Offers "Try again". */
  onRetry?: () => void;
  /** The trace id of the failed call, for whoever helps the guest. */
  referenceId?: string;
}

/** What `window.alert` was: accessible, in the resort's look, and never a dead end. */
export function AlertDialog({ title, children, onClose, onRetry, referenceId }: Props) {
  const words = useWords(common);
  useErrorTitle();
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={onClose}
      actions={
        <>
          {onRetry && (
            <Button onClick={onRetry} icon="retry">
              {words.tryAgain}
            </Button>
          )}
          <Button variant={onRetry ? 'secondary' : 'primary'} onClick={onClose}>
            {onRetry ? words.close : words.ok}
          </Button>
        </>
      }
    >
      {children && <div>{children}</div>}
      {referenceId && <p className={styles.reference}>{words.reference({ id: referenceId })}</p>}
    </Dialog>
  );
}
