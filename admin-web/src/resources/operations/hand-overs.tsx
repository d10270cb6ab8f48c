import type { FailedHandOver } from '@arrival/contracts';
import { Box, Button, Typography } from '@mui/material';
import { callJson } from '../../data/transport';
import { instantWords } from '../../shared/instant-words';
import { Paged } from '../../shared/paged';
import { Panel } from '../../shared/panel';
import { ReadFailure } from '../../shared/read-failure';
import { usePage } from '../../shared/use-page';
import { say } from '../../words/say';
import { DiscardJob } from './discard-job';
import { useSettle } from './use-settle';

const path = '/api/admin/operations/hand-overs';
const EVERY_MS = 10_000;
const at = 'resources.operations.handOvers';

/** What the point of sale refuses; nothing to see while it refuses nothing. */
export function HandOvers() {
  const { rows, total, error, page, setPage, refetch } = usePage<FailedHandOver>({ path, everyMs: EVERY_MS });
  const { isBusy, settle } = useSettle(refetch);
  if (!error && total === 0) return null;
  return (
    <Panel title={say(`${at}.title`)}>
      {total > 0 && <Typography color="text.secondary">{say(`${at}.about`)}</Typography>}
      {error && <ReadFailure error={error} retry={refetch} />}
      <Paged total={total} page={page} setPage={setPage}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows?.map((one) => (
            <HandOver
              key={one.id}
              one={one}
              isBusy={isBusy}
              retry={() =>
                settle([() => callJson(`${path}/${one.id}/retry`, { method: 'POST' })], say(`${at}.retried`))
              }
              discard={() =>
                settle([() => callJson(`${path}/${one.id}`, { method: 'DELETE' })], say(`${at}.discarded`))
              }
            />
          ))}
        </Box>
      </Paged>
    </Panel>
  );
}

interface Acts {
  one: FailedHandOver;
  isBusy: boolean;
  retry: () => Promise<void>;
  discard: () => Promise<void>;
}

function HandOver({ one, isBusy, retry, discard }: Acts) {
  const name = say(`${at}.named`, { kind: say(`${at}.kinds.${one.kind}`), contact: one.contactId });
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
      <Typography variant="body2" color="text.secondary">
        {say('resources.operations.failed.tried', {
          when: instantWords(one.failedAtUtc),
          smart_count: one.attempts,
        })}
      </Typography>
      <Typography color="error">{one.error}</Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button
          variant="outlined"
          disabled={isBusy}
          aria-label={say('resources.operations.failed.retryOne', { job: name })}
          onClick={() => void retry()}
        >
          {say('resources.operations.failed.retry')}
        </Button>
        <DiscardJob name={name} discard={discard} help={say(`${at}.discardHelp`)} />
      </Box>
    </Box>
  );
}
