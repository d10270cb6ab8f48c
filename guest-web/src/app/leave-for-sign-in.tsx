import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isProblem } from '../lib/api/problem';
import { missingForSignIn } from '../lib/browser/abilities';
import { counterTab } from '../lib/sign-in/counter-tab';
import { isSigningIn } from '../lib/sign-in/session';
import { signIn } from '../lib/sign-in/sign-in';
import { useErrorWords } from '../lib/wording/error-words';
import { CannotSignIn } from '../ui/other-browser/cannot-sign-in';
import { PageSpinner } from '../ui/spinner';
import { shell } from '../words/shell';
import { useWords } from '../words/words';
import { FailurePage } from './failure-page';

/** To the provider, and back to where the guest wanted to go. */
export function LeaveForSignIn() {
  const words = useWords(shell);
  const errorWords = useErrorWords();
  const { pathname, search } = useLocation();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [cannot] = useState(() => missingForSignIn().length > 0);
  const [isAtCounter] = useState(() => counterTab.is() && !isSigningIn());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt leaves anew
  useEffect(() => {
    if (cannot || isAtCounter) return;
    let isWanted = true;
    setFailure(undefined);
    signIn(pathname + search).catch((error: unknown) => isWanted && setFailure(error));
    return () => {
      isWanted = false;
    };
  }, [pathname, search, attempt, cannot, isAtCounter]);
  if (isAtCounter) return <Navigate to="/counter" replace />;
  if (cannot) return <CannotSignIn />;
  if (failure === undefined) return <PageSpinner label={words.takingToSignIn} />;
  return (
    <FailurePage title={words.noSignIn} onRetry={() => setAttempt(attempt + 1)}>
      {isProblem(failure) ? errorWords(failure) : words.inAMoment}
    </FailurePage>
  );
}
