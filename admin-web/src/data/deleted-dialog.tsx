import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { eventWords } from '../resources/audit/audit-words';
import { instantWords } from '../shared/instant-words';
import { openDeleted } from './deleted';

/** What is wanted was deleted: whoever needs it still can have it back as it was. */
export function DeletedDialog() {
  const deleted = openDeleted.use();
  if (!deleted) return null;
  const { event, settle } = deleted;
  return (
    <Dialog open onClose={() => settle(false)} aria-labelledby="deleted-title">
      <DialogTitle id="deleted-title">{eventWords(event)} was deleted</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {event.actorEmail ?? 'Somebody'} deleted it on {instantWords(event.occurredAtUtc)}. It can come back as it was, with its links;
          what you typed here is kept.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => settle(false)}>Leave it deleted</Button>
        <Button variant="contained" onClick={() => settle(true)}>
          Bring it back
        </Button>
      </DialogActions>
    </Dialog>
  );
}
