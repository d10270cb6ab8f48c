import type { PassHolder } from '@arrival/contracts';
import { useEffect, useId, useRef } from 'react';
import { groundAndText } from '../../lib/passes/theme-colours';
import { useSettings } from '../../lib/settings';
import { common } from '../../words/common';
import { passes } from '../../words/passes';
import { useWords } from '../../words/words';
import { Icon } from '../icon';
import { MobilePass } from './mobile-pass';
import styles from './passes.module.css';

interface Props {
  holders: readonly PassHolder[];
  onClose: () => void;
}

/** The family's passes beside the page, in the theme's `sidebar` colours. The platform's modal keeps the focus inside. */
export function PassesSidebar({ holders, onClose }: Props) {
  const words = useWords(passes);
  const { close } = useWords(common);
  const { sidebar } = useSettings().theme;
  const element = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={styles.sidebar}
      style={groundAndText(sidebar)}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.heading}>
        <h2 id={title}>{words.passes}</h2>
        <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.list}>
        {holders.map((holder) => (
          <li key={holder.ipCode}>
            <MobilePass holder={holder} />
          </li>
        ))}
      </ul>
    </dialog>
  );
}
