import styles from './progress-line.module.css';
import { ProgressTrack } from './progress-track';

interface Props {
  /** Steps finished. */
  value: number;
  max: number;
  /** "Uploading 40%" */
  label: string;
}

/** A slim line that fills, with its words. */
export function ProgressLine({ value, max, label }: Props) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div className={styles.progress}>
      <ProgressTrack className={styles.track} value={value} max={max} label={label}>
        <span className={styles.value} style={{ inlineSize: `${share * 100}%` }} />
      </ProgressTrack>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
    </div>
  );
}
