import type { SignatureEvidence, WaiverText } from '@arrival/contracts';
import { saveBlob } from '@arrival/web/save-blob';
import { Alert, Box, Button, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { Show, useNotify, useRecordContext } from 'react-admin';
import { request } from '../../data/transport';
import { useJson } from '../../data/use-json';
import { ShowFailure, useMissing } from '../../shared/failures/record-failure';
import { RichText } from '../../shared/rich-text/rich-text';
import { say } from '../../words/say';
import { CopyMailState } from './copy-mail-state';
import { EvidenceDetails } from './evidence-details';
import { Verification } from './verification';

/** One signed waiver: what was signed, by whom, how, and all that proves it (D45, D46). */
export function SignatureShow() {
  return (
    <Show
      title={say('resources.signatures.title')}
      component="div"
      actions={false}
      queryOptions={{ onError: useMissing() }}
      error={<ShowFailure />}
    >
      <Evidence />
    </Show>
  );
}

function Evidence() {
  const evidence = useRecordContext<SignatureEvidence>();
  if (!evidence) return null;
  return (
    <Stack spacing={2} sx={{ maxWidth: 1100, mt: 2 }}>
      <Card>
        <CardContent>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
            <Typography variant="h5" component="h2" sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {say('resources.signatures.of', { title: evidence.title, name: evidence.contactName })}
            </Typography>
            <Copy evidence={evidence} />
          </Box>
          <CopyMailState id={evidence.id} />
          <EvidenceDetails evidence={evidence} />
          <Signature evidence={evidence} />
        </CardContent>
      </Card>
      <Verification id={evidence.id} />
      <SignedText evidence={evidence} />
    </Stack>
  );
}

/** `signed-waiver-luca-marino.pdf`: several copies in one folder can be told apart. */
const fileName = (name: string, kind: 'document' | 'copy'): string =>
  `signed-waiver-${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.${kind === 'document' ? 'pdf' : 'html'}`;

const isUnavailable = (error: unknown): boolean =>
  (error as { body?: { code?: string } } | null)?.body?.code === 'copy.unavailable';

function Copy({ evidence: { id, contactName } }: { evidence: SignatureEvidence }) {
  const notify = useNotify();
  const take = async (kind: 'document' | 'copy') =>
    saveBlob(await (await request(`/api/admin/signatures/${id}/${kind}`)).blob(), fileName(contactName, kind));
  const download = async () => {
    try {
      // The plain page where the server cannot make documents.
      await take('document').catch((error) => (isUnavailable(error) ? take('copy') : Promise.reject(error)));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Button variant="outlined" onClick={() => void download()}>
      {say('resources.signatures.copy')}
    </Button>
  );
}

function Signature({ evidence: { signature, typedName } }: { evidence: SignatureEvidence }) {
  if (!signature) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {say('resources.signatures.drawn')}
      </Typography>
      <Box
        component="img"
        src={`data:image/png;base64,${signature}`}
        alt={
          typedName ? say('resources.signatures.drawnBy', { name: typedName }) : say('resources.signatures.drawnAlone')
        }
        sx={{
          maxWidth: '100%',
          maxHeight: 180,
          backgroundColor: '#ffffff',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
        }}
      />
    </Box>
  );
}

function SignedText({ evidence: { posWaiverId, textHash } }: { evidence: SignatureEvidence }) {
  const { data, error } = useJson<WaiverText>(
    `/api/admin/waivers/${encodeURIComponent(posWaiverId)}/texts/${textHash}`,
  );
  return (
    <Card component="section" aria-label={say('resources.signatures.text')}>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          {say('resources.signatures.text')}
        </Typography>
        {data ? (
          <RichText html={data.html} />
        ) : error ? (
          <Alert severity="error">{error.message}</Alert>
        ) : (
          <Skeleton height={160} />
        )}
      </CardContent>
    </Card>
  );
}
