import { type FailedHandOver, mostHandOversRetried } from '@arrival/contracts';
import { Box, Button, Typography } from '@mui/material';
import { callJson } from '../../data/transport';
import { ReadFailure } from '../../shared/failures/read-failure';
import { Paged } from '../../shared/lists/paged';
import { usePage } from '../../shared/lists/use-page';
import { Panel } from '../../shared/panel';
import { say } from '../../words/say';
import { FailedRow } from './failed-row';
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
      {total > 1 && (
        <Button
          variant="outlined"
          disabled={isBusy}
          sx={{ minHeight: 44, mt: 1 }}
          onClick={() => void settle([() => callJson(`${path}/retry`, { method: 'POST' })], say(`${at}.retriedAll`))}
        >
          {total > mostHandOversRetried
            ? say(`${at}.retryOldest`, { smart_count: mostHandOversRetried })
            : say(`${at}.retryAll`, { smart_count: total })}
        </Button>
      )}
      <Paged total={total} page={page} setPage={setPage}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows?.map((one) => (
            <FailedRow
              key={one.id}
              name={say(`${at}.named`, { kind: say(`${at}.kinds.${one.kind}`), contact: one.contactId })}
              to={`/guests/${one.contactId}`}
              failed={one}
              discardHelp={say(`${at}.discardHelp`)}
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
