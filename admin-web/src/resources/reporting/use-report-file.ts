import type { ReportFile } from '@arrival/contracts';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { type ReportRequest, reportQuery } from './report-request';

/** Lets the browser fetch the report by itself, straight to the disk however large it is; what is refused before is told and stays (spec §8). */
export function useReportFile() {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async (request: ReportRequest) => {
      const path = `/api/report/customer/file?${reportQuery(request)}`;
      const link = document.createElement('a');
      link.href = (await callJson<ReportFile>(path, { method: 'POST' })).address;
      link.download = '';
      link.click();
    },
    onError: (error) => notify(error.message, { type: 'error', autoHideDuration: null }),
  });
  return { isLoading: isPending, fetchFile: (request: ReportRequest) => mutate(request) };
}
