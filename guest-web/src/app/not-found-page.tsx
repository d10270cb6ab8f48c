import { LinkButton } from '../ui/button';
import styles from './not-found-page.module.css';
import { RidgeScene } from './ridge-scene';

/** Any unknown path (spec §2). */
export function NotFoundPage() {
  return (
    <>
      <div className={styles.picture}>
        <RidgeScene />
      </div>
      <p className={styles.words}>This trail leads nowhere. Let us take you back to the lift.</p>
      <LinkButton to="/" size="l" full icon="home">
        Go to the start
      </LinkButton>
    </>
  );
}
