import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';
import { scrollRoom } from './scroll-room';

const roomForIt = scrollRoom('end');

/** The next action, always in the same place: above the keyboard and the phone's own bar. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div ref={roomForIt} className={styles.bar}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
