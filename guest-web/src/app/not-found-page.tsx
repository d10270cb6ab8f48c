import { LinkButton } from '../ui/button';
import { detours } from '../words/detours';
import { useWords } from '../words/words';
import styles from './not-found-page.module.css';
import { RidgeScene } from './ridge-scene';

/** Any unknown path (spec §2). */
export function NotFoundPage() {
  const words = useWords(detours);
  return (
    <>
      <div className={styles.picture}>
        <RidgeScene />
      </div>
      <p className={styles.words}>{words.lostTrail}</p>
      <LinkButton to="/" size="l" full icon="home">
        {words.goToStart}
      </LinkButton>
    </>
  );
}
