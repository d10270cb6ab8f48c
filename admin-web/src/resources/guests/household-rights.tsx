import type { ErasedHousehold } from '@arrival/contracts';
import { saveBlob } from '@arrival/web/save-blob';
import { Alert, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { callJson, request } from '../../data/transport';
import { AskDialog } from '../../shared/forms/ask-dialog';
import { Panel } from '../../shared/panel';
import { useBuiltIn } from '../../shared/settings/use-built-in';
import { say } from '../../words/say';

interface Props {
  headContactId: number;
  familyName: string;
}

/** What a household may ask for: all that is stored about it, and to be forgotten (D61). */
export function HouseholdRights({ headContactId, familyName }: Props) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const path = `/api/admin/guests/${headContactId}`;
  const download = async () => {
    setBusy(true);
    try {
      const archive = await request(`${path}/archive`, { headers: new Headers() });
      saveBlob(await archive.blob(), `household-${headContactId}.zip`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={say('resources.guests.rights.title')}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => void download()}>
          {say('resources.guests.rights.archive')}
        </Button>
        <Button color="error" onClick={() => setAsking(true)}>
          {say('resources.guests.rights.erase')}
        </Button>
      </Stack>
      {isAsking && <AskErasure path={path} familyName={familyName} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** It cannot be undone, so the name is typed. */
function AskErasure({ path, familyName, onClose }: { path: string; familyName: string; onClose: () => void }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { isBuiltIn } = useBuiltIn();
  const first = say(isBuiltIn ? 'resources.guests.rights.firstInOrders' : 'resources.guests.rights.firstThere');
  // A keyboard at the counter may have no é.
  const isSame = typed.trim().localeCompare(familyName, undefined, { sensitivity: 'base' }) === 0;
  const erase = async () => {
    setBusy(true);
    try {
      const { people, signaturesKept } = await callJson<ErasedHousehold>(`${path}/erasure`, { method: 'POST' });
      notify(say('resources.guests.rights.erased', { smart_count: people, kept: signaturesKept }), { type: 'success' });
      void navigate('/guests');
    } catch (error) {
      setFailure((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title={say('resources.guests.rights.ask', { name: familyName })}
      text={`${say('resources.guests.rights.means')} ${first}`}
      confirm={say('resources.guests.rights.confirm')}
      color="error"
      isDisabled={!isSame || isBusy}
      onConfirm={erase}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        autoComplete="off"
        label={say('resources.guests.rights.typeName', { name: familyName })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
    </AskDialog>
  );
}
