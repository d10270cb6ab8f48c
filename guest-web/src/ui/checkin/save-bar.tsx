import type { ReactNode } from 'react';
import type { SaveState } from '../../lib/completion/save-state';
import { saving } from '../../words/checkin';
import { useWords } from '../../words/words';
import { BottomBar } from '../bottom-bar';
import { Button } from '../button';
import styles from './save-bar.module.css';
import { SaveStatus } from './save-feedback';

interface Props {
  state: SaveState;
  /** Whom the last save was for. */
  savedFor?: readonly string[];
  onNow: () => void;
  onStop: () => void;
  children?: ReactNode;
}

/** The next action, with where the last one has got to right above it; what waits can be sent at once, or stopped. */
export function SaveBar({ state, savedFor = [], onNow, onStop, children }: Props) {
  const words = useWords(saving);
  return (
    <BottomBar>
      {state !== 'idle' && (
        <div className={styles.status}>
          <SaveStatus state={state} savedFor={savedFor} />
          {(state === 'waiting' || state === 'retrying') && (
            <div className={styles.choices}>
              <Button variant="quiet" onClick={onNow}>
                {words.tryNow}
              </Button>
              <Button variant="quiet" onClick={onStop}>
                {words.stop}
              </Button>
            </div>
          )}
        </div>
      )}
      {children}
    </BottomBar>
  );
}
