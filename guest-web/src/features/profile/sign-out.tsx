import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHasUnsaved } from '../../lib/unsaved';
import { Button, LinkButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

/** Signing out forgets what was typed and not saved: it asks first when there is something. */
export function SignOut() {
  const hasUnsaved = useHasUnsaved();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  if (!hasUnsaved)
    return (
      <LinkButton to="/logout" variant="quiet" icon="signOut" full>
        Sign out
      </LinkButton>
    );
  return (
    <>
      <Button variant="quiet" icon="signOut" full onClick={() => setAsking(true)}>
        Sign out
      </Button>
      {isAsking && (
        <Dialog
          title="Something is not saved yet"
          role="alertdialog"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Stay signed in</Button>
              <Button variant="secondary" onClick={() => void navigate('/logout')}>
                Sign out anyway
              </Button>
            </>
          }
        >
          What you typed in check-in is only in this tab. Signing out forgets it.
        </Dialog>
      )}
    </>
  );
}
