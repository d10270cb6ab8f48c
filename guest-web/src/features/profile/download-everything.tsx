import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/transport';
import { saveFile } from '../../lib/browser/save-file';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';
import { useWords } from '../../words/words';
import { yourData } from '../../words/your-data';
import { YourDataRefused } from './your-data-refused';

/** Pictures of a whole family, on a slow phone. */
const patienceMs = 60_000;

/** Hands over the archive; by itself when somebody comes back from the sign-in that it needed. */
export function DownloadEverything({ isBack }: { isBack: boolean }) {
  const words = useWords(yourData);
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await call('GET', '/api/profile/archive', { timeoutMs: patienceMs }), words.fileName),
    onSuccess: () => toast.success(words.downloaded),
  });
  const { mutate } = download;
  useEffect(() => {
    if (isBack) mutate();
  }, [isBack, mutate]);
  return (
    <>
      <Button variant="secondary" icon="download" busy={download.isPending} onClick={() => mutate()}>
        {words.download}
      </Button>
      <YourDataRefused
        asked="download"
        title={words.notDownloaded}
        failure={download.error}
        isBack={isBack}
        onClose={download.reset}
        onRetry={() => mutate()}
      />
    </>
  );
}
