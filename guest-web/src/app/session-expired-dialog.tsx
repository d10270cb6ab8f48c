import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { householdChanged } from '../lib/household';
import { queryClient } from '../lib/query-client';
import { signIn } from '../lib/sign-in';
import { prepareSignInWindow, type SignInWindow } from '../lib/sign-in-again';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { toast } from '../ui/toast';
import { detours } from '../words/detours';
import { useWords, wordsOf } from '../words/words';

/** A call was refused because the sign-in has run out: asks to sign in again and keeps the page as it is, with all that was typed. */
export function SessionExpiredDialog() {
  const words = useWords(detours);
  const { pathname, search } = useLocation();
  const signInWindow = useSignInWindow();
  const [isOpen, setIsOpen] = useState(false);
  const start = () => {
    if (signInWindow?.open()) setIsOpen(true);
    else signIn(pathname + search).catch(() => toast.error(words.notAvailable));
  };
  return (
    <Dialog
      title={words.signInAgain}
      role="alertdialog"
      actions={<Button onClick={start}>{isOpen ? words.openAgain : words.signIn}</Button>}
    >
      {isOpen ? words.inOtherWindow : words.signedOutForSafety}
    </Dialog>
  );
}

// Made before the click: browsers open a window only while the click is fresh. A failed try is followed by a new request.
function useSignInWindow(): SignInWindow | undefined {
  const [prepared, setPrepared] = useState<SignInWindow>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const made = prepareSignInWindow(goOn, () => {
      toast.error(wordsOf(detours).tryOnce);
      setAttempt(attempt + 1);
    });
    let isWanted = true;
    made.then(
      (signInWindow) => isWanted && setPrepared(signInWindow),
      () => isWanted && setPrepared(undefined),
    );
    return () => {
      isWanted = false;
      void made.then((signInWindow) => signInWindow.cancel()).catch(() => undefined);
    };
  }, [attempt]);
  return prepared;
}

// Somebody else has signed in: nothing of the page before is theirs.
function goOn(isSamePerson: boolean): void {
  if (isSamePerson) void queryClient.invalidateQueries(householdChanged);
  else location.replace('/home');
}
