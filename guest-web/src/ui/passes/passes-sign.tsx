import { useSettings } from '../../lib/settings';
import styles from './passes.module.css';

/** The resort's sign for mobile passes, one for phones and one for wide screens (theme `bleConnect`). */
export function PassesSign() {
  const { mobileLogoUrl, desktopLogoUrl } = useSettings().theme.bleConnect;
  const first = mobileLogoUrl || desktopLogoUrl;
  if (!first) return null;
  return (
    <picture>
      {desktopLogoUrl && <source media="(min-width: 900px)" srcSet={desktopLogoUrl} />}
      <img src={first} alt="" className={styles.sign} />
    </picture>
  );
}
