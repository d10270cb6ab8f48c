import type { FailedJob } from '@arrival/contracts';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { callJson } from '../../data/transport';
import { useJson } from '../../data/use-json';
import { ReadFailure } from '../../shared/failures/read-failure';
import { useFirstFew } from '../../shared/lists/first-few';
import { Panel } from '../../shared/panel';
import { say } from '../../words/say';
import { FailedRow } from './failed-row';
import { jobWords } from './finding-words';
import { useSettle } from './use-settle';

const path = '/api/admin/operations/failed-jobs';
const SHOWN = 25;
/** So many until somebody wants to see all. */
const SHOWN_FIRST = 5;
const EVERY_MS = 10_000;
const at = 'resources.operations.failed';
const jobPath = ({ id }: FailedJob): string => `${path}/${encodeURIComponent(id)}`;

/** What failed and was not done since, the newest first. */
export function FailedJobs({ onSettled }: { onSettled: () => unknown }) {
  const { data, error, refetch } = useJson<FailedJob[]>(`${path}?range=[0,${SHOWN - 1}]`, EVERY_MS);
  const { isBusy, settle } = useSettle(() => Promise.all([refetch(), onSettled()]));
  const retry = (jobs: readonly FailedJob[]) =>
    settle(
      jobs.map((job) => () => callJson(`${jobPath(job)}/retry`, { method: 'POST' })),
      say(`${at}.retried`),
    );
  const discard = (job: FailedJob) =>
    settle([() => callJson(jobPath(job), { method: 'DELETE' })], say(`${at}.discarded`));
  return (
    <Panel title={say(`${at}.title`)}>
      {error && <ReadFailure error={error} retry={refetch} />}
      {data ? (
        <Jobs jobs={data} isBusy={isBusy} retry={retry} discard={discard} />
      ) : (
        !error && <Skeleton role="status" aria-label={say('app.loading')} variant="rounded" height={80} />
      )}
    </Panel>
  );
}

interface Acts {
  isBusy: boolean;
  retry: (jobs: readonly FailedJob[]) => Promise<void>;
  discard: (job: FailedJob) => Promise<void>;
}

function Jobs({ jobs, ...acts }: { jobs: readonly FailedJob[] } & Acts) {
  const { shown, more } = useFirstFew(jobs, SHOWN_FIRST);
  if (jobs.length === 0) return <Typography color="text.secondary">{say(`${at}.none`)}</Typography>;
  return (
    <>
      {jobs.length > 1 && (
        <Button variant="outlined" disabled={acts.isBusy} onClick={() => void acts.retry(jobs)}>
          {jobs.length < SHOWN ? say(`${at}.retryAll`) : say(`${at}.retryNewest`, { count: SHOWN })}
        </Button>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((job) => (
          <FailedRow
            key={job.id}
            name={jobWords(job.job)}
            failed={job}
            about={reference(job)}
            reason={say(`${at}.reasons.${job.reason}`)}
            isBusy={acts.isBusy}
            retry={() => acts.retry([job])}
            discard={() => acts.discard(job)}
          />
        ))}
      </Box>
      {more}
      {shown.length === SHOWN && (
        <Typography color="text.secondary">{say(`${at}.newest`, { count: SHOWN })}</Typography>
      )}
    </>
  );
}

/** What the work is about: ids only. */
function reference({ payload, correlationId }: FailedJob): string {
  const ids = Object.entries(payload ?? {}).map(([name, value]) =>
    say(`${at}.about`, { name, value: typeof value === 'string' ? value : JSON.stringify(value) }),
  );
  return [...ids, ...(correlationId ? [say(`${at}.trace`, { id: correlationId })] : [])].join(' · ');
}
