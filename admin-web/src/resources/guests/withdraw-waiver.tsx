import { type WithdrawnWaiver, withdrawWaiverSchema } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { formErrors } from '../../shared/check-by';
import { say } from '../../words/say';
import { AskDialog } from './ask-dialog';
import type { Member } from './member';

interface Props {
  member: Member;
  onWithdrawn: () => void;
}

/** Staff say that a waiver must not count, however it was signed (D73). */
export function WithdrawWaiver(props: Props) {
  const [isAsking, setAsking] = useState(false);
  const { member } = props;
  if (member.heldWaivers.length === 0) return null;
  return (
    <>
      <Button
        color="error"
        aria-label={say('resources.guests.withdraw.of', { name: fullName(member) })}
        sx={{ minHeight: 44 }}
        onClick={() => setAsking(true)}
      >
        {say('resources.guests.withdraw.open')}
      </Button>
      {isAsking && <AskReason {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function AskReason({ member, onWithdrawn, onClose }: Props & { onClose: () => void }) {
  const notify = useNotify();
  const [posWaiverId, setWaiver] = useState(member.heldWaivers[0]!.posWaiverId);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    const read = withdrawWaiverSchema.safeParse({ posWaiverId, reason });
    if (!read.success) return setProblem(String(formErrors(read.error.issues)['reason']));
    setBusy(true);
    try {
      const path = `/api/admin/guests/${member.contactId}/withdrawn-waivers`;
      await callJson<WithdrawnWaiver>(path, { method: 'POST', body: read.data });
      notify(say('resources.guests.withdraw.done'), { type: 'success' });
      onWithdrawn();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title={say('resources.guests.withdraw.ask')}
      text={say('resources.guests.withdraw.text', { name: fullName(member) })}
      confirm={say('resources.guests.withdraw.confirm')}
      color="error"
      isDisabled={isBusy}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextField
          select
          label={say('resources.guests.withdraw.waiver')}
          value={posWaiverId}
          onChange={({ target }) => setWaiver(target.value)}
        >
          {member.heldWaivers.map((held) => (
            <MenuItem key={held.posWaiverId} value={held.posWaiverId} sx={{ whiteSpace: 'normal' }}>
              {held.title}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          autoFocus
          required
          label={say('resources.guests.withdraw.reason')}
          placeholder={say('resources.guests.withdraw.example')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={problem !== undefined}
          helperText={problem ?? ' '}
        />
      </Stack>
    </AskDialog>
  );
}
