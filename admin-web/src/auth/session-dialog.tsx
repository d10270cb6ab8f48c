import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import { prepareSignInWindow, type SignInWindow } from './oidc';
import { sessionEnded, signedInAgain } from './sign-in-again';

/** Signing in again beside the page, so that nothing typed is lost. */
export function SessionDialog() {
  const isOpen = sessionEnded.use();
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
      <DialogTitle id="session-ended">Please sign in again</DialogTitle>
      <DialogContent>
        <DialogContentText>Your session has ended. What you typed is still here and is saved once you are back.</DialogContentText>
        {hasFailed && (
          <Alert severity="error" sx={{ mt: 2 }}>
            Signing in did not work. Please try again.
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={!signInWindow} onClick={() => signInWindow?.open()}>
          Sign in
        </Button>
      </DialogActions>
    </Dialog>
  );
}
