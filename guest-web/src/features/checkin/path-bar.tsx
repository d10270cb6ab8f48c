import type { TaskTypeId } from '@arrival/contracts';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { ProgressTrack } from '../../ui/progress-track';
import { reasons } from '../../words/reasons';
import { useWords } from '../../words/words';
import styles from './path-bar.module.css';
import { type Progress, useProgressWords } from './progress';

interface Props {
  back: { to: string; label: string };
  taskTypeId: TaskTypeId;
  /** Instead of the task's name. */
  title?: string;
  progress: Progress;
}

/** The path's one bar: back, what this is, how far the family is; a segment for each task, filled by its persons. */
export function PathBar({ back, taskTypeId, title, progress }: Props) {
  const { task } = useWords(reasons);
  const label = useProgressWords(progress);
  const { value, max } = progress;
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <Link className={styles.back} to={back.to} aria-label={back.label}>
          <Icon name="back" />
        </Link>
        <div className={styles.words}>
          <p className={styles.title}>{title ?? task[taskTypeId]}</p>
          <p className={styles.label} aria-hidden="true">
            {label}
          </p>
        </div>
      </div>
      <ProgressTrack className={styles.track} value={value} max={max} label={label}>
        {Array.from({ length: max }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
          <span key={index} className={styles.segment}>
            <span
              className={styles.value}
              style={{ inlineSize: `${Math.min(1, Math.max(0, value - index)) * 100}%` }}
            />
          </span>
        ))}
      </ProgressTrack>
    </div>
  );
}
