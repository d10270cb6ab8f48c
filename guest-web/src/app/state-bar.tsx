import { useExternalStore } from '@arrival/web/external-store';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { saveSelection } from '../lib/checkin/selection';
import { pathOf } from '../lib/checkin/step-paths';
import { useErrorWords } from '../lib/error-words';
import { isWaiting, type KeptEntry, type Refusal } from '../lib/kept/entry';
import { outboxState } from '../lib/kept/outbox-state';
import { outboxHere } from '../lib/kept/start';
import { later } from '../lib/later';
import { ProblemError } from '../lib/problem';
import { useHasUnsaved } from '../lib/unsaved';
import { useOnline } from '../lib/use-online';
import { useSession } from '../lib/use-session';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { kept } from '../words/kept';
import { problems } from '../words/problems';
import { useWords } from '../words/words';
import styles from './state-bar.module.css';

const NotKept = later(() => import('../ui/other-browser/not-kept').then((module) => module.NotKept));

/** Says what is sent, what is only on this phone, and when there is no connection. */
export function StateBar() {
  const state = useStateWords();
  const { pathname } = useLocation();
  const isPathNear = useSession() !== undefined && /^\/(home|checkin(\/|$))/i.test(pathname);
  const refused = useExternalStore(outboxState).entries.filter((entry) => !isWaiting(entry));
  return (
    <div role="status" className={styles.place}>
      {state && (
        <p className={styles.banner} data-tone={state.tone}>
          <Icon name={state.tone === 'good' ? 'check' : 'offline'} size={20} />
          <span>{state.words}</span>
        </p>
      )}
      <Suspense fallback={null}>{isPathNear && <NotKept />}</Suspense>
      {refused.map((entry) => (
        <Refused key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

function useStateWords(): { words: string; tone: 'waits' | 'good' } | undefined {
  const words = useWords(kept);
  const isOnline = useOnline();
  const hasUnsaved = useHasUnsaved();
  const { isOpen, entries, sent } = useExternalStore(outboxState);
  const waiting = entries.filter(isWaiting).length;
  const isJustSent = useJust(waiting === 0 && sent > 0 && entries.length === 0);
  if (waiting > 0) {
    const count = words.waiting({ sent, count: sent + entries.length });
    return { words: `${count} ${isOnline ? words.sending : words.waitingWhy}`, tone: 'waits' };
  }
  const offlineWords = isOpen ? words.offlineGoOn : hasUnsaved ? words.offlineUnsaved : words.offline;
  if (!isOnline) return { words: offlineWords, tone: 'waits' };
  return isJustSent ? { words: words.allSent, tone: 'good' } : undefined;
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
  const words = useWords(kept);
  const navigate = useNavigate();
  const errorWords = useErrorWords(problems);
  const { task, refusal, selection } = entry;
  const isTextChanged = refusal?.code === 'waiver.text_changed';
  const says = { task: task.task.name, name: task.contact.firstName };
  const open = async () => {
    if (selection) saveSelection(selection);
    (await outboxHere())?.giveBack(entry);
    await navigate(pathOf(task.taskTypeId as 1 | 2 | 3 | 4), { state: { taskId: task.taskId, isTextChanged } });
  };
  return (
    <div className={styles.refused}>
      <Icon name="alert" size={20} />
      <p>
        <strong>{isTextChanged ? words.textChanged(says) : words.refused(says)}</strong>{' '}
        {isTextChanged ? words.textChangedWhy : `${errorWords(refusal && problemOf(refusal))} ${words.refusedWhy}`}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void open()}>
          {words.open}
        </Button>
        <Button variant="quiet" onClick={() => void outboxHere().then((outbox) => outbox?.drop(entry))}>
          {words.drop}
        </Button>
      </div>
    </div>
  );
}

/** As the server said it. */
const problemOf = ({ code, status, traceId }: Refusal): ProblemError =>
  new ProblemError({ type: 'about:blank', title: '', detail: '', status, code, errors: [], traceId });
