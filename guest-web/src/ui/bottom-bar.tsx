import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';
import { scrollRoom } from './scroll-room';

const roomForIt = scrollRoom('end');
/** So long after the first the second press of a double one comes, on what has meanwhile taken the first one's place. */
const doublePressMs = 300;

function arrive(bar: HTMLElement | null) {
  if (!bar) return;
  const leave = roomForIt(bar);
  bar.toggleAttribute('data-new', true);
  const timer = setTimeout(() => bar.removeAttribute('data-new'), doublePressMs);
  return () => {
    clearTimeout(timer);
    leave?.();
  };
}

/** The next action, always in the same place: above the keyboard and the phone's own bar. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div ref={arrive} className={styles.bar}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
