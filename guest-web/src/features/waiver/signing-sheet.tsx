import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { common } from '../../words/common';
import { signature } from '../../words/waiver';
import { useWords } from '../../words/words';
import { fieldIds } from './field-ids';
import styles from './signing-sheet.module.css';

interface Props {
  /** One sentence that says who signs for whom. */
  who: string;
  onClose: () => void;
  children: ReactNode;
  /** Accept, always in view. */
  action: ReactNode;
}

/** What signing needs, in one sheet over the text; closing it loses nothing. */
export function SigningSheet({ who, onClose, children, action }: Props) {
  const words = useWords(signature);
  const { close } = useWords(common);
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog?.open) dialog?.showModal();
    heading.current?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={styles.sheet}
      aria-labelledby={fieldIds.consent}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <div>
          <h2 ref={heading} id={fieldIds.consent} tabIndex={-1}>
            {words.title}
          </h2>
          <p className={styles.who}>{who}</p>
        </div>
        <Button variant="quiet" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          <VisuallyHidden>{close}</VisuallyHidden>
        </Button>
      </header>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>{action}</div>
    </dialog>
  );
}
