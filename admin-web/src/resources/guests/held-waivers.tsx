import { type WithdrawnWaiver, withdrawWaiverSchema } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { formErrors } from '../../shared/check-by';
import { say } from '../../words/say';
import { AskDialog } from './ask-dialog';
import { CardSection } from './card-section';
import type { Member } from './member';

type Held = Member['heldWaivers'][number];

interface Props {
  member: Member;
  onWithdrawn: () => void;
}

/** What counts for a member, however it was signed, and a way to say that it must not (D73). */
export function HeldWaivers({ member, onWithdrawn }: Props) {
  const [asked, setAsked] = useState<Held>();
  const name = fullName(member);
  if (member.heldWaivers.length === 0) return null;
  return (
    <CardSection title={say('resources.guests.held.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {member.heldWaivers.map((held) => (
          <Box component="li" key={held.posWaiverId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{held.title}</Box>
            <Button
              color="error"
              aria-label={say('resources.guests.held.of', { title: held.title, name })}
              sx={{ minHeight: 44 }}
              onClick={() => setAsked(held)}
            >
              {say('resources.guests.held.withdraw')}
            </Button>
          </Box>
        ))}
      </Box>
      {asked && (
        <AskReason
          held={asked}
          name={name}
          contactId={member.contactId}
          onDone={onWithdrawn}
          onClose={() => setAsked(undefined)}
        />
      )}
    </CardSection>
  );
}

interface AskProps {
  held: Held;
  name: string;
  contactId: number;
  onDone: () => void;
  onClose: () => void;
}

function AskReason({ held: { posWaiverId, title }, name, contactId, onDone, onClose }: AskProps) {
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    const read = withdrawWaiverSchema.safeParse({ posWaiverId, reason });
    if (!read.success) return setProblem(String(formErrors(read.error.issues)['reason']));
    setBusy(true);
    try {
      const path = `/api/admin/guests/${contactId}/withdrawn-waivers`;
      await callJson<WithdrawnWaiver>(path, { method: 'POST', body: read.data });
      notify(say('resources.guests.held.done'), { type: 'success' });
      onDone();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title={say('resources.guests.held.ask')}
      text={say('resources.guests.held.text', { title, name })}
      confirm={say('resources.guests.held.withdraw')}
      color="error"
      isDisabled={isBusy}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={say('resources.guests.held.reason')}
        placeholder={say('resources.guests.held.example')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={problem !== undefined}
        helperText={problem ?? ' '}
      />
    </AskDialog>
  );
}
