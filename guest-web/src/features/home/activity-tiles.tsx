import type { ContactActivity } from '@arrival/contracts';
import { useFocusWhenLost } from '../../lib/browser/use-focus-when-lost';
import { home } from '../../words/home';
import { useWords } from '../../words/words';
import styles from './activity-choice.module.css';
import { useReadyWords } from './ready-words';

interface Props {
  activities: readonly ContactActivity[];
  value: number;
  onChange: (activityId: number) => void;
}

/** Everything that one can check in for here. Opened from a line that has gone: the one that it showed has the focus. */
export function ActivityTiles({ activities, value, onChange }: Props) {
  const words = useWords(home);
  const readyWords = useReadyWords();
  const chosen = useFocusWhenLost<HTMLInputElement>();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{words.what}</legend>
      <div className={styles.tiles}>
        {activities.map((activity) => (
          <label key={activity.id} className={styles.tile}>
            <input
              ref={activity.id === value ? chosen : undefined}
              type="radio"
              name="activity"
              className={styles.radio}
              checked={activity.id === value}
              onChange={() => onChange(activity.id)}
            />
            {activity.imageUrl ? (
              <img src={activity.imageUrl} alt="" className={styles.picture} />
            ) : (
              <span className={styles.plain} />
            )}
            <span className={styles.tileWords}>
              <span className={styles.name}>{activity.name}</span>
              <span className={styles.count}>{readyWords(activity)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
