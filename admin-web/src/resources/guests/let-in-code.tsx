import type { CounterStatus, LetIn } from '@arrival/contracts';
import { familyCodeWords } from '@arrival/rules';
import { Alert, Box, Button, DialogActions, DialogContent, DialogContentText, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { useJson } from '../../data/use-json';
import { momentWords } from '../../shared/instant-words';
import { QrCode } from '../../shared/qr-code';
import { say } from '../../words/say';

interface Props {
  contactId: number;
  given: LetIn;
  onClose: () => void;
}

const pollMs = 3_000;

/** The code, and what becomes of it. Closing leaves it as it is. */
export function LetInCode({ contactId, given, onClose }: Props) {
  const notify = useNotify();
  const path = `/api/admin/guests/${contactId}/counter/${given.sessionId}`;
  const { data, refetch } = useJson<CounterStatus>(path, pollMs);
  const state = data?.state ?? 'waiting';
  const end = () =>
    callJson(path, { method: 'DELETE' })
      .then(() => refetch())
      .catch((error: Error) => notify(error.message, { type: 'error' }));
  return (
    <>
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
    </>
  );
}

function Code({ given: { address, code, codeUntilUtc } }: Pick<Props, 'given'>) {
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
