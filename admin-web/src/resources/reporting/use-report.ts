import { areDaysInOrder, type ReportOverview, type ReportStatus, reportStatusCodes } from '@arrival/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callJson } from '../../data/transport';
import { type ReportRequest, reportQuery } from './report-request';

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
  useEndOfRun(data, stop.reset);
  return { status: data, error, refetch, populate, stop };
}

/** What went wrong with a run says nothing of the next one. */
function useEndOfRun(status: ReportStatus | undefined, forget: () => void): void {
  const isOver = status !== undefined && status.statusCode !== reportStatusCodes.processing;
  useEffect(() => {
    if (isOver) forget();
  }, [isOver, forget]);
}

/** Counts and first rows, of one task if there is one; nothing is asked before there is a location and a whole population. */
export function useOverview(request: ReportRequest, taskName: string | undefined, status: ReportStatus | undefined) {
  const { isCsvExport: _, ...question } = request;
  const path = `/api/report/customer/overview?${reportQuery(question)}`;
  const ofTask = taskName === undefined ? '' : `&${new URLSearchParams({ taskName })}`;
  return useQuery({
    queryKey: ['json', path, ofTask],
    queryFn: ({ signal }) => callJson<ReportOverview>(path + ofTask, { signal }),
    enabled: request.locationId !== undefined && areDaysInOrder(request) && Boolean(status?.lastRefreshDate),
    refetchInterval: idleMs,
    // Another task leaves the counts as they are.
    placeholderData: (before, query) => (query?.queryKey[1] === path ? before : undefined),
  });
}
