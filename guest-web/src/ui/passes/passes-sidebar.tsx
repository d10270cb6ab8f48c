import type { PassHolder, Theme } from '@arrival/contracts';
import { type CSSProperties, useId } from 'react';
import { groundAndText } from '../../lib/passes/theme-colours';
import { useSettings } from '../../lib/settings';
import { common } from '../../words/common';
import { passes } from '../../words/passes';
import { useWords } from '../../words/words';
import { Icon } from '../icon';
import { useModal } from '../use-modal';
import { MobilePass } from './mobile-pass';
import styles from './passes.module.css';

interface Props {
  holders: readonly PassHolder[];
  onClose: () => void;
}

/** As properties: in the dark the page's own colours stand instead, as they do for the theme's other grounds. */
function sidebarColours(theme: Theme['sidebar']) {
  const { backgroundColor, color } = groundAndText(theme);
  return { '--sidebar-ground': backgroundColor, '--sidebar-text': color } as CSSProperties;
}

/** The family's passes beside the page, in the theme's `sidebar` colours. The platform's modal keeps the focus inside. */
export function PassesSidebar({ holders, onClose }: Props) {
  const words = useWords(passes);
  const { close } = useWords(common);
  const { sidebar } = useSettings().theme;
  const element = useModal(onClose);
  const title = useId();
  return (
    <dialog
      ref={element}
      className={styles.sidebar}
      style={sidebarColours(sidebar)}
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
