import type { AuditEvent } from '@arrival/contracts';
import RestoreIcon from '@mui/icons-material/Restore';
import { Alert, AlertTitle, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { callJson } from '../../data/transport';
import { eventWords } from './audit-words';
import { changesOf } from './changes';

/** Puts the record back to what it was before this change; says why when it cannot. */
export function Restore({ event }: { event: AuditEvent }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  if (!event.isRestorable) return <Alert severity="info">This kind of change has no earlier version to go back to.</Alert>;
  const restore = async () => {
    setAsking(false);
    setRefusal(undefined);
    setBusy(true);
    try {
      const restored = await callJson<AuditEvent>(`/api/admin/audit/${event.id}/restore`, { method: 'POST' });
      await client.invalidateQueries();
      notify('Restored', { type: 'success' });
      void navigate(`/audit/${restored.id}/show`);
    } catch (error) {
      setRefusal((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const touchesSecret = changesOf(event.before, event.after).some(({ field }) => /oneRiskSecret/i.test(field));
  const result = event.before === null ? 'It did not exist before, so it will be removed.' : 'It will be as it was before this change.';
  return (
    <>
      {refusal && (
        <Alert severity="error" role="alert">
          <AlertTitle>Not restored</AlertTitle>
          {refusal}
        </Alert>
      )}
      <div>
        <Button variant="outlined" startIcon={<RestoreIcon />} disabled={isBusy} onClick={() => setAsking(true)}>
          Restore what was there before
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        title={`Restore ${eventWords(event)}?`}
        content={`${result}${touchesSecret ? ' Only the 1Risk secret stays as it is now.' : ''} Changes that were made since are replaced. The audit trail keeps them all.`}
        confirm="Restore"
        cancel="Cancel"
        onConfirm={() => void restore()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
