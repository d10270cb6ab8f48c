import { useState } from 'react';
import { isProblem } from '../../lib/api/problem';
import { signIn } from '../../lib/sign-in/sign-in';
import { toast } from '../../lib/toast';
import { useErrorWords } from '../../lib/wording/error-words';
import { AlertDialog } from '../../ui/alert-dialog';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useWords } from '../../words/words';
import { yourData } from '../../words/your-data';
import { type Asked, keepAsked } from './asked-before';

interface Props {
  asked: Asked;
  title: string;
  failure: Error | null;
  /** From a sign-in that was asked for here. */
  isBack: boolean;
  onClose: () => void;
  onRetry: () => void;
}

/** Why it was not done. A sign-in of before is not enough (D61): that one is asked for anew. */
export function YourDataRefused({ asked, title, failure, isBack, onClose, onRetry }: Props) {
  const errorWords = useErrorWords();
  // Of the sign-in that has run out the page around this one speaks.
  if (!failure || isProblem(failure, 'auth.required')) return null;
  if (isProblem(failure, 'auth.stale')) return <SignInOnce asked={asked} isBack={isBack} onClose={onClose} />;
  return (
    <AlertDialog title={title} onClose={onClose} onRetry={onRetry} error={failure}>
      {errorWords(failure)}
    </AlertDialog>
  );
}

function SignInOnce({ asked, isBack, onClose }: Pick<Props, 'asked' | 'isBack' | 'onClose'>) {
  const words = useWords(yourData);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    keepAsked(asked);
    signIn('/profile', { prompt: 'login', max_age: 0 }).catch(() => {
      setLeaving(false);
      toast.error(words.noSignIn);
    });
  };
  return (
    <Dialog
      title={words.signInAgain}
      onClose={onClose}
      startsOnMain
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.notNow}
          </Button>
          <Button onClick={leave} busy={isLeaving}>
            {words.signIn}
          </Button>
        </>
      }
    >
      <p>{words.signInWhy}</p>
      {isBack && <p>{words.signInAskUs}</p>}
    </Dialog>
  );
}
