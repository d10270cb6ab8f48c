import { Link } from 'react-router-dom';
import { useSettings } from '../lib/settings';
import { useSession } from '../lib/sign-in/use-session';
import { useText } from '../lib/wording/texts';
import { PictureOr } from '../ui/picture-or';
import { WordMark } from '../ui/word-mark';
import styles from './brand.module.css';

/** The resort's sign: its logo, its title as an image, or its title in words beside a small peak. */
export function Brand() {
  const { general } = useSettings().theme;
  const isSignedIn = useSession() !== undefined;
  const title = useText()('application.title');
  const titleImage = general.showArrivalTitleAsImage ? general.arrivalTitleImageUrl : undefined;
  return (
    <Link to={isSignedIn ? '/home' : '/'} className={styles.brand}>
      <PictureOr
        src={general.logoUrl || titleImage}
        alt={title}
        className={styles.logo}
        instead={<WordMark title={title} />}
      />
    </Link>
  );
}
