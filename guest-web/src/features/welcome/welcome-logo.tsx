import type { Theme } from '@arrival/contracts';
import { WordMark } from '../../ui/word-mark';
import styles from './welcome-page.module.css';

interface Props {
  general: Theme['general'];
  title: string;
}

/** The resort's logo in its set width, and its title as words or as an image. */
export function WelcomeLogo({ general, title }: Props) {
  const asImage = general.showArrivalTitleAsImage && general.arrivalTitleImageUrl;
  return (
    <div className={styles.logo}>
      {general.logoUrl && (
        <img src={general.logoUrl} alt={asImage ? '' : title} style={{ inlineSize: general.logoWelcomeWidth }} />
      )}
      {asImage && (
        <img src={general.arrivalTitleImageUrl} alt={title} style={{ inlineSize: general.arrivalTitleImageWidth }} />
      )}
      {!general.logoUrl && !asImage && <WordMark title={title} />}
    </div>
  );
}
