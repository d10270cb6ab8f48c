import { common } from '../words/common';
import { useWords } from '../words/words';
import { Card } from './card';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden';

interface Props {
  /** CSS lengths; a line of text by default. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** A grey shape where content will be. */
function Skeleton({ width = '100%', height = '1em', round }: Props) {
  return (
    <span
      className={styles.shape}
      style={{ inlineSize: width, blockSize: height, borderRadius: round ? '50%' : undefined }}
    />
  );
}

/** Cards shaped like people, while the family is on its way. */
export function PeopleSkeleton({ label }: { label?: string }) {
  const words = useWords(common);
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{label ?? words.loadingFamily}</VisuallyHidden>
      {['first', 'second', 'third'].map((place) => (
        <Card key={place} className={styles.person}>
          <Skeleton width="54px" height="54px" round />
          <span className={styles.lines}>
            <Skeleton width="55%" height="1.25rem" />
            <Skeleton width="40%" />
          </span>
        </Card>
      ))}
    </div>
  );
}

/** A page of text or a form. */
export function PageSkeleton({ label }: { label?: string }) {
  const words = useWords(common);
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      <Skeleton width="60%" height="2rem" />
      <Skeleton width="90%" />
      <Skeleton height="52px" />
      <Skeleton height="52px" />
      <Skeleton height="52px" />
    </div>
  );
}
