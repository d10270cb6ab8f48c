import { Alert, Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { say } from '../words/say';

/** Long enough to be read and reached. */
export const undoMilliseconds = 10_000;

/** Says what was done, and takes it back. */
export function UndoToast({ words, onUndo }: { words: string; onUndo: () => void }) {
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo();
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={undo}>
          {say('app.undo')}
        </Button>
      }
      sx={{ maxWidth: 560, boxShadow: 6 }}
    >
      {words}
    </Alert>
  );
}
