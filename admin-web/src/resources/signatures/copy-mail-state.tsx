import type { CopyMail } from '@arrival/contracts';
import { Alert } from '@mui/material';
import { useJson } from '../../data/use-json';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';

const severities = { none: 'info', waiting: 'info', sent: 'success', refused: 'warning', givenUp: 'warning' } as const;
const NO_ADDRESS = 'no address';

/** What became of the mail that brings the signer the copy (D46); nothing where nothing is mailed. */
export function CopyMailState({ id }: { id: string }) {
  const { data: mail } = useJson<CopyMail>(`/api/admin/signatures/${id}/mail`);
  if (!mail || mail.state === 'off') return null;
  return (
    <Alert severity={severities[mail.state]} sx={{ mb: 2 }}>
      {wordsOf(mail)}
    </Alert>
  );
}

function wordsOf({ state, reply, settledAtUtc, nextAttemptAtUtc }: CopyMail): string {
  if (state === 'sent' && settledAtUtc)
    return say('resources.signatures.mail.sent', { time: instantWords(settledAtUtc) });
  if (state === 'waiting' && reply !== null && nextAttemptAtUtc)
    return say('resources.signatures.mail.again', { reply, time: instantWords(nextAttemptAtUtc) });
  if (state === 'refused' && reply === NO_ADDRESS) return say('resources.signatures.mail.noAddress');
  if (state === 'refused' || state === 'givenUp')
    return say(`resources.signatures.mail.${state}`, { reply: reply ?? '' });
  return say(`resources.signatures.mail.${state === 'none' ? 'none' : 'waiting'}`);
}
