import { Alert, Button } from '@mui/material';
import { say } from '../../words/say';

/** A page could not be read: why, and another try. */
export function ReadFailure({ error, retry }: { error: Error; retry: () => unknown }) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => void retry()}>
          {say('app.tryAgain')}
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
}
