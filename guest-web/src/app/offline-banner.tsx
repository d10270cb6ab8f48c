import { useHasUnsaved } from '../lib/unsaved';
import { useOnline } from '../lib/use-online';
import { Icon } from '../ui/icon';
import { shell } from '../words/shell';
import { useWords } from '../words/words';
import styles from './offline-banner.module.css';

/** Says so when the phone has no connection, and what that means for what was typed. */
export function OfflineBanner() {
  const words = useWords(shell);
  const isOnline = useOnline();
  const hasUnsaved = useHasUnsaved();
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.banner}>
          <Icon name="offline" size={20} />
          <span>{hasUnsaved ? words.offlineUnsaved : words.offline}</span>
        </p>
      )}
    </div>
  );
}
