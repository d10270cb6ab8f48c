import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countUnsent } from '../../lib/kept/kept-database';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PageSpinner } from '../../ui/spinner';
import { kept } from '../../words/kept';
import { useWords } from '../../words/words';

/** Signing out empties this phone: asked first, when something on it has not been sent. */
export function UnsentFirst({ onSure }: { onSure: () => void }) {
  const words = useWords(kept);
  const navigate = useNavigate();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    countUnsent().then(
      (unsent) => isWanted && (unsent === 0 ? onSure() : setCount(unsent)),
      () => isWanted && onSure(),
    );
    return () => {
      isWanted = false;
    };
  }, [onSure]);
  if (count === undefined) return <PageSpinner />;
  const stay = () => void navigate('/home', { replace: true });
  return (
    <Dialog
      title={words.leave}
      role="alertdialog"
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{words.stay}</Button>
          <Button variant="secondary" onClick={onSure}>
            {words.leaveAnyway}
          </Button>
        </>
      }
    >
      {words.leaveWhy({ count })}
    </Dialog>
  );
}
