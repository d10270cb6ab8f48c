import { type ReportStatus, reportStatusCodes } from '@arrival/contracts';
import { Alert, AlertTitle, Button, LinearProgress, Skeleton, Typography } from '@mui/material';
import { ReadFailure } from '../../shared/failures/read-failure';
import { instantWords, momentWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import type { useReportStatus } from './use-report';

type Report = ReturnType<typeof useReportStatus>;

const at = 'resources.reporting.status';

function bannerOf({ statusCode, lastRefreshDate }: ReportStatus) {
  if (statusCode === reportStatusCodes.processing)
    return { severity: 'warning', words: say(`${at}.processing`), ask: undefined } as const;
  if (statusCode === reportStatusCodes.populated && lastRefreshDate)
    return {
      severity: 'success',
      words: say(`${at}.populated`, { date: instantWords(lastRefreshDate) }),
      ask: say(`${at}.populateAgain`),
    } as const;
  if (statusCode === reportStatusCodes.failed)
    return { severity: 'error', words: say(`${at}.failed`), ask: say(`${at}.tryAgain`) } as const;
  // Any other code as well (spec §4): a newer server may know more of them.
  return { severity: 'info', words: say(`${at}.never`), ask: say(`${at}.populate`) } as const;
}

/** How the population stands, in the words of the specification (spec §4). */
export function StatusBanner({ report }: { report: Report }) {
  const { status, error, refetch } = report;
  if (!status)
    return error ? <ReadFailure error={error} retry={refetch} /> : <Skeleton variant="rounded" height={72} />;
  const { severity, words, ask } = bannerOf(status);
  return (
    <>
      <Failure report={report} />
      <Alert
        severity={severity}
        role="status"
        action={<Action report={report} ask={ask} />}
        sx={{ alignItems: 'center' }}
      >
        <AlertTitle sx={{ mb: 0 }}>{words}</AlertTitle>
        <More status={status} isAsked={report.populate.isPending} />
      </Alert>
    </>
  );
}

function Failure({ report: { status, error, refetch, populate, stop } }: { report: Report }) {
  if (error) return <ReadFailure error={error} retry={refetch} />;
  if (populate.error) return <ReadFailure error={populate.error} retry={() => populate.mutate()} />;
  // What has ended meanwhile needs no stop.
  if (stop.error && status?.statusCode === reportStatusCodes.processing)
    return <ReadFailure error={stop.error} retry={() => stop.mutate()} />;
  return null;
}

function More({
  status: { statusCode, lastRefreshDate, lastUpkeepDate, progress },
  isAsked,
}: {
  status: ReportStatus;
  isAsked: boolean;
}) {
  if (statusCode === reportStatusCodes.processing)
    return (
      <>
        {progress && <Progress {...progress} />}
        {lastRefreshDate && (
          <Typography variant="body2">{say(`${at}.meanwhile`, { date: instantWords(lastRefreshDate) })}</Typography>
        )}
      </>
    );
  if (isAsked) return <Typography variant="body2">{say(`${at}.asked`)}</Typography>;
  if (statusCode === reportStatusCodes.populated)
    return (
      <Typography variant="body2">
        {lastUpkeepDate
          ? say(`${at}.keptUp`, { time: momentWords(lastUpkeepDate, new Date()) })
          : say(`${at}.upToDate`)}
      </Typography>
    );
  return lastRefreshDate ? (
    <Typography variant="body2">{say(`${at}.stillThere`, { date: instantWords(lastRefreshDate) })}</Typography>
  ) : null;
}

function Progress({ households, householdsTotal }: NonNullable<ReportStatus['progress']>) {
  const share = householdsTotal === 0 ? 0 : Math.min(100, (households / householdsTotal) * 100);
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label={say(`${at}.progress`)}
        sx={{ my: 1, width: 'min(360px, 60vw)' }}
      />
      <Typography variant="body2">
        {say(`${at}.households`, { done: households.toLocaleString(), total: householdsTotal.toLocaleString() })}
      </Typography>
    </>
  );
}

/** Without words to ask for a population one runs, and can be stopped. */
function Action({ report: { populate, stop }, ask }: { report: Report; ask: string | undefined }) {
  if (ask === undefined)
    return (
      <Button color="inherit" loading={stop.isPending} onClick={() => stop.mutate()}>
        {say(`${at}.stop`)}
      </Button>
    );
  return (
    <Button color="inherit" variant="outlined" loading={populate.isPending} onClick={() => populate.mutate()}>
      {ask}
    </Button>
  );
}
