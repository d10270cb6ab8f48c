import { useExternalStore } from '@arrival/web/external-store';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { openDeleted } from '../data/deleted';
import { eventWords } from '../resources/audit/audit-words';
import { instantWords } from '../shared/wording/instant-words';
import { say } from '../words/say';

/** What is wanted was deleted: whoever needs it still can have it back as it was. */
export function DeletedDialog() {
  const deleted = useExternalStore(openDeleted);
  if (!deleted) return null;
  const { event, settle } = deleted;
  return (
    <Dialog open onClose={() => settle(false)} aria-labelledby="deleted-title">
      <DialogTitle id="deleted-title">{say('deleted.title', { what: eventWords(event) })}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {say('deleted.text', {
            who: event.actorEmail ?? say('deleted.somebody'),
            when: instantWords(event.occurredAtUtc),
          })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => settle(false)}>{say('deleted.leave')}</Button>
        <Button variant="contained" onClick={() => settle(true)}>
          {say('deleted.bringBack')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
