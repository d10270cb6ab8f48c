import type { ReactNode } from 'react';
import { BottomBar } from '../../ui/bottom-bar';
import { Button } from '../../ui/button';
import styles from './action-bar.module.css';
import { useCheckIn } from './checkin-context';
import { SaveStatus } from './save-feedback';

/** The next action of the path, with where the last one has got to right above it. */
export function ActionBar({ children }: { children: ReactNode }) {
  const { saveState, savedFor, saveNow, stopSaving } = useCheckIn();
  return (
    <BottomBar>
      {saveState !== 'idle' && (
        <div className={styles.status}>
          <SaveStatus state={saveState} savedFor={savedFor} />
          {(saveState === 'waiting' || saveState === 'retrying') && (
            <div className={styles.choices}>
              <Button variant="quiet" onClick={saveNow}>
                Try now
              </Button>
              <Button variant="quiet" onClick={stopSaving}>
                Stop
              </Button>
            </div>
          )}
        </div>
      )}
      {children}
    </BottomBar>
  );
}
