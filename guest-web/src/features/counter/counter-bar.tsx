import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { endAtCounter } from '../../lib/counter/counter';
import type { GuestSession } from '../../lib/sign-in/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { counter } from '../../words/counter';
import { useWords } from '../../words/words';
import styles from './counter-bar.module.css';
import { CounterWatch } from './counter-watch';

/** A household that was let in at the counter is not its account (D69). */
const ofAccount = /^\/(profile|ble-connect)/i;

/** On a device that nobody here owns: whose check-in this is, and the way to hand it back. */
export function CounterBar({ session }: { session: GuestSession }) {
  const words = useWords(counter);
  const { pathname } = useLocation();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.bar}>
      <span className={styles.who}>{words.whose({ name: session.familyName })}</span>
      <button type="button" className={styles.finish} onClick={() => setAsked(true)}>
        {words.finish}
      </button>
      <CounterWatch />
      {ofAccount.test(pathname) && <Navigate to="/home" replace />}
      {isAsked && <AskFinish onClose={() => setAsked(false)} />}
    </div>
  );
}

function AskFinish({ onClose }: { onClose: () => void }) {
  const words = useWords(counter);
  return (
    <Dialog
      title={words.finishAsk}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.goOn}
          </Button>
          <Button onClick={() => void endAtCounter()}>{words.finish}</Button>
        </>
      }
    >
      {words.finishWhy}
    </Dialog>
  );
}
