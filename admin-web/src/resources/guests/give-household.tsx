import { type GivenHousehold, giveHouseholdSchema } from '@arrival/contracts';
import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { AskDialog } from '../../shared/forms/ask-dialog';
import { useAsking } from '../../shared/forms/use-asking';
import { say } from '../../words/say';

interface Props {
  headContactId: number;
  familyName: string;
  onGiven: () => void;
}

const fields = ['email', 'reason'] as const;
type Told = Record<(typeof fields)[number], string>;

/** Who booked with another e-mail than they sign in with finds the family once staff have given it to their account (D76). */
export function GiveHousehold(props: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button sx={{ minHeight: 44 }} onClick={() => setAsking(true)}>
        {say('resources.guests.give.open')}
      </Button>
      {isAsking && <AskAccount {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function AskAccount({ headContactId, familyName, onGiven, onClose }: Props & { onClose: () => void }) {
  const notify = useNotify();
  const [told, setTold] = useState<Told>({ email: '', reason: '' });
  const { toldOf, isBusy, submit } = useAsking(giveHouseholdSchema, 'email', async (body) => {
    const path = `/api/admin/guests/${headContactId}/account`;
    await callJson<GivenHousehold>(path, { method: 'POST', body });
    notify(say('resources.guests.give.done', { email: body.email }), { type: 'success' });
    onGiven();
    onClose();
  });
  return (
    <AskDialog
      title={say('resources.guests.give.ask', { name: familyName })}
      text={say('resources.guests.give.text')}
      confirm={say('resources.guests.give.confirm')}
      isDisabled={isBusy}
      onConfirm={() => submit(told)}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {fields.map((field) => (
          <TextField
            key={field}
            autoFocus={field === 'email'}
            required
            {...(field === 'email' && { type: 'email', autoComplete: 'off' })}
            label={say(`resources.guests.give.${field}`)}
            placeholder={say(`resources.guests.give.examples.${field}`)}
            value={told[field]}
            onChange={({ target }) => setTold({ ...told, [field]: target.value })}
            {...toldOf(field)}
          />
        ))}
      </Stack>
    </AskDialog>
  );
}
