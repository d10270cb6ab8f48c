import { Link } from 'react-router-dom';
import { useSettings } from '../lib/settings';
import { useSession } from '../lib/sign-in/use-session';
import { useText } from '../lib/wording/texts';
import { WordMark } from '../ui/word-mark';
import styles from './brand.module.css';

/** The resort's sign: its logo, its title as an image, or its title in words beside a small peak. */
export function Brand() {
  const { general } = useSettings().theme;
  const isSignedIn = useSession() !== undefined;
  const title = useText()('application.title');
  const image = general.logoUrl || (general.showArrivalTitleAsImage && general.arrivalTitleImageUrl);
  return (
    <Link to={isSignedIn ? '/home' : '/'} className={styles.brand}>
      {image ? <img src={image} alt={title} className={styles.logo} /> : <WordMark title={title} />}
    </Link>
  );
}
