import { useFocusWhenLost } from '../../lib/browser/use-focus-when-lost';
import { QrCode } from '../qr-code';
import styles from './passes.module.css';

/** A code in the stead of the button that asked for it: it takes the button's focus. */
export function ShownCode({ value, label }: { value: string; label: string }) {
  const place = useFocusWhenLost<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className={styles.code}>
      <QrCode value={value} label={label} />
    </div>
  );
}
