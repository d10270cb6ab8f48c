import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './progress-ring.module.css';

interface Props {
  done: number;
  total: number;
  size?: number;
  children?: ReactNode;
}

/** A ring round a face that fills as tasks finish; the words beside it say the same. */
export function ProgressRing({ done, total, size = 68, children }: Props) {
  const radius = size / 2 - 2.5;
  const length = 2 * Math.PI * radius;
  const share = total > 0 ? Math.min(1, done / total) : 1;
  return (
    <span className={styles.ring} style={{ inlineSize: size, blockSize: size }}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
        <circle className={styles.track} cx={size / 2} cy={size / 2} r={radius} fill="none" strokeWidth="4" />
        <circle
          className={classes(styles.value, share === 1 && styles.full)}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
          opacity={share === 0 ? 0 : 1}
        />
      </svg>
      <span className={styles.inside}>{children}</span>
    </span>
  );
}
