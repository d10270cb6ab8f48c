import type { CounterStatus, LetIn } from '@arrival/contracts';
import { familyCodeWords } from '@arrival/rules';
import { Alert, Box, Button, DialogActions, DialogContent, DialogContentText, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { useJson } from '../../data/use-json';
import { ConfirmOnce } from '../../shared/forms/confirm-once';
import { QrCode } from '../../shared/qr-code';
import { momentWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';

interface Props {
  contactId: number;
  sessionId: string;
  /** The code, where it was just made: it is told nobody a second time. */
  given?: LetIn | undefined;
  onAnother: () => void;
  onClose: () => void;
}

const pollMs = 3_000;

function stateWords({ state, untilUtc }: CounterStatus): string {
  if (state === 'ended') return say('resources.guests.letIn.ended');
  const until = momentWords(untilUtc, new Date());
  return say(state === 'open' ? 'resources.guests.letIn.isOpen' : 'resources.guests.letIn.isGiven', { until });
}

/** What becomes of a code, and the code. Closing leaves it as it is; another one ends it, which is asked about. */
export function LetInCode({ contactId, sessionId, given, onAnother, onClose }: Props) {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const path = `/api/admin/guests/${contactId}/counter/${sessionId}`;
  const { data, refetch } = useJson<CounterStatus>(path, pollMs);
  const hasEnded = data?.state === 'ended';
  const isShown = given && (!data || data.state === 'waiting');
  const end = () =>
    callJson(path, { method: 'DELETE' })
      .then(() => refetch())
      .catch((error: Error) => notify(error.message, { type: 'error' }));
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {isShown && <Code given={given} />}
        {/* There before its words: only what changes in it is read out. */}
        <Box role="status">
          {data && !isShown && (
            <Alert severity={data.state === 'open' ? 'success' : 'info'} role="presentation">
              {stateWords(data)}
            </Alert>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        {!hasEnded && (
          <Button color="error" onClick={() => void end()}>
            {say('resources.guests.letIn.end')}
          </Button>
        )}
        <Button onClick={() => (hasEnded ? onAnother() : setAsking(true))}>
          {say('resources.guests.letIn.another')}
        </Button>
        <Button onClick={onClose}>{say('resources.guests.letIn.close')}</Button>
      </DialogActions>
      <ConfirmOnce
        isOpen={isAsking}
        title={say('resources.guests.letIn.askAnother')}
        content={say('resources.guests.letIn.losesWhat')}
        confirm={say('resources.guests.letIn.another')}
        onConfirm={onAnother}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function Code({ given: { address, code, codeUntilUtc } }: { given: LetIn }) {
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
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noopener"
        variant="outlined"
        aria-describedby="let-in-here"
        sx={{ minHeight: 44 }}
      >
        {say('resources.guests.letIn.here')}
      </Button>
      <Typography id="let-in-here" variant="body2" color="text.secondary" sx={{ textAlign: 'center' }}>
        {say('resources.guests.letIn.hereMeans')}
      </Typography>
    </>
  );
}
