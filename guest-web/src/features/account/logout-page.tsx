import { apiRoutes, type ErasedHousehold } from '@arrival/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { endsAfter } from '../../lib/api/patience';
import { forgetAnswers, queryClient } from '../../lib/api/query-client';
import { call } from '../../lib/api/transport';
import { endAtCounter } from '../../lib/counter/counter';
import { forgetPhone } from '../../lib/kept/start';
import { settingsQuery } from '../../lib/settings';
import { endSession, session } from '../../lib/sign-in/session';
import { signOutUrl } from '../../lib/sign-in/sign-in';
import { signedOut } from '../../lib/sign-in/signed-out';
import { forgetTypedHere } from '../../lib/typed-elsewhere';
import { PageSpinner, Spinner } from '../../ui/spinner';
import { account } from '../../words/account';
import { useWords } from '../../words/words';
import { ErasedWords } from './erased-words';
import styles from './logout-page.module.css';
import { UnsentFirst } from './unsent-first';

/** Nobody waits longer than this for the browser to forget. */
const patienceMs = 8000;

interface LogoutState {
  erased?: Partial<ErasedHousehold> | undefined;
}

/**
 * Shows 'Logging out...', ends the session here and at the provider, and goes to `/` (spec §2). A family that was deleted (D61) is told
 * so in between, and goes on by itself. What is kept on this phone goes; what is not sent is asked about first.
 */
export function LogoutPage() {
  const { erased } = (useLocation().state ?? {}) as LogoutState;
  // What was deleted at the resort is not asked about here.
  const [isSure, setSure] = useState(erased !== undefined);
  const sure = useCallback(() => setSure(true), []);
  const [isAtCounter] = useState(() => session.get()?.isAtCounter === true);
  if (isAtCounter) return <HandingBack />;
  return isSure ? <LoggingOut erased={erased} /> : <UnsentFirst onSure={sure} />;
}

/** At the counter there is no provider to tell (D69). */
function HandingBack() {
  useEffect(() => {
    void endAtCounter();
  }, []);
  return <PageSpinner />;
}

function LoggingOut({ erased }: LogoutState) {
  const words = useWords(account);
  const navigate = useNavigate();
  const isErased = erased !== undefined;
  const [isRead, setRead] = useState(!isErased);
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => {
    endEverything(isErased).then(
      (url) => setLeave(() => () => (url ? location.replace(url) : void navigate('/', { replace: true }))),
      () => setLeave(() => () => void navigate('/', { replace: true })),
    );
  }, [navigate, isErased]);
  useEffect(() => {
    if (isRead) leave?.();
  }, [isRead, leave]);
  if (erased && !isRead) return <ErasedWords erased={erased} onRead={() => setRead(true)} />;
  return (
    <div className={styles.page} role="status">
      <Spinner size={48} />
      <h1 className={styles.words}>{words.loggingOut}</h1>
    </div>
  );
}

/** On the server, on this phone and in this browser. Answers where the provider ends its own session. */
async function endEverything(isErased: boolean): Promise<string | undefined> {
  const before = session.get();
  const next = before && signOutUrl(before.idToken);
  const forgotten = [
    forgetPhone().catch((error: unknown) => console.info('What this phone keeps was not forgotten', error)),
    // What was typed has been erased with everything else.
    ...(isErased ? [] : [forgetTypedHere()]),
  ];
  // One after the other: the browser forgets by cutting what is under way.
  const cleared = Promise.all(forgotten).then(clearBrowser);
  endSession();
  forgetAnswers();
  const [url] = await Promise.all([next, cleared]);
  return url;
}

/** The answer to `/logout` tells the browser to forget what this site keeps here. Who signed out stays signed out. */
async function clearBrowser(): Promise<void> {
  await fetch('/logout', { method: 'HEAD', cache: 'no-store', signal: endsAfter(patienceMs) }).catch((error: unknown) =>
    console.info('The browser was not asked to forget', error),
  );
  const { features = [], wallets = [] } = queryClient.getQueryData(settingsQuery.queryKey) ?? {};
  if (features.includes('BLEConnect') || wallets.length > 0) await forgetPasses();
  signedOut.mark();
}

/** A phone that others use must not keep showing the family's passes (D49). */
async function forgetPasses(): Promise<void> {
  await call('DELETE', apiRoutes.passHolders).catch((error: unknown) =>
    console.info('The passes were not forgotten', error),
  );
}
