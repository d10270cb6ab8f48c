import type { ReactNode } from 'react';
import styles from './alert-dialog.module.css';
import { Button } from './button';
import { Dialog } from './dialog';
import { useErrorTitle } from './use-error-title';

interface Props {
  /** The specification's wording where it gives one, for instance "Please Sign.". */
  title: ReactNode;
  children?: ReactNode;
  onClose: () => void;
  closeLabel?: string;
  /** Offers "Try again". */
  onRetry?: () => void;
  retryLabel?: string;
  /** The trace id of the failed call, for whoever helps the guest. */
  referenceId?: string;
}

/** What `window.alert` was: accessible, in the resort's look, and never a dead end. */
export function AlertDialog({ title, children, onClose, closeLabel = 'Close', onRetry, retryLabel = 'Try again', referenceId }: Props) {
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
              {retryLabel}
            </Button>
          )}
          <Button variant={onRetry ? 'secondary' : 'primary'} onClick={onClose}>
            {onRetry ? closeLabel : 'OK'}
          </Button>
        </>
      }
    >
      {children && <div>{children}</div>}
      {referenceId && (
        <p className={styles.reference}>
          Reference: <code>{referenceId}</code>
        </p>
      )}
    </Dialog>
  );
}
