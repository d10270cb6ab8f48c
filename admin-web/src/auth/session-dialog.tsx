import { useExternalStore } from '@arrival/web/external-store';
import { toSession } from '@arrival/web/session';
import { useSignInWindow } from '@arrival/web/use-sign-in-window';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { say } from '../words/say';
import { callbackUrl, openId, signInWindowName } from './oidc';
import { startSession } from './session';
import { sessionEnded, signedInAgain } from './sign-in-again';

/** Signing in again beside the page, so that nothing typed is lost. */
export function SessionDialog() {
  const isOpen = useExternalStore(sessionEnded);
  return isOpen ? <OpenDialog /> : null;
}

function OpenDialog() {
  const [hasFailed, setFailed] = useState(false);
  const signInWindow = useSignInWindow({
    client: openId.client,
    callback: callbackUrl,
    name: signInWindowName,
    onAnswer: (answer) => {
      startSession(toSession(answer));
      signedInAgain();
    },
    onFailure: () => setFailed(true),
    onUnprepared: () => setFailed(true),
  });
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
