import { type Answer, toSession } from '@arrival/web/session';
import { useSignInWindow } from '@arrival/web/use-sign-in-window';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../lib/api/query-client';
import { householdChanged } from '../lib/household';
import { callbackUrl, openId, signInWindowName } from '../lib/sign-in/oidc';
import { session, startSession } from '../lib/sign-in/session';
import { signIn } from '../lib/sign-in/sign-in';
import { useSession } from '../lib/sign-in/use-session';
import { toast } from '../lib/toast';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { detours } from '../words/detours';
import { useWords, wordsOf } from '../words/words';

/** A call was refused because the sign-in has run out: asks to sign in again and keeps the page as it is, with all that was typed. */
export function SessionExpiredDialog() {
  const isAtCounter = useSession()?.isAtCounter;
  const words = useWords(detours);
  const { pathname, search } = useLocation();
  const { signInWindow, isPreparing } = useSignInAgain();
  const [isOpen, setIsOpen] = useState(false);
  const start = () => {
    if (signInWindow?.open()) setIsOpen(true);
    else signIn(pathname + search).catch(() => toast.error(words.notAvailable));
  };
  // There the counter's own bar says so.
  if (isAtCounter) return null;
  return (
    <Dialog
      title={words.signInAgain}
      role="alertdialog"
      actions={
        <Button busy={isPreparing} onClick={start}>
          {isOpen ? words.openAgain : words.signIn}
        </Button>
      }
    >
      {isOpen ? words.inOtherWindow : words.signedOutForSafety}
    </Dialog>
  );
}

/** Until the window is ready or known not to come, nothing is pressed: leaving the page instead would lose what it alone has. */
function useSignInAgain() {
  const [cannot, setCannot] = useState(false);
  const signInWindow = useSignInWindow({
    client: openId.client,
    callback: callbackUrl,
    name: signInWindowName,
    onAnswer: goOn,
    onFailure: () => toast.error(wordsOf(detours).tryOnce),
    onUnprepared: () => setCannot(true),
  });
  return { signInWindow, isPreparing: !signInWindow && !cannot };
}

function goOn(answer: Answer): void {
  const isSamePerson = session.get()?.subject === answer.profile.sub;
  startSession(toSession(answer));
  if (isSamePerson) void queryClient.invalidateQueries(householdChanged);
  // Nothing of the page before is theirs.
  else location.replace('/home');
}
