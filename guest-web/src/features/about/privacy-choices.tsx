import { useExternalStore } from '@arrival/web/external-store';
import { useEffect } from 'react';
import { useSettings } from '../../lib/settings';
import { answerConsent, consent } from '../../lib/vendors/consent';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { about } from '../../words/about';
import { useWords } from '../../words/words';
import styles from './about-page.module.css';

const id = 'privacy-choices';

/** What the guest has answered on this phone, and the way to change it, where the resort asks for consent (D58). */
export function PrivacyChoices() {
  const words = useWords(about);
  const isGranted = useExternalStore(consent);
  const { cookieConsentScript } = useSettings();
  useEffect(() => {
    // The resort's own script may show its dialog again.
    if (location.hash === `#${id}`) window.dispatchEvent(new Event('arrivalprivacychoices'));
  }, []);
  if (!cookieConsentScript) return null;
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {words.privacyChoices}
      </h2>
      <p className={styles.words} role="status">
        {isGranted === undefined ? words.mayWeCount : isGranted ? words.counted : words.notCounted}
      </p>
      <div className={styles.choices}>
        <Button variant="secondary" onClick={() => answerConsent(false)} aria-pressed={isGranted === false}>
          {words.doNotCount}
        </Button>
        <Button variant="secondary" onClick={() => answerConsent(true)} aria-pressed={isGranted === true}>
          {words.mayCount}
        </Button>
      </div>
    </Card>
  );
}
