import { type WithdrawnWaiver, withdrawWaiverSchema } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { AskDialog } from '../../shared/forms/ask-dialog';
import { useAsking } from '../../shared/forms/use-asking';
import { say } from '../../words/say';
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
  const { toldOf, isBusy, submit } = useAsking(withdrawWaiverSchema, 'reason', async (body) => {
    const path = `/api/admin/guests/${member.contactId}/withdrawn-waivers`;
    await callJson<WithdrawnWaiver>(path, { method: 'POST', body });
    notify(say('resources.guests.withdraw.done'), { type: 'success' });
    onWithdrawn();
    onClose();
  });
  return (
    <AskDialog
      title={say('resources.guests.withdraw.ask')}
      text={say('resources.guests.withdraw.text', { name: fullName(member) })}
      confirm={say('resources.guests.withdraw.confirm')}
      color="error"
      isDisabled={isBusy}
      onConfirm={() => submit({ posWaiverId, reason })}
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
          {...toldOf('reason')}
        />
      </Stack>
    </AskDialog>
  );
}
