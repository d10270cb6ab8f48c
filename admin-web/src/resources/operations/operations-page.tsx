import type { Operations } from '@arrival/contracts';
import { Skeleton, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { useJson } from '../../data/use-json';
import { ReadFailure } from '../../shared/failures/read-failure';
import { Columns } from '../../shared/lists/columns';
import { Panel } from '../../shared/panel';
import { say } from '../../words/say';
import { FailedJobs } from './failed-jobs';
import { HandOvers } from './hand-overs';
import { QueueRows } from './queue-rows';
import { ScheduleRows } from './schedule-rows';
import { agoWords } from './span-words';
import { WholenessPanel } from './wholeness-panel';

const path = '/api/admin/operations';
const EVERY_MS = 10_000;
const at = 'resources.operations';

/** /admin/operations: whether everything is whole, and the work in hand. It reads itself again while somebody looks. */
export function OperationsPage() {
  const { data, error, refetch } = useJson<Operations>(path, EVERY_MS);
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={say('app.menu.operations')} />
      <WholenessPanel now={data ? Date.parse(data.readAtUtc) : 0} />
      {error && <ReadFailure error={error} retry={refetch} />}
      <Columns from="lg" widths="minmax(0, 7fr) minmax(0, 5fr)">
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {data ? <Work data={data} /> : !error && <Loading />}
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <HandOvers />
          <FailedJobs onSettled={refetch} />
          {data && (
            <Panel title={say(`${at}.schedules.title`)}>
              <ScheduleRows schedules={data.schedules} />
            </Panel>
          )}
        </Stack>
      </Columns>
    </Stack>
  );
}

const Loading = () => <Skeleton role="status" aria-label={say('app.loading')} variant="rounded" height={240} />;

function Work({ data: { queues, processes, readAtUtc } }: { data: Operations }) {
  return (
    <>
      <Panel title={say(`${at}.queues.title`)}>
        <QueueRows queues={queues} readAtUtc={readAtUtc} />
      </Panel>
      <Panel title={say(`${at}.processes.title`)}>
        {processes.length === 0 && <Typography color="text.secondary">{say(`${at}.processes.none`)}</Typography>}
        {processes.map(({ process, beatAtUtc }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two processes may have given a sign at the same moment.
          <Typography key={place} color="text.secondary">
            <strong>{say(`${at}.processes.names.${process}`)}</strong>{' '}
            {say(`${at}.processes.beat`, { ago: agoWords(beatAtUtc, Date.parse(readAtUtc)) })}
          </Typography>
        ))}
      </Panel>
    </>
  );
}
