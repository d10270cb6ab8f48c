import { PageHeader } from '../ui/page-header';
import { QrCode } from '../ui/qr-code';
import { detours } from '../words/detours';
import { useWords } from '../words/words';
import styles from './hand-over.module.css';

/** A QR code of the present address, to go on with the phone. */
export function HandOver() {
  const words = useWords(detours);
  return (
    <div className={styles.page}>
      <PageHeader title={words.goOnWithPhone} description={words.scanThis} />
      <div className={styles.code}>
        <QrCode value={window.location.href} label={words.addressCode} />
      </div>
    </div>
  );
}
