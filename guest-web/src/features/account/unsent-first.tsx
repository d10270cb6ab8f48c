import { useExternalStore } from '@arrival/web/external-store';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHasUnsaved } from '../../lib/drafts/unsaved';
import { isOver } from '../../lib/kept/entry';
import { countUnsent } from '../../lib/kept/kept-database';
import { outboxState } from '../../lib/kept/outbox-state';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PageSpinner } from '../../ui/spinner';
import { kept as keptWords } from '../../words/kept';
import { useWords } from '../../words/words';

/** Signing out empties this phone: asked first, when something on it has not been sent, or was typed and not saved. */
export function UnsentFirst({ onSure }: { onSure: () => void }) {
  const words = useWords(keptWords);
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  const hasUnsaved = useHasUnsaved();
  const [kept, setKept] = useState<number>();
  const over = useExternalStore(outboxState).entries.filter(isOver).length;
  const count = kept === undefined ? undefined : Math.max(kept - over, 0);
  useEffect(() => {
    let isWanted = true;
    countUnsent().then(
      (unsent) => isWanted && setKept(unsent),
      () => isWanted && setKept(0),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const isNothingLost = count === 0 && !hasUnsaved;
  useEffect(() => {
    if (isNothingLost) onSure();
  }, [isNothingLost, onSure]);
  if (count === undefined || isNothingLost) return <PageSpinner />;
  const stay = () => void (isFirstPage ? navigate('/home', { replace: true }) : navigate(-1));
  return (
    <Dialog
      title={count > 0 ? words.leave : words.unsaved}
      role="alertdialog"
      onClose={stay}
      startsOnMain
      actions={
        <>
          <Button variant="secondary" onClick={onSure}>
            {words.leaveAnyway}
          </Button>
          <Button onClick={stay}>{words.stay}</Button>
        </>
      }
    >
      {count > 0 ? words.leaveWhy({ count }) : words.unsavedWhy}
    </Dialog>
  );
}
