import type { ChildRegistration } from '@arrival/contracts';
import { contactFields, healthFields } from '@arrival/rules';
import LockIcon from '@mui/icons-material/Lock';
import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { callJson } from '../../data/transport';
import { DescriptionList } from '../../shared/description-list';
import { AskPurpose } from '../../shared/forms/ask-purpose';
import { say } from '../../words/say';
import { CardSection } from './card-section';

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
  const open = async (purpose: string, signal: AbortSignal) => {
    const path = `/api/admin/guests/${contactId}/health-answers`;
    setAnswers(await callJson<ChildRegistration>(path, { method: 'POST', body: { purpose }, signal }));
  };
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
        <AskPurpose
          text={say('resources.guests.health.text', { name })}
          example={say('resources.guests.health.example')}
          confirm={say('resources.guests.health.confirm')}
          open={open}
          onClose={() => setAsking(false)}
        />
      )}
    </CardSection>
  );
}

const entriesOf = (answers: ChildRegistration) =>
  [...contactFields, ...healthFields].map(
    (field) => [say(`resources.guests.health.${field}`), answers[field]] as const,
  );
