import type { FailedJob } from '@arrival/contracts';
import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { DiscardWork } from './discard-work';

const at = 'resources.operations.failed';

interface Props {
  name: string;
  /** Where it is shown whom this is about. */
  to?: string;
  failed: Pick<FailedJob, 'failedAtUtc' | 'attempts' | 'error'>;
  about?: string;
  reason?: string;
  discardHelp?: string;
  isBusy: boolean;
  retry: () => Promise<void>;
  discard: () => Promise<void>;
}

/** What failed, how often and why; it is tried again or let go. */
export function FailedRow({ name, to, failed, about, reason, discardHelp, isBusy, retry, discard }: Props) {
  const tried = say(`${at}.tried`, { when: instantWords(failed.failedAtUtc), smart_count: failed.attempts });
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 700 }}>
        {to ? (
          <Link component={RouterLink} to={to}>
            {name}
          </Link>
        ) : (
          name
        )}
      </Typography>
      {[tried, about].filter(Boolean).map((words) => (
        <Typography key={words} variant="body2" color="text.secondary">
          {words}
        </Typography>
      ))}
      <Typography variant="body2" color="error">
        {failed.error}
      </Typography>
      {reason && <Typography variant="body2">{reason}</Typography>}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button
          variant="outlined"
          disabled={isBusy}
          aria-label={say(`${at}.retryOne`, { job: name })}
          onClick={() => void retry()}
        >
          {say(`${at}.retry`)}
        </Button>
        <DiscardWork name={name} discard={discard} help={discardHelp} />
      </Box>
    </Box>
  );
}
