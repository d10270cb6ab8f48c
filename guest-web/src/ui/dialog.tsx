import { type ReactNode, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

interface Props {
  title: ReactNode;
  /** Esc and the backdrop close it; leave out where an answer is needed. */
  onClose?: () => void;
  /** A tap beside it takes nothing away that was typed. */
  isForm?: boolean;
  children: ReactNode;
  /** The way out first, the main one last: the order of every form and bar. */
  actions: ReactNode;
  /** The focus is on the main action, by which nothing is lost; else on the way out. */
  startsOnMain?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Not read out as a whole when it opens: a list to choose from. */
  isList?: boolean;
}

/** The platform's own modal: it keeps the focus inside, gives it back, and hides the rest from screen readers. */
export function Dialog({
  title,
  onClose,
  children,
  actions,
  startsOnMain,
  role = 'dialog',
  isForm,
  isList = false,
}: Props) {
  const main = useRef<HTMLElement>(null);
  const element = useModal(onClose, startsOnMain ? main : undefined);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click only adds the backdrop; Esc closes by keyboard
    <dialog
      ref={element}
      role={role}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={isList ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => !isForm && event.target === element.current && onClose?.()}
    >
      <div className={styles.content}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div id={`${id}-text`} className={styles.text}>
          {children}
        </div>
        <div
          className={styles.actions}
          ref={(box) => {
            main.current = box?.querySelector<HTMLElement>(':scope > :last-child') ?? null;
          }}
        >
          {actions}
        </div>
      </div>
    </dialog>
  );
}
