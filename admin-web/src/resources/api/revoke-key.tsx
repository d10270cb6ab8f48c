import type { ApiKey } from '@arrival/contracts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { ConfirmOnce } from '../../shared/forms/confirm-once';
import { say } from '../../words/say';

/** There is no way back, so it is asked first. */
export function RevokeKey({ apiKey, onRevoked }: { apiKey: ApiKey; onRevoked: (key: ApiKey) => void }) {
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const name = apiKey.nickname;
  const revoke = async () => {
    setAsking(false);
    try {
      onRevoked(await callJson<ApiKey>(`/api/admin/apikey/${apiKey.id}`, { method: 'DELETE' }));
      notify(say('resources.apikeys.revoked'), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} aria-label={say('resources.apikeys.revokeOne', { name })}>
        {say('resources.apikeys.revoke')}
      </Button>
      <ConfirmOnce
        isOpen={isAsking}
        title={say('resources.apikeys.askRevoke', { name })}
        content={say('resources.apikeys.revokeHelp')}
        confirm={say('resources.apikeys.revoke')}
        confirmColor="warning"
        onConfirm={() => void revoke()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
