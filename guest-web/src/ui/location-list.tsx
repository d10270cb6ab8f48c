import { classes } from './classes';
import { Icon } from './icon';
import styles from './location-list.module.css';

interface Place {
  id: number;
  name: string;
  description: string | null;
}

interface Props<T extends Place> {
  locations: readonly T[];
  currentId?: number;
  onChoose: (location: T) => void;
}

/** Places to choose from. */
export function LocationList<T extends Place>({ locations, currentId, onChoose }: Props<T>) {
  return (
    <ul className={styles.list}>
      {locations.map((location) => {
        const isCurrent = location.id === currentId;
        return (
          <li key={location.id}>
            <button
              type="button"
              className={classes(styles.location, isCurrent && styles.current)}
              aria-current={isCurrent || undefined}
              onClick={() => onChoose(location)}
            >
              <span className={styles.words}>
                <span className={styles.name}>{location.name}</span>
                {location.description && <span className={styles.description}>{location.description}</span>}
              </span>
              <Icon name={isCurrent ? 'check' : 'chevron'} size={20} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
