import { common } from '../words/common';
import { useWords } from '../words/words';
import styles from './progress-line.module.css';

interface Props {
  /** Steps finished. */
  value: number;
  max: number;
  /** "Uploading 40%" */
  label: string;
}

/** A slim line that fills, with its words. */
export function ProgressLine({ value, max, label }: Props) {
  const words = useWords(common);
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div className={styles.progress}>
      <div
        className={styles.track}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={label}
        aria-label={words.progress}
      >
        <span className={styles.value} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
    </div>
  );
}
