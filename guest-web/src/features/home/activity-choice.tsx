import type { ContactActivity } from '@arrival/contracts';
import { Suspense, useState } from 'react';
import { onDemand } from '../../lib/browser/on-demand';
import { home } from '../../words/home';
import { useWords } from '../../words/words';
import styles from './activity-choice.module.css';
import { useReadyWords } from './ready-words';

const ActivityTiles = onDemand(() => import('./activity-tiles').then((module) => module.ActivityTiles));

interface Props {
  activities: readonly ContactActivity[];
  value: ContactActivity;
  onChange: (activityId: number) => void;
}

/** What the family is here for, in a line; the others where more than one applies (D29). */
export function ActivityChoice({ activities, value, onChange }: Props) {
  const words = useWords(home);
  const readyWords = useReadyWords();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <ActivityTiles activities={activities} value={value.id} onChange={onChange} />
      </Suspense>
    );
  return (
    <button type="button" className={styles.folded} aria-expanded={false} onClick={() => setOpen(true)}>
      {value.imageUrl ? (
        <img src={value.imageUrl} alt="" className={styles.small} />
      ) : (
        <span className={styles.small} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{value.name}</span>
        <span className={styles.count}>{readyWords(value)}</span>
      </span>
      <span className={styles.change}>{words.change}</span>
    </button>
  );
}
