import type { OidcClient } from 'oidc-client-ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer } from './session';
import { prepareSignInWindow, type SignInWindow } from './sign-in-window';

interface Options {
  client: () => Promise<OidcClient>;
  /** Where the provider's answer comes to. */
  callback: string;
  /** Of the channel and of the window; each app its own. */
  name: string;
  onAnswer: (answer: Answer) => void;
  /** A try signed nobody in; the next one is prepared. */
  onFailure: () => void;
  /** No window can be prepared: no settings, or no provider. */
  onUnprepared?: () => void;
}

/** A window to sign in again, made before the click: browsers open a window only while the click is fresh. */
export function useSignInWindow({
  client,
  callback,
  name,
  onAnswer,
  onFailure,
  onUnprepared,
}: Options): SignInWindow | undefined {
  const [prepared, setPrepared] = useState<SignInWindow>();
  const [attempt, setAttempt] = useState(0);
  const prepare = useEffectEvent(async () => {
    const failed = () => {
      onFailure();
      setPrepared(undefined);
      setAttempt(attempt + 1);
    };
    return prepareSignInWindow({ client: await client(), callback, name, onAnswer, onFailure: failed });
  });
  const unprepared = useEffectEvent(() => {
    setPrepared(undefined);
    onUnprepared?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed try is followed by a new request
  useEffect(() => {
    const made = prepare();
    let isWanted = true;
    made.then(
      (signInWindow) => isWanted && setPrepared(signInWindow),
      () => isWanted && unprepared(),
    );
    return () => {
      isWanted = false;
      void made.then((signInWindow) => signInWindow.cancel()).catch(() => undefined);
    };
  }, [attempt]);
  return prepared;
}
