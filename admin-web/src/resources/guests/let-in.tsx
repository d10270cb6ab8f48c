import type { CounterNow, LetIn as Given } from '@arrival/contracts';
import TabletIcon from '@mui/icons-material/TabletMac';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useJson } from '../../data/use-json';
import { ReadFailure } from '../../shared/read-failure';
import { say } from '../../words/say';
import { LetInCode } from './let-in-code';
import { LetInWho } from './let-in-who';
import type { Member } from './member';

interface Props {
  /** Who was looked for. */
  guestId: number;
  members: readonly Member[];
  /** Where they check in; nobody is let in before it is known. */
  place: { readonly id: number; readonly name: string } | null;
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
          <DialogTitle id="let-in-title">{say('resources.guests.letIn.title', { place: place.name })}</DialogTitle>
          <Steps guestId={guestId} members={members} locationId={place.id} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

interface StepsProps extends Pick<Props, 'guestId' | 'members'> {
  locationId: number;
  onClose: () => void;
}

/** What the household has under way, if anything; else, or when it is to have another, who is here, and the code. */
function Steps({ guestId, members, locationId, onClose }: StepsProps) {
  const { data, error, refetch, isFetchedAfterMount } = useJson<CounterNow>(`/api/admin/guests/${guestId}/counter`);
  const [given, setGiven] = useState<Given>();
  const [replaced, setReplaced] = useState<string>();
  // What was known when the dialog was open before may have ended, or begun, since.
  const now = isFetchedAfterMount && !error ? data : undefined;
  const sessionId = given?.sessionId ?? now?.session?.sessionId;
  const lookAgain = async () => {
    await refetch();
    setGiven(undefined);
    setReplaced(undefined);
  };
  // What staff have not seen yet is shown, not replaced.
  if (sessionId && sessionId !== replaced)
    return (
      <LetInCode
        key={sessionId}
        contactId={guestId}
        sessionId={sessionId}
        given={given}
        onAnother={() => setReplaced(sessionId)}
        onClose={onClose}
      />
    );
  if (replaced || now)
    return (
      <LetInWho
        guestId={guestId}
        members={members}
        locationId={locationId}
        replaces={replaced ?? null}
        onGiven={setGiven}
        onUnderWay={() => void lookAgain()}
        onClose={onClose}
      />
    );
  return (
    <>
      <DialogContent>
        {error ? (
          <ReadFailure error={error} retry={refetch} />
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
