import { type ReportOverview, type ReportStatus, reportStatusCodes } from '@arrival/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callJson } from '../../data/transport';
import { useJson } from '../../data/use-json';
import { isWindow, type ReportRequest, reportQuery } from './report-request';

const statusPath = '/api/report/customer/status';
const processingMs = 2_000;
const idleMs = 30_000;
/** So long before the status is asked again after a re-run (spec §9). */
const rerunMs = 5_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** How the population stands: often while one runs, now and then otherwise. */
export function useReportStatus() {
  const { data, error, refetch } = useQuery({
    queryKey: ['json', statusPath],
    queryFn: ({ signal }) => callJson<ReportStatus>(statusPath, { signal }),
    refetchInterval: ({ state }) => (state.data?.statusCode === reportStatusCodes.processing ? processingMs : idleMs),
  });
  const populate = useMutation({
    mutationFn: async () => {
      await callJson('/api/export/Customers/Process/Admin');
      await pause(rerunMs);
      await refetch();
    },
  });
  const stop = useMutation({
    mutationFn: async () => {
      await callJson('/api/report/customer/stop', { method: 'POST' });
      await refetch();
    },
  });
  return { status: data, error, refetch, populate, stop };
}

/** Counts and first rows; nothing is asked before there is a location and a whole population. */
export function useOverview(request: ReportRequest, status: ReportStatus | undefined) {
  const isReadable = request.locationId !== undefined && isWindow(request) && Boolean(status?.lastRefreshDate);
  const { isCsvExport: _, ...question } = request;
  return useJson<ReportOverview>(
    isReadable ? `/api/report/customer/overview?${reportQuery(question)}` : undefined,
    idleMs,
  );
}
