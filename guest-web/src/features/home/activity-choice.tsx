import type { ContactActivity } from '@arrival/contracts';
import { home } from '../../words/home';
import { useWords } from '../../words/words';
import styles from './activity-choice.module.css';

interface Props {
  activities: readonly ContactActivity[];
  value: number;
  onChange: (activityId: number) => void;
}

/** Shown when more than one activity applies (D29). */
export function ActivityChoice({ activities, value, onChange }: Props) {
  const words = useWords(home);
  const readyWords = (activity: ContactActivity) => {
    const { ready, total } = readyOf(activity);
    return ready === total ? words.allReady : words.someReady({ ready, total });
  };
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{words.what}</legend>
      <div className={styles.tiles}>
        {activities.map((activity) => (
          <label key={activity.id} className={styles.tile}>
            <input
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
            <span className={styles.words}>
              <span className={styles.name}>{activity.name}</span>
              <span className={styles.count}>{readyWords(activity)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function readyOf({ contacts }: ContactActivity) {
  const asked = contacts.filter((contact) => contact.tasksTotal > 0);
  return { ready: asked.filter((contact) => contact.isCheckInComplete).length, total: asked.length };
}
