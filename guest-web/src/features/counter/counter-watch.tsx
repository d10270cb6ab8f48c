import { useExternalStore } from '@arrival/web/external-store';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { endAtCounter } from '../../lib/counter/counter';
import { counterTouch } from '../../lib/counter/counter-touch';
import { sessionExpired } from '../../lib/sign-in/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { counter } from '../../words/counter';
import { useWords } from '../../words/words';
import styles from './counter-watch.module.css';

/** Without a touch for this long the device asks; whoever reads a waiver scrolls. */
const IDLE_MS = 120_000;
/** The family has its code and is about to go. */
const IDLE_AT_THE_END_MS = 60_000;
/** Touches inside the frame of another origin are not told. */
const IDLE_IN_FRAME_MS = 300_000;
const ASK_MS = 30_000;
const touches = ['pointerdown', 'keydown', 'input', 'scroll', 'wheel'] as const;
const returns = ['visibilitychange', 'pageshow', 'focus'] as const;

/** A device at the counter is left by everybody: it starts afresh when nobody touches it, and when the session has ended. */
export function CounterWatch() {
  const [isAsked, setAsked] = useIdle();
  if (useExternalStore(sessionExpired)) return <Ended />;
  const goOn = () => {
    counterTouch.mark();
    setAsked(false);
  };
  return isAsked ? <StillThere onYes={goOn} /> : null;
}

/** By the clock, not by ticks: whoever wakes a tablet that slept meets nobody's check-in. */
function useIdle() {
  const { pathname } = useLocation();
  const isAtTheEnd = /^\/checkincomplete/i.test(pathname);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isAsked) return;
    let timer: ReturnType<typeof setTimeout>;
    const left = () => idleMs(isAtTheEnd) - counterTouch.ago();
    const look = () => {
      clearTimeout(timer);
      if (left() <= -ASK_MS) void endAtCounter();
      else if (left() <= 0) setAsked(true);
      else timer = setTimeout(look, left());
    };
    const touched = () => (left() > 0 ? counterTouch.mark() : look());
    look();
    for (const touch of touches) window.addEventListener(touch, touched, { capture: true, passive: true });
    for (const comesBack of returns) window.addEventListener(comesBack, look);
    return () => {
      clearTimeout(timer);
      for (const touch of touches) window.removeEventListener(touch, touched, { capture: true });
      for (const comesBack of returns) window.removeEventListener(comesBack, look);
    };
  }, [isAsked, isAtTheEnd]);
  return [isAsked, setAsked] as const;
}

function idleMs(isAtTheEnd: boolean): number {
  if (isAtTheEnd) return IDLE_AT_THE_END_MS;
  return document.activeElement instanceof HTMLIFrameElement ? IDLE_IN_FRAME_MS : IDLE_MS;
}

function StillThere({ onYes }: { onYes: () => void }) {
  const words = useWords(counter);
  const { seconds, isOver } = useCountdown();
  return (
    <Dialog
      title={words.stillThere}
      role="alertdialog"
      onClose={() => !isOver() && onYes()}
      startsOnMain
      actions={
        <>
          <Button variant="secondary" onClick={() => void endAtCounter()}>
            {words.finish}
          </Button>
          <Button onClick={() => !isOver() && onYes()}>{words.goOn}</Button>
        </>
      }
    >
      {words.stillThereWhy}
      <Seconds left={seconds} />
    </Dialog>
  );
}

/** To whoever stands there; the page of the family is not in sight any more. */
function Ended() {
  const words = useWords(counter);
  const { seconds } = useCountdown();
  return (
    <>
      <div className={styles.cover} />
      <Dialog
        title={words.ended}
        role="alertdialog"
        actions={<Button onClick={() => void endAtCounter()}>{words.close}</Button>}
      >
        {words.endedWhy}
        <Seconds left={seconds} />
      </Dialog>
    </>
  );
}

/** Hands the device back when it is over. */
function useCountdown() {
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((start + ASK_MS - now) / 1000));
  useEffect(() => {
    if (seconds === 0) void endAtCounter();
  }, [seconds]);
  return { seconds, isOver: () => Date.now() >= start + ASK_MS };
}

function Seconds({ left }: { left: number }) {
  return (
    <p className={styles.seconds} aria-hidden>
      {left}
    </p>
  );
}
