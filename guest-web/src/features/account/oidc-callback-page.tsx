import { handToWaitingPage, isSignInWindow } from '@arrival/web/sign-in-window';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { completeSignIn } from '../../lib/sign-in/complete-sign-in';
import { signInWindowName } from '../../lib/sign-in/oidc';
import { PageHeader } from '../../ui/page-header';
import { PageSpinner } from '../../ui/spinner';
import { account } from '../../words/account';
import { useWords } from '../../words/words';

// The answer in the address counts once; a second mount (strict mode, Back) must not send it again.
let completion: Promise<string> | undefined;

/** Completes sign-in, then goes on to where the guest wanted to be (spec §2). */
export function OidcCallbackPage() {
  const words = useWords(account);
  const navigate = useNavigate();
  const [isForOtherWindow] = useState(isSignInWindow);
  useEffect(() => {
    if (isForOtherWindow) {
      handToWaitingPage(signInWindowName);
      return;
    }
    let isHere = true;
    completion ??= completeSignIn();
    completion.then(
      (path) => isHere && void navigate(path, { replace: true }),
      () => isHere && void navigate('/oidc-callback-error', { replace: true }),
    );
    return () => {
      isHere = false;
    };
  }, [isForOtherWindow, navigate]);
  if (isForOtherWindow) return <PageHeader title={words.signedIn} description={words.closeWindow} />;
  return <PageSpinner label={words.signingIn} />;
}
