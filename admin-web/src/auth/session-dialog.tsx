import { useExternalStore } from '@arrival/web/external-store';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import { say } from '../words/say';
import { prepareSignInWindow, type SignInWindow } from './oidc';
import { sessionEnded, signedInAgain } from './sign-in-again';

/** Signing in again beside the page, so that nothing typed is lost. */
export function SessionDialog() {
  const isOpen = useExternalStore(sessionEnded);
  return isOpen ? <OpenDialog /> : null;
}

function OpenDialog() {
  const [signInWindow, setWindow] = useState<SignInWindow>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let prepared: SignInWindow | undefined;
    prepareSignInWindow(signedInAgain, () => setFailed(true)).then(
      (ready) => {
        prepared = ready;
        setWindow(ready);
      },
      () => setFailed(true),
    );
    return () => prepared?.close();
  }, []);
  return (
    <Dialog open aria-labelledby="session-ended">
      <DialogTitle id="session-ended">{say('app.session.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say('app.session.text')}</DialogContentText>
        {hasFailed && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {say('app.session.failed')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={!signInWindow} onClick={() => signInWindow?.open()}>
          {say('app.session.signIn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
