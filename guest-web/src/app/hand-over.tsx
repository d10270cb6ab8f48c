import { PageHeader } from '../ui/page-header';
import { QrCode } from '../ui/qr-code';
import styles from './hand-over.module.css';

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
