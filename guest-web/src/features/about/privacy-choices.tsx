import { useEffect } from 'react';
import { answerConsent, consent } from '../../lib/consent';
import { useExternalStore } from '../../lib/external-store';
import { useSettings } from '../../lib/settings';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import styles from './about-page.module.css';

const id = 'privacy-choices';

/** What the guest has answered on this phone, and the way to change it, where the resort asks for consent (D58). */
export function PrivacyChoices() {
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
        Privacy choices
      </h2>
      <p className={styles.words} role="status">
        {words(isGranted)}
      </p>
      <div className={styles.choices}>
        <Button variant="secondary" onClick={() => answerConsent(false)} aria-pressed={isGranted === false}>
          Do not count
        </Button>
        <Button variant="secondary" onClick={() => answerConsent(true)} aria-pressed={isGranted === true}>
          You may count
        </Button>
      </div>
    </Card>
  );
}

function words(isGranted: boolean | undefined): string {
  if (isGranted === undefined) return 'May we count which steps are used? You have not answered yet, so nothing is counted.';
  return isGranted ? 'You let us count which steps are used. No name goes along.' : 'Nothing is counted on this phone.';
}
