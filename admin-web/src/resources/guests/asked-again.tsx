import type { AskedAgain } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { taskTypeName } from '../../shared/wording/task-types';
import { say } from '../../words/say';
import type { Member } from './member';

interface Props {
  member: Member;
  onTakenBack: () => void;
}

/** What staff ask a member for again, each to be taken back where it was a mistake (D79). */
export function AskedAgainOnes({ member, onTakenBack }: Props) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const takeBack = async (taskTypeId: number) => {
    setBusy(true);
    try {
      const path = `/api/admin/guests/${member.contactId}/asked-again/${taskTypeId}`;
      await callJson<AskedAgain>(path, { method: 'DELETE' });
      notify(say('resources.guests.askAgain.takenBack'), { type: 'success' });
      onTakenBack();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return member.onFile.map(({ taskTypeId, askedAgain }) => {
    if (askedAgain === null) return null;
    const kind = taskTypeName(taskTypeId);
    return (
      <Alert
        key={taskTypeId}
        severity="warning"
        sx={{ mt: 1, overflowWrap: 'anywhere', '& .MuiAlert-message': { flex: 1 } }}
        action={
          <Button
            color="inherit"
            disabled={isBusy}
            aria-label={say('resources.guests.askAgain.takeBackOf', { kind, name: fullName(member) })}
            sx={{ minHeight: 44 }}
            onClick={() => void takeBack(taskTypeId)}
          >
            {say('resources.guests.askAgain.takeBack')}
          </Button>
        }
      >
        {say('resources.guests.askAgain.isOpen', { kind, why: askedAgain })}
      </Alert>
    );
  });
}
