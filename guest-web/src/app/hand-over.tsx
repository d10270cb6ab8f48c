import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '../lib/settings';
import { PageHeader } from '../ui/page-header';
import { QrCode } from '../ui/qr-code';
import styles from './hand-over.module.css';

const wide = '(min-width: 900px) and (pointer: fine)';
// Pages of the sign-in itself work on every screen.
const everywhere = /^\/(logout|oidc-|access-denied|about)/;

/** Does this screen hand over to the phone (setting limitToMobile, D53)? */
export function useHandsOver(): boolean {
  const { limitToMobile } = useSettings().frontEndSettings;
  const { pathname } = useLocation();
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
  return limitToMobile && isWide && !everywhere.test(pathname);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** A QR code of the present address, to go on with the phone. */
export function HandOver() {
  return (
    <div className={styles.page}>
      <PageHeader
        title="Go on with your phone"
        description="Scan this code with your phone's camera. Check-in is made for the phone in your pocket."
      />
      <div className={styles.code}>
        <QrCode value={window.location.href} label="QR code of this page's address" />
      </div>
    </div>
  );
}
