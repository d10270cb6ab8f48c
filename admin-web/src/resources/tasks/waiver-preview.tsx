import { type AdminTask, type AdminWaiver, taskTypeIds } from '@arrival/contracts';
import { isSignedElsewhere, textIn } from '@arrival/rules';
import { Alert, Box, Link, Skeleton } from '@mui/material';
import { useCreatePath, useGetOne, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ReadFailure } from '../../shared/failures/read-failure';
import { isMissing } from '../../shared/failures/record-failure';
import { Panel } from '../../shared/panel';
import { RichText } from '../../shared/rich-text/rich-text';
import { useFeatures } from '../../shared/settings/use-features';
import { say } from '../../words/say';

/** The waiver's text as guests see it. */
export function WaiverPreview() {
  const task = useRecordContext<AdminTask>();
  const features = useFeatures();
  if (task?.taskTypeId !== taskTypeIds.waiver || !task.posWaiverId) return null;
  // What guests see then is the partner's.
  if (isSignedElsewhere(task, { features })) return null;
  return (
    <Panel title={say('resources.tasks.preview.title')}>
      <Text posWaiverId={task.posWaiverId} />
    </Panel>
  );
}

function Text({ posWaiverId }: { posWaiverId: string }) {
  const createPath = useCreatePath();
  const {
    data: waiver,
    error,
    isPending,
    refetch,
  } = useGetOne<AdminWaiver>('waivers', { id: posWaiverId }, { retry: false, onError: () => undefined });
  if (isPending) return <Skeleton variant="rounded" height={160} />;
  // Only what is not there is missing; what could not be read may well be.
  if (!waiver && error && !isMissing(error)) return <ReadFailure error={error} retry={refetch} />;
  const to = createPath({ resource: 'waivers', type: 'edit', id: posWaiverId });
  const shown = waiver && textIn(waiver, 'en');
  const html = shown && (shown.language === 'en' ? waiver.html : waiver.translations?.[shown.language]?.html);
  return (
    <>
      {html ? (
        // What scrolls must be reached by the keyboard.
        <Box
          tabIndex={0}
          role="region"
          aria-label={shown.title}
          sx={{ maxHeight: 360, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mb: 1 }}
        >
          <RichText html={html} />
        </Box>
      ) : (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {say('resources.tasks.preview.none', { id: posWaiverId })}
        </Alert>
      )}
      <Link component={RouterLink} to={to}>
        {say(waiver ? 'resources.tasks.preview.change' : 'resources.tasks.preview.write')}
      </Link>
    </>
  );
}
