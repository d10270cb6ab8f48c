import TabletIcon from '@mui/icons-material/TabletMac';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useState } from 'react';
import { ReadFailure } from '../../shared/failures/read-failure';
import { say } from '../../words/say';
import { LetInCode } from './let-in-code';
import { LetInWho } from './let-in-who';
import type { Member } from './member';
import { useLetIn } from './use-let-in';

interface Place {
  readonly id: number;
  readonly name: string;
}

interface Props {
  /** Who was looked for. */
  guestId: number;
  members: readonly Member[];
  /** Where they check in; nobody is let in before it is known. */
  place: Place | null;
  /** What they did may have changed everything on the page. */
  onClosed: () => void;
}

/** For a family that stands at the counter without a phone or an account: it checks in on a device there (D69). */
export function LetIn({ guestId, members, place, onClosed }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <>
      <Button
        variant="contained"
        startIcon={<TabletIcon />}
        disabled={!place}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        {say('resources.guests.letIn.open')}
      </Button>
      {isOpen && place && (
        <Dialog open onClose={close} aria-labelledby="let-in-title" fullWidth maxWidth="xs">
          <Steps guestId={guestId} members={members} place={place} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

interface StepsProps extends Pick<Props, 'guestId' | 'members'> {
  place: Place;
  onClose: () => void;
}

/** What the household has under way, if anything; else, or when it is to have another, who is here, and the code. */
function Steps({ guestId, members, place, onClose }: StepsProps) {
  const { given, setGiven, replaced, replace, shownId, isNew, error, lookAgain } = useLetIn(guestId);
  return (
    <>
      {/* A new code is for this place; what is under way may be elsewhere. */}
      <DialogTitle id="let-in-title">
        {isNew ? say('resources.guests.letIn.title', { place: place.name }) : say('resources.guests.letIn.open')}
      </DialogTitle>
      {shownId ? (
        <LetInCode
          key={shownId}
          contactId={guestId}
          sessionId={shownId}
          given={given}
          onAnother={() => replace(shownId)}
          onClose={onClose}
        />
      ) : isNew ? (
        <LetInWho
          guestId={guestId}
          members={members}
          locationId={place.id}
          replaces={replaced ?? null}
          onGiven={setGiven}
          onUnderWay={() => void lookAgain()}
          onClose={onClose}
        />
      ) : (
        <NotYetKnown error={error} retry={lookAgain} onClose={onClose} />
      )}
    </>
  );
}

interface NotYetKnownProps {
  error: Error | null;
  retry: () => unknown;
  onClose: () => void;
}

function NotYetKnown({ error, retry, onClose }: NotYetKnownProps) {
  return (
    <>
      <DialogContent>
        {error ? (
          <ReadFailure error={error} retry={retry} />
        ) : (
          <Skeleton variant="rounded" height={96} role="status" aria-label={say('app.loading')} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
      </DialogActions>
    </>
  );
}
