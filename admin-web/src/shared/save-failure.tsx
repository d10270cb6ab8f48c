import { Alert, AlertTitle } from '@mui/material';
import { type HttpError, useCloseNotification, useNotify } from 'react-admin';
import { say } from '../words/say';

/** Stays until it is closed, titled Error, in the server's words (spec §8). */
function FailureToast({ message }: { message: string }) {
  const close = useCloseNotification();
  return (
    <Alert severity="error" variant="filled" role="alert" onClose={() => close()} sx={{ maxWidth: 560, boxShadow: 6 }}>
      <AlertTitle>{say('app.error')}</AlertTitle>
      {message}
    </Alert>
  );
}

/** Says that saving failed; answers the errors for the fields of the form. */
export function useSaveFailure() {
  const notify = useNotify();
  return (error: unknown): Record<string, unknown> => {
    const message = error instanceof Error ? error.message : String(error);
    notify(<FailureToast message={message} />, { type: 'error', autoHideDuration: null });
    return ((error as HttpError).body as { errors?: Record<string, unknown> } | null)?.errors ?? {};
  };
}
