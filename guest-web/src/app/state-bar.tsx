import { useExternalStore } from '@arrival/web/external-store';
import { Suspense, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RefusalActions } from '../features/outbox/refusal-actions';
import { useRefusal } from '../features/outbox/use-refusal';
import { later } from '../lib/browser/later';
import { useOnline } from '../lib/browser/use-online';
import { readSelection } from '../lib/checkin/selection';
import { useHasUnsaved } from '../lib/drafts/unsaved';
import { isOver, isWaiting, type KeptEntry, unfinished } from '../lib/kept/entry';
import { outboxState } from '../lib/kept/outbox-state';
import { outboxHere } from '../lib/kept/start';
import { useSession } from '../lib/sign-in/use-session';
import { Icon, type IconName } from '../ui/icon';
import { scrollRoom } from '../ui/scroll-room';
import { kept } from '../words/kept';
import { useWords } from '../words/words';
import styles from './state-bar.module.css';

const CounterBar = later(() => import('../features/counter/counter-bar').then((module) => module.CounterBar));
const NotKept = later(() => import('../ui/other-browser/not-kept').then((module) => module.NotKept));
const OutboxSheet = later(() => import('../features/outbox/outbox-sheet').then((module) => module.OutboxSheet));

const roomForIt = scrollRoom('start');

/** Says what is sent, what is only on this phone, and when there is no connection; pressed, it shows each of them. */
export function StateBar() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isListOpen = openAt === pathname;
  const isOnPath = /^\/(home|checkin(\/|$))/i.test(pathname);
  const state = useBarState(isListOpen, isOnPath && readSelection() !== undefined);
  const session = useSession();
  const { entries, sent } = useExternalStore(outboxState);
  const refused = entries.filter((entry) => !isWaiting(entry));
  const close = () => {
    setOpenAt(undefined);
    void outboxHere().then((outbox) => outbox?.seen());
  };
  return (
    <>
      <div ref={roomForIt} className={styles.place}>
        <Suspense fallback={null}>{session?.isAtCounter && <CounterBar session={session} />}</Suspense>
        <div role="status">
          {state && <Bar state={state} onOpen={() => setOpenAt(pathname)} />}
          <Suspense fallback={null}>{isOnPath && session && !session.isAtCounter && <NotKept />}</Suspense>
          {refused.map((entry) => (
            <Refused key={entry.id} entry={entry} />
          ))}
        </div>
      </div>
      <Suspense fallback={null}>
        {isListOpen && entries.length + sent.length > 0 && <OutboxSheet onClose={close} />}
      </Suspense>
    </>
  );
}

interface BarState {
  words: string;
  icon: IconName;
  /** Is there something to list? */
  hasList: boolean;
}

function Bar({ state: { words, icon, hasList }, onOpen }: { state: BarState; onOpen: () => void }) {
  const { look } = useWords(kept);
  const tone = icon === 'check' ? 'good' : 'waits';
  const said = (
    <>
      <Icon name={icon} size={20} />
      <span>{words}</span>
    </>
  );
  if (!hasList)
    return (
      <p className={styles.banner} data-tone={tone}>
        {said}
      </p>
    );
  return (
    <button type="button" className={styles.banner} data-tone={tone} aria-haspopup="dialog" onClick={onOpen}>
      {said} <span className={styles.look}>{look}</span>
    </button>
  );
}

/** Nothing is kept here before a check-in was opened, nor elsewhere than on home and in it: a new family member waits for the connection. */
function useBarState(isListOpen: boolean, goesOn: boolean): BarState | undefined {
  const words = useWords(kept);
  const isOnline = useOnline();
  const hasUnsaved = useHasUnsaved();
  const { isOpen, entries: all, sent } = useExternalStore(outboxState);
  const entries = unfinished(all);
  const areAllSent = sent.length > 0 && entries.length === 0;
  const isJustSent = useJust(areAllSent);
  if (entries.length > 0) {
    const count = words.waiting({ sent: sent.length, count: sent.length + entries.length });
    const why = isOnline ? words.sending : words.waitingWhy;
    return {
      words: entries.some(isWaiting) ? `${count} ${why}` : count,
      icon: isOnline ? 'phone' : 'offline',
      hasList: true,
    };
  }
  const offlineWords = isOpen && goesOn ? words.offlineGoOn : hasUnsaved ? words.offlineUnsaved : words.offline;
  if (areAllSent && (isListOpen || (isOnline && isJustSent)))
    return { words: words.allSent, icon: 'check', hasList: true };
  return isOnline ? undefined : { words: offlineWords, icon: 'offline', hasList: false };
}

const goodNewsMs = 5000;

/** For a moment after it has become so; not for what was so from the start. */
function useJust(isSo: boolean): boolean {
  const [before, setBefore] = useState(isSo);
  const [isJust, setJust] = useState(false);
  if (before !== isSo) {
    setBefore(isSo);
    setJust(isSo);
  }
  useEffect(() => {
    if (!isJust) return;
    const timer = setTimeout(() => setJust(false), goodNewsMs);
    return () => clearTimeout(timer);
  }, [isJust]);
  return isJust;
}

/** What the server did not take: told, and the way to it with what was typed. */
function Refused({ entry }: { entry: KeptEntry }) {
  const { title, why } = useRefusal(entry);
  const id = useId();
  return (
    <div className={styles.refused} data-over={isOver(entry)}>
      <Icon name={isOver(entry) ? 'info' : 'alert'} size={20} />
      <p>
        <strong id={id}>{title}</strong> {why}
      </p>
      <div className={styles.actions}>
        <RefusalActions entry={entry} titleId={id} variant="secondary" />
      </div>
    </div>
  );
}
