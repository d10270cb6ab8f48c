import { useLayoutEffect, useState } from 'react';
import { missingForSignIn } from '../../lib/browser/abilities';
import { otherBrowser } from '../../words/other-browser';
import { useWords } from '../../words/words';
import { Banner } from '../banner';
import { OtherBrowser } from './other-browser';
import styles from './other-browser.module.css';

/** Nothing in a browser that can; else what is missing and where it goes on. */
export function CannotSignIn({ onFound }: { onFound?: () => void }) {
  const words = useWords(otherBrowser);
  const [missing] = useState(() => missingForSignIn());
  useLayoutEffect(() => {
    if (missing.length > 0) onFound?.();
  }, [missing, onFound]);
  if (missing.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Banner tone="warning" live title={words.signIn}>
        <p>
          {missing.map((need) => words.signInWhy[need]).join(' ')} {words.ofAnApp}
        </p>
        <OtherBrowser />
      </Banner>
    </div>
  );
}
