import type { AdminLocation } from '@arrival/contracts';
import { Alert, Box, Card, Divider, Skeleton, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { ReadFailure } from '../../shared/failures/read-failure';
import { Columns } from '../../shared/lists/columns';
import { useEveryLocation } from '../../shared/locations/use-every-location';
import { say } from '../../words/say';
import { EntitlementsTest } from './entitlements-test';
import { FirstRows } from './first-rows';
import { InvitationsPanel } from './invitations-panel';
import { ReportCounts } from './report-counts';
import { ReportForm } from './report-form';
import { daysWords, defaultLocation, type ReportRequest } from './report-request';
import { StatusBanner } from './status-banner';
import { useOverview, useReportStatus } from './use-report';
import { useRequest } from './use-request';

/** /admin/reporting: the customer activity report, how fresh it is, and what is in it (spec §2). */
export function ReportingPage() {
  const locations = useEveryLocation();
  return (
    <Box sx={{ mt: 2, maxWidth: 1200 }}>
      <Title title={say('resources.reporting.title')} />
      {locations.data ? (
        <Report locations={locations.data} />
      ) : locations.error ? (
        <ReadFailure error={locations.error} retry={locations.refetch} />
      ) : (
        <Skeleton variant="rounded" height={360} role="status" aria-label={say('app.loading')} />
      )}
    </Box>
  );
}

function Report({ locations }: { locations: readonly AdminLocation[] }) {
  const {
    request: { taskName, ...wanted },
    change: setWanted,
  } = useRequest();
  const request = { ...wanted, locationId: wanted.locationId ?? defaultLocation(locations)?.id };
  const report = useReportStatus();
  const overview = useOverview(request, taskName, report.status);
  // Another location has other tasks.
  const change = (next: ReportRequest) =>
    setWanted(next.locationId === request.locationId ? next : { ...next, taskName: undefined });
  return (
    <Columns from="lg" widths="340px minmax(0, 1fr)">
      <Card>
        <ReportForm
          locations={locations}
          request={request}
          taskName={taskName}
          isReadable={Boolean(report.status?.lastRefreshDate)}
          change={change}
        />
        <Divider />
        <EntitlementsTest />
      </Card>
      <Stack spacing={2}>
        <StatusBanner report={report} />
        {request.locationId === undefined && <Alert severity="warning">{say('resources.reporting.noLocation')}</Alert>}
        <Overview
          overview={overview}
          request={request}
          taskName={taskName}
          chooseTask={(chosen) => setWanted({ taskName: chosen })}
          chooseLocation={(locationId) => change({ ...request, locationId })}
        />
        <InvitationsPanel />
      </Stack>
    </Columns>
  );
}

interface OverviewProps {
  overview: ReturnType<typeof useOverview>;
  request: ReportRequest;
  taskName: string | undefined;
  chooseTask: (taskName: string | undefined) => void;
  chooseLocation: (locationId: number) => void;
}

/** What the report would hold: how many, and its first rows. */
function Overview({ overview, request, taskName, chooseTask, chooseLocation }: OverviewProps) {
  return (
    <>
      {overview.isLoading && <Skeleton variant="rounded" height={240} role="status" aria-label={say('app.loading')} />}
      {overview.error && <ReadFailure error={overview.error} retry={overview.refetch} />}
      {overview.data && request.locationId !== undefined && (
        <>
          <ReportCounts
            counts={overview.data.counts}
            locationId={request.locationId}
            days={daysWords(request)}
            taskName={taskName}
            chooseTask={chooseTask}
            chooseLocation={chooseLocation}
          />
          <FirstRows
            rows={overview.data.rows}
            rowCount={overview.data.rowCount}
            isOld={overview.isPlaceholderData}
            taskName={taskName}
            showAll={() => chooseTask(undefined)}
          />
        </>
      )}
    </>
  );
}
