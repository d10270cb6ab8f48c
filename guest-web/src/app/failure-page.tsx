import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { useErrorTitle } from '../ui/use-error-title';
import { common } from '../words/common';
import { useWords } from '../words/words';
import styles from './failure-page.module.css';
import { RidgeScene } from './ridge-scene';

interface Props {
  title: string;
  children: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  isBusy?: boolean;
  referenceId?: string;
  /** More ways on, beside the first. */
  actions?: ReactNode;
}

/** When there is nothing else to show: what happened in plain words, and a way on. */
export function FailurePage({ title, children, onRetry, retryLabel, isBusy, referenceId, actions }: Props) {
  const words = useWords(common);
  useErrorTitle();
  return (
    <section className={styles.page} aria-labelledby="failure-title">
      <div className={styles.picture}>
        <RidgeScene />
      </div>
      <h1 id="failure-title">{title}</h1>
      <div className={styles.text} role="alert">
        {children}
      </div>
      <div className={styles.actions}>
        {onRetry && (
          <Button onClick={onRetry} busy={isBusy} icon="retry">
            {retryLabel ?? words.tryAgain}
          </Button>
        )}
        {actions}
      </div>
      {referenceId && <p className={styles.reference}>{words.reference({ id: referenceId })}</p>}
    </section>
  );
}
