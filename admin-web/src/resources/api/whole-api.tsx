import { saveBlob } from '@arrival/web/save-blob';
import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Title } from 'react-admin';
import { useJson } from '../../data/use-json';
import { ReadFailure } from '../../shared/failures/read-failure';
import { say } from '../../words/say';

const DOCUMENT = '/api/admin/openapi.json';
const Browser = lazy(async () => ({ default: (await import('./document-browser')).DocumentBrowser }));

/** /admin/api/whole: every call of the API, for administrators alone. */
export function WholeApi() {
  const { data, error, refetch } = useJson<object>(DOCUMENT);
  const save = () =>
    saveBlob(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'arrival-openapi.json');
  const waiting = <Skeleton role="status" aria-label={say('app.loading')} variant="rounded" height={480} />;
  return (
    <Box sx={{ mt: 2, maxWidth: 1200 }}>
      <Title title={say('resources.apikeys.whole.title')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 2 }}>
        <Typography color="text.secondary" sx={{ flex: '1 1 320px' }}>
          {say('resources.apikeys.whole.help')}
        </Typography>
        <Button variant="outlined" startIcon={<DownloadIcon />} disabled={!data} onClick={save}>
          {say('resources.apikeys.whole.save')}
        </Button>
      </Box>
      {error && <ReadFailure error={error} retry={refetch} />}
      {data ? (
        <Card>
          <Suspense fallback={waiting}>
            <Browser document={data} />
          </Suspense>
        </Card>
      ) : (
        !error && waiting
      )}
    </Box>
  );
}
