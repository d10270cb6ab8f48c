import { type ReactNode, useId, useRef } from 'react';
import { common } from '../words/common';
import { useWords } from '../words/words';
import { Button } from './button';
import { Icon } from './icon';
import styles from './sheet-dialog.module.css';
import { useModal } from './use-modal';
import { VisuallyHidden } from './visually-hidden';

interface Props {
  title: ReactNode;
  titleId?: string;
  /** Under the title. */
  about: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Always in view. */
  action: ReactNode;
}

/** A sheet over the page, the platform's modal: it has the focus, Esc closes it, the focus goes back to where it was. Closing it loses nothing. */
export function SheetDialog({ title, titleId, about, onClose, children, action }: Props) {
  const { close } = useWords(common);
  const ownId = useId();
  const id = titleId ?? ownId;
  const aboutId = `${ownId}-about`;
  const heading = useRef<HTMLHeadingElement>(null);
  const element = useModal(onClose, heading);
  return (
    <dialog
      ref={element}
      className={styles.sheet}
      aria-labelledby={id}
      aria-describedby={aboutId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <div>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          <div id={aboutId} className={styles.about}>
            {about}
          </div>
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
