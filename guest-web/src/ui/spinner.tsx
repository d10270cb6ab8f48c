import { common } from '../words/common';
import { useWords } from '../words/words';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

interface Props {
  size?: number;
  /** Said to screen readers; leave out inside a control that says it itself. */
  label?: string;
}

/** A turning ring; in its own right it wears the theme's loader colours. */
export function Spinner({ size = 40, label }: Props) {
  return (
    <span className={label ? styles.loader : styles.inline} role={label ? 'status' : undefined}>
      <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="20" cy="20" r="16" fill="none" strokeWidth="5" />
        <circle
          className={styles.arc}
          cx="20"
          cy="20"
          r="16"
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="34 68"
        />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

/** The page-loading spinner of the shell (spec §2). */
export function PageSpinner({ label }: { label?: string }) {
  const words = useWords(common);
  return (
    <div className={styles.page}>
      <Spinner size={48} label={label ?? words.loading} />
    </div>
  );
}
