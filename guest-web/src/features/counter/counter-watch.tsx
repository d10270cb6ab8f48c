import { useExternalStore } from '@arrival/web/external-store';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { endAtCounter } from '../../lib/counter';
import { sessionExpired } from '../../lib/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { counter } from '../../words/counter';
import { useWords } from '../../words/words';
import styles from './counter-watch.module.css';

/** Without a touch for this long the device asks; whoever reads a waiver scrolls. */
const IDLE_MS = 120_000;
/** The family has its code and is about to go. */
const IDLE_AT_THE_END_MS = 60_000;
const ASK_SECONDS = 30;
const touches = ['pointerdown', 'keydown', 'input', 'scroll', 'wheel'] as const;

/** A device at the counter is left by everybody: it starts afresh when nobody touches it, and when the session has ended. */
export function CounterWatch() {
  const { pathname } = useLocation();
  const isAtTheEnd = /^\/checkincomplete/i.test(pathname);
  const hasEnded = useExternalStore(sessionExpired);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isAsked) return;
    const wait = () => setTimeout(() => setAsked(true), isAtTheEnd ? IDLE_AT_THE_END_MS : IDLE_MS);
    let timer = wait();
    const touched = () => {
      clearTimeout(timer);
      timer = wait();
    };
    for (const touch of touches) window.addEventListener(touch, touched, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) window.removeEventListener(touch, touched, { capture: true });
    };
  }, [isAsked, isAtTheEnd]);
  if (hasEnded) return <Ended />;
  return isAsked ? <StillThere onYes={() => setAsked(false)} /> : null;
}

function StillThere({ onYes }: { onYes: () => void }) {
  const words = useWords(counter);
  const seconds = useCountdown(ASK_SECONDS);
  useEffect(() => {
    if (seconds === 0) void endAtCounter();
  }, [seconds]);
  return (
    <Dialog
      title={words.stillThere}
      role="alertdialog"
      onClose={onYes}
      actions={
        <>
          <Button onClick={onYes}>{words.goOn}</Button>
          <Button variant="secondary" onClick={() => void endAtCounter()}>
            {words.finish}
          </Button>
        </>
      }
    >
      {words.stillThereWhy}
      <p className={styles.seconds} aria-hidden>
        {seconds}
      </p>
    </Dialog>
  );
}

/** By the clock, not by ticks: a tablet that slept is not half a minute behind. */
function useCountdown(from: number): number {
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, from - Math.floor((now - start) / 1000));
}

function Ended() {
  const words = useWords(counter);
  return (
    <Dialog
      title={words.ended}
      role="alertdialog"
      actions={<Button onClick={() => void endAtCounter()}>{words.close}</Button>}
    >
      {words.endedWhy}
    </Dialog>
  );
}
