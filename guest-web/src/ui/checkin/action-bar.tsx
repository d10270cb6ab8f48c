import type { ReactNode } from 'react';
import { useCheckIn } from '../../lib/completion/checkin-context';
import { SaveBar } from './save-bar';

/** The next action of the path. */
export function ActionBar({ children }: { children?: ReactNode }) {
  const { saveState, savedFor, saveNow, stopSaving } = useCheckIn();
  return (
    <SaveBar state={saveState} savedFor={savedFor} onNow={saveNow} onStop={stopSaving}>
      {children}
    </SaveBar>
  );
}
