import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { type Call, request } from '../../data/transport';
import { saveFile } from '../../shared/save-file';

/** Fetches a file with the administrator's token and hands it to the browser; what fails is told and stays (spec §8). */
export function useDownload() {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ name, path, call }: { name: string; path: string; call?: Call | undefined }) =>
      saveFile(await (await request(path, call)).blob(), name),
    onError: (error) => notify(error.message, { type: 'error', autoHideDuration: null }),
  });
  return { isLoading: isPending, download: (name: string, path: string, call?: Call) => mutate({ name, path, call }) };
}
