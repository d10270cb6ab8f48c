import type { LetIn as Answer, CounterStatus } from '@arrival/contracts';
import { familyCodeWords } from '@arrival/rules';
import TabletIcon from '@mui/icons-material/TabletMac';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { useJson } from '../../data/use-json';
import { momentWords } from '../../shared/instant-words';
import { QrCode } from '../../shared/qr-code';
import { say } from '../../words/say';

interface Props {
  contactId: number;
  /** Where they check in; nobody is let in before it is known. */
  place: { readonly id: number; readonly name: string } | null;
  /** What they did may have changed everything on the page. */
  onClosed: () => void;
}

const pollMs = 3_000;
const pathOf = (contactId: number, sessionId = '') =>
  `/api/admin/guests/${contactId}/counter${sessionId && `/${sessionId}`}`;

/** For a family that stands at the counter without a phone or an account: it checks in on a device there (D69). */
export function LetIn({ contactId, place, onClosed }: Props) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [given, setGiven] = useState<Answer>();
  const letIn = async () => {
    setBusy(true);
    try {
      const body = { locationId: place?.id };
      setGiven(await callJson<Answer>(pathOf(contactId), { method: 'POST', body }));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    setGiven(undefined);
    onClosed();
  };
  return (
    <>
      <Button
        variant="contained"
        startIcon={<TabletIcon />}
        disabled={!place || isBusy}
        onClick={() => void letIn()}
        sx={{ minHeight: 44 }}
      >
        {say('resources.guests.letIn.open')}
      </Button>
      {given && place && <Given contactId={contactId} given={given} place={place.name} onClose={close} />}
    </>
  );
}

interface GivenProps {
  contactId: number;
  given: Answer;
  place: string;
  onClose: () => void;
}

/** The code, and what becomes of it. Closing leaves it as it is. */
function Given({ contactId, given, place, onClose }: GivenProps) {
  const notify = useNotify();
  const path = pathOf(contactId, given.sessionId);
  const { data, refetch } = useJson<CounterStatus>(path, pollMs);
  const state = data?.state ?? 'waiting';
  const end = () =>
    callJson(path, { method: 'DELETE' })
      .then(() => refetch())
      .catch((error: Error) => notify(error.message, { type: 'error' }));
  return (
    <Dialog open onClose={onClose} aria-labelledby="let-in-title" fullWidth maxWidth="xs">
      <DialogTitle id="let-in-title">{say('resources.guests.letIn.title', { place })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {state === 'waiting' ? (
          <Code given={given} />
        ) : (
          <Alert severity={state === 'open' ? 'success' : 'info'} role="status">
            {state === 'open'
              ? say('resources.guests.letIn.isOpen', { until: momentWords(data?.untilUtc ?? '', new Date()) })
              : say('resources.guests.letIn.ended')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {state !== 'ended' && (
          <Button color="error" onClick={() => void end()}>
            {say('resources.guests.letIn.end')}
          </Button>
        )}
        <Button onClick={onClose}>{say('resources.guests.letIn.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Code({ given: { address, code, codeUntilUtc } }: { given: Answer }) {
  return (
    <>
      <DialogContentText>{say('resources.guests.letIn.text')}</DialogContentText>
      <Box sx={{ justifySelf: 'center', width: 220 }}>
        <QrCode value={address} label={say('resources.guests.letIn.qr')} />
      </Box>
      <Typography
        component="p"
        aria-label={say('resources.guests.letIn.code')}
        sx={{ textAlign: 'center', fontSize: '1.75rem', fontWeight: 800, letterSpacing: '0.08em' }}
      >
        {familyCodeWords(code)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center' }}>
        {say('resources.guests.letIn.until', {
          until: momentWords(codeUntilUtc, new Date()),
          page: new URL(address).host,
        })}
      </Typography>
      <Button component="a" href={address} target="_blank" rel="noopener" variant="outlined" sx={{ minHeight: 44 }}>
        {say('resources.guests.letIn.here')}
      </Button>
    </>
  );
}
