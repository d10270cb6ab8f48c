import { useOnline } from '../lib/use-online';
import { Icon } from '../ui/icon';
import styles from './offline-banner.module.css';

/** Says so when the phone has no connection; nothing typed is lost meanwhile. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.banner}>
          <Icon name="offline" size={20} />
          <span>No connection. What you type is kept on this phone.</span>
        </p>
      )}
    </div>
  );
}
