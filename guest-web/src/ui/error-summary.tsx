import { useEffect, useRef } from 'react';
import { common } from '../words/common';
import { useWords } from '../words/words';
import styles from './error-summary.module.css';
import { useErrorTitle } from './use-error-title';

export interface SummaryItem {
  /** The id of the control that needs another look. */
  fieldId?: string;
  message: string;
}

interface Props {
  items: readonly SummaryItem[];
  /** Changes with every try to send (react-hook-form's `submitCount`), so that the summary takes the focus again. */
  attempt?: number;
}

/** What is still missing, at the top of a form; takes the focus when a try to send fails. */
export function ErrorSummary({ items, attempt }: Props) {
  const words = useWords(common);
  const box = useRef<HTMLDivElement>(null);
  const shown = items.length > 0;
  useErrorTitle(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus once more
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{words.lookAgain}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={`${item.fieldId}-${item.message}`}>
            {item.fieldId ? (
              <a
                href={`#${item.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(item.fieldId ?? '')?.focus();
                }}
              >
                {item.message}
              </a>
            ) : (
              item.message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
