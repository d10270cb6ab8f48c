import type { AuditEvent } from '@arrival/contracts';
import RestoreIcon from '@mui/icons-material/Restore';
import { Alert, AlertTitle, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { callJson } from '../../data/transport';
import { ConfirmOnce } from '../../shared/forms/confirm-once';
import { say } from '../../words/say';
import { eventWords } from './audit-words';
import { changesOf } from './changes';

/** A record that came or went does so again as a whole. */
function meansOf({ before, after }: AuditEvent) {
  if (before === null) return 'removes';
  return after === null ? 'putsBack' : 'undoes';
}

/** Undoes this change; says why when it cannot. */
export function Restore({ event }: { event: AuditEvent }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  if (!event.isRestorable) return <Alert severity="info">{say('resources.audit.restore.none')}</Alert>;
  const changes = changesOf(event.before, event.after);
  // Saved as it was: there is nothing to go back to.
  if (changes.length === 0) return null;
  const restore = async () => {
    setAsking(false);
    setRefusal(undefined);
    setBusy(true);
    try {
      const restored = await callJson<AuditEvent>(`/api/admin/audit/${event.id}/restore`, { method: 'POST' });
      await client.invalidateQueries();
      notify(say('resources.audit.restore.restored'), { type: 'success' });
      void navigate(`/audit/${restored.id}/show`);
    } catch (error) {
      setRefusal((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const touchesSecret = changes.some(({ field }) => /oneRiskSecret/i.test(field));
  const means = [
    say(`resources.audit.restore.${meansOf(event)}`),
    touchesSecret && say('resources.audit.restore.secretStays'),
    say('resources.audit.restore.trailKeeps'),
  ];
  return (
    <>
      {refusal && (
        <Alert severity="error" role="alert">
          <AlertTitle>{say('resources.audit.restore.refused')}</AlertTitle>
          {refusal}
        </Alert>
      )}
      <div>
        <Button variant="outlined" startIcon={<RestoreIcon />} disabled={isBusy} onClick={() => setAsking(true)}>
          {say('resources.audit.restore.open')}
        </Button>
      </div>
      <ConfirmOnce
        isOpen={isAsking}
        title={say('resources.audit.restore.ask', { what: eventWords(event) })}
        content={means.filter(Boolean).join(' ')}
        confirm={say('resources.audit.restore.confirm')}
        onConfirm={() => void restore()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
