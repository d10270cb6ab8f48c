import { useState } from 'react';
import type { SelectedLocation } from '../../lib/selected-location';
import { useText } from '../../lib/texts';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './greeting.module.css';
import { LocationDialog } from './location-dialog';

interface Props {
  firstName: string | undefined;
  location: SelectedLocation | undefined;
  /** The resort has no location that is open. */
  isNowhere: boolean;
}

/** Whose card this is and where it counts; the location can be changed here. */
export function Greeting({ firstName, location, isNowhere }: Props) {
  const text = useText();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <header className={styles.greeting}>
      <p className={styles.hello}>{text('home.greeting', firstName === undefined ? {} : { FirstName: firstName })}</p>
      <h1 className={styles.title}>{text('home.checkInTitle')}</h1>
      {!isNowhere && (
        <button type="button" className={styles.location} onClick={() => setIsChoosing(true)} disabled={!location} aria-haspopup="dialog">
          <Icon name="pin" size={20} />
          <VisuallyHidden>Location: </VisuallyHidden>
          <span className={styles.place}>{location?.name ?? 'Finding your location'}</span>
          <span className={styles.change}>Change</span>
        </button>
      )}
      {isChoosing && <LocationDialog current={location} onClose={() => setIsChoosing(false)} />}
    </header>
  );
}
