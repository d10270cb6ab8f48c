import { type ChildRegistration, healthAnswersRequestSchema } from '@arrival/contracts';
import { contactFields, healthFields } from '@arrival/rules';
import LockIcon from '@mui/icons-material/Lock';
import { Alert, Button, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { callJson } from '../../data/transport';
import { DescriptionList } from '../../shared/description-list';
import { say } from '../../words/say';
import { AskDialog } from './ask-dialog';
import { CardSection } from './card-section';
import { useAsking } from './use-asking';

const shownMilliseconds = 60_000;

/** A child's health answers: only after saying what for, written down, and gone again after a minute (D51). */
export function HealthAnswers({ contactId, name }: { contactId: number; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const [answers, setAnswers] = useState<ChildRegistration>();
  useEffect(() => {
    if (!answers) return;
    const timer = setTimeout(() => setAnswers(undefined), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [answers]);
  return (
    <CardSection title={say('resources.guests.health.title')}>
      {answers ? (
        <>
          <Alert severity="info" role="status" sx={{ mb: 1 }}>
            {say('resources.guests.health.shown')}
          </Alert>
          <DescriptionList entries={entriesOf(answers)} />
          <Button sx={{ mt: 1 }} onClick={() => setAnswers(undefined)}>
            {say('resources.guests.health.hide')}
          </Button>
        </>
      ) : (
        <Button variant="outlined" startIcon={<LockIcon />} onClick={() => setAsking(true)}>
          {say('resources.guests.health.show')}
        </Button>
      )}
      {isAsking && (
        <AskPurpose contactId={contactId} name={name} onAnswers={setAnswers} onClose={() => setAsking(false)} />
      )}
    </CardSection>
  );
}

const entriesOf = (answers: ChildRegistration) =>
  [...contactFields, ...healthFields].map(
    (field) => [say(`resources.guests.health.${field}`), answers[field]] as const,
  );

interface AskProps {
  contactId: number;
  name: string;
  onAnswers: (answers: ChildRegistration) => void;
  onClose: () => void;
}

function AskPurpose({ contactId, name, onAnswers, onClose }: AskProps) {
  const [purpose, setPurpose] = useState('');
  const asking = useRef<AbortController>(undefined);
  // Whoever leaves does not want them any more, however late they come.
  useEffect(() => () => asking.current?.abort(), []);
  const { toldOf, isBusy, submit } = useAsking(healthAnswersRequestSchema, 'purpose', async (body) => {
    asking.current = new AbortController();
    const { signal } = asking.current;
    const path = `/api/admin/guests/${contactId}/health-answers`;
    onAnswers(await callJson<ChildRegistration>(path, { method: 'POST', body, signal }));
    onClose();
  });
  return (
    <AskDialog
      title={say('resources.guests.health.ask')}
      text={say('resources.guests.health.text', { name })}
      confirm={say('resources.guests.health.confirm')}
      isDisabled={isBusy}
      onConfirm={() => submit({ purpose })}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={say('resources.guests.health.reason')}
        placeholder={say('resources.guests.health.example')}
        value={purpose}
        onChange={(event) => setPurpose(event.target.value)}
        {...toldOf('purpose')}
      />
    </AskDialog>
  );
}
