import { useExternalStore } from '@arrival/web/external-store';
import { dismissToast, toasts } from '../lib/toast';
import { common } from '../words/common';
import { useWords } from '../words/words';
import { classes } from './classes';
import { focusPage } from './focus-page';
import { Icon } from './icon';
import { InFront } from './in-front';
import styles from './toaster.module.css';

/** The one place where toasts appear; polite for good news, at once for bad. */
export function Toaster() {
  const words = useWords(common);
  const shown = useExternalStore(toasts);
  return (
    <InFront>
      <section className={styles.region} aria-live="polite" aria-label={words.messages}>
        {shown.map((item) => (
          <div
            key={item.id}
            className={classes(styles.toast, styles[item.tone])}
            role={item.tone === 'error' ? 'alert' : undefined}
          >
            <Icon name={item.tone === 'error' ? 'alert' : 'check'} size={20} />
            <span>{item.message}</span>
            {item.tone === 'error' && (
              <button
                type="button"
                className={styles.close}
                aria-label={words.closeMessage}
                onClick={() => {
                  dismissToast(item.id);
                  focusPage();
                }}
              >
                <Icon name="close" size={20} />
              </button>
            )}
          </div>
        ))}
      </section>
    </InFront>
  );
}
