import type { RemovedMember } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { ConfirmOnce } from '../../shared/forms/confirm-once';
import { say } from '../../words/say';
import type { Member } from './member';

interface Props {
  member: Member;
  onGone: (headContactId: number) => void;
}

/** Somebody who was added by mistake leaves the household, once somebody has said yes (D71). */
export function TakeOut({ member, onGone }: Props) {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const name = fullName(member);
  const takeOut = async () => {
    setBusy(true);
    try {
      const path = `/api/admin/guests/${member.contactId}`;
      const { headContactId } = await callJson<RemovedMember>(path, { method: 'DELETE' });
      notify(say('resources.guests.takeOut.done', { name }), { type: 'success' });
      onGone(headContactId);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        color="error"
        aria-label={say('resources.guests.takeOut.of', { name })}
        sx={{ minHeight: 44 }}
        onClick={() => setAsking(true)}
      >
        {say('resources.guests.takeOut.open')}
      </Button>
      <ConfirmOnce
        isOpen={isAsking}
        loading={isBusy}
        title={say('resources.guests.takeOut.ask', { name })}
        content={say('resources.guests.takeOut.means')}
        confirm={say('resources.guests.takeOut.open')}
        confirmColor="warning"
        onConfirm={() => void takeOut()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
