import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHasUnsaved } from '../../lib/unsaved';
import { Button, LinkButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { profile } from '../../words/profile';
import { useWords } from '../../words/words';

/** Signing out forgets what was typed and not saved: it asks first when there is something. */
export function SignOut() {
  const words = useWords(profile);
  const hasUnsaved = useHasUnsaved();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  if (!hasUnsaved)
    return (
      <LinkButton to="/logout" variant="quiet" icon="signOut" full>
        {words.signOut}
      </LinkButton>
    );
  return (
    <>
      <Button variant="quiet" icon="signOut" full onClick={() => setAsking(true)}>
        {words.signOut}
      </Button>
      {isAsking && (
        <Dialog
          title={words.unsaved}
          role="alertdialog"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{words.stay}</Button>
              <Button variant="secondary" onClick={() => void navigate('/logout')}>
                {words.signOutAnyway}
              </Button>
            </>
          }
        >
          {words.unsavedWhy}
        </Dialog>
      )}
    </>
  );
}
