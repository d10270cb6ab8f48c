import { type AskedAgain, askAgainSchema } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { AskDialog } from '../../shared/forms/ask-dialog';
import { useAsking } from '../../shared/forms/use-asking';
import { say } from '../../words/say';
import type { Member } from './member';
import { RecordChoice } from './record-choice';

interface Props {
  member: Member;
  onAsked: () => void;
}

/** Staff ask for what a member has finished again, with a reason that the family reads (D79). */
export function AskAgain(props: Props) {
  const [isAsking, setAsking] = useState(false);
  const { member } = props;
  if (member.onFile.every(({ askedAgain }) => askedAgain !== null)) return null;
  return (
    <>
      <Button
        aria-label={say('resources.guests.askAgain.of', { name: fullName(member) })}
        sx={{ minHeight: 44 }}
        onClick={() => setAsking(true)}
      >
        {say('resources.guests.askAgain.open')}
      </Button>
      {isAsking && <AskWhat {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function AskWhat({ member, onAsked, onClose }: Props & { onClose: () => void }) {
  const notify = useNotify();
  const [records] = useState(() => member.onFile.filter(({ askedAgain }) => askedAgain === null));
  const [chosen, setChosen] = useState(records.length === 1 ? records : []);
  const [reason, setReason] = useState('');
  const { toldOf, isBusy, submit } = useAsking(askAgainSchema, 'reason', async (body) => {
    await callJson<AskedAgain>(`/api/admin/guests/${member.contactId}/asked-again`, { method: 'POST', body });
    notify(say('resources.guests.askAgain.done'), { type: 'success' });
    onAsked();
    onClose();
  });
  const asked = chosen.map(({ taskTypeId, updatedAtUtc }) => ({ taskTypeId, updatedAtUtc }));
  return (
    <AskDialog
      title={say('resources.guests.askAgain.ask', { name: fullName(member) })}
      text={say('resources.guests.askAgain.text')}
      confirm={say('resources.guests.askAgain.open')}
      isDisabled={isBusy}
      onConfirm={() => submit({ records: asked, reason })}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <RecordChoice records={records} chosen={chosen} onChange={setChosen} {...toldOf('records')} />
        <TextField
          required
          label={say('resources.guests.askAgain.reason')}
          placeholder={say('resources.guests.askAgain.example')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          {...toldOf('reason')}
        />
      </Stack>
    </AskDialog>
  );
}
