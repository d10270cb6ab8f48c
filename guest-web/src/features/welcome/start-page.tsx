import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { counterTab } from '../../lib/sign-in/counter-tab';
import { signedOut } from '../../lib/sign-in/signed-out';
import { useSession } from '../../lib/sign-in/use-session';
import { useOwnDocument } from '../../lib/vendors/vendor-document';
import { PageSpinner } from '../../ui/spinner';
import { welcome } from '../../words/welcome';
import { useWords } from '../../words/words';

/** How long the guest waits for the provider's first word; behind it for its answer, and as long again as all this took: a slow line is no refusal. */
const firstWordMs = 5000;
const answerMs = 3000;
// Once for each time the app is opened: who comes back to `/` by a link has had the answer.
let hasTried = false;

/** `/`: signed in goes home; otherwise one silent try, then home or welcome (spec §2). */
export function StartPage() {
  const words = useWords(welcome);
  const isOwnDocument = useOwnDocument();
  const isSignedIn = useSession() !== undefined;
  const [isOver, setIsOver] = useState(() => hasTried || signedOut.is() || counterTab.is());
  useEffect(() => {
    if (!isOwnDocument || isSignedIn || isOver) return;
    const cancel = trySilently(() => {
      hasTried = true;
      setIsOver(true);
    });
    return cancel;
  }, [isOwnDocument, isSignedIn, isOver]);
  if (isSignedIn) return <Navigate to="/home" replace />;
  return isOver ? (
    <Navigate to={counterTab.is() ? '/counter' : '/welcome'} replace />
  ) : (
    <PageSpinner label={words.lookingForSignIn} />
  );
}

/** An answer that comes after the guest's patience has ended counts no more. The answer takes the question back. */
function trySilently(onEnd: () => void): () => void {
  const attempt = new AbortController();
  const cancel = () => {
    clearTimeout(timer);
    attempt.abort();
  };
  const end = () => {
    if (attempt.signal.aborted) return;
    cancel();
    onEnd();
  };
  let timer = setTimeout(end, firstWordMs);
  const heard = () => {
    if (attempt.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(end, answerMs + performance.now());
  };
  import('../../lib/sign-in/silent-sign-in')
    .then(({ signInSilently }) => signInSilently(attempt.signal, heard))
    .then(end, end);
  return cancel;
}
