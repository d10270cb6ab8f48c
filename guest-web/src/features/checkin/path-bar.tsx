import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { ProgressTrack } from '../../ui/progress-track';
import styles from './path-bar.module.css';
import { type Progress, useProgressWords } from './progress';

interface Props {
  back: { to: string; label: string };
  /** What this is; not known while the path is on its way. */
  title?: string;
  progress?: Progress;
}

/** The path's one bar: back, what this is, how far the family is; a segment for each task, filled by its persons. */
export function PathBar({ back, title, progress }: Props) {
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <Link className={styles.back} to={back.to} aria-label={back.label}>
          <Icon name="back" />
        </Link>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {progress && <Label progress={progress} />}
        </div>
      </div>
      {progress ? (
        <Track progress={progress} />
      ) : (
        <div className={styles.track}>
          <span className={styles.segment} />
        </div>
      )}
    </div>
  );
}

function Label({ progress }: { progress: Progress }) {
  const label = useProgressWords(progress);
  return (
    <p className={styles.label} aria-hidden="true">
      {label}
    </p>
  );
}

function Track({ progress }: { progress: Progress }) {
  const label = useProgressWords(progress);
  const { value, max } = progress;
  return (
    <ProgressTrack className={styles.track} value={value} max={max} label={label}>
      {Array.from({ length: max }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
        <span key={index} className={styles.segment}>
          <span className={styles.value} style={{ inlineSize: `${Math.min(1, Math.max(0, value - index)) * 100}%` }} />
        </span>
      ))}
    </ProgressTrack>
  );
}
