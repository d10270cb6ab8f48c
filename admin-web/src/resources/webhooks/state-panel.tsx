import type { Webhook } from '@arrival/contracts';
import { Button, Chip, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { DescriptionList } from '../../shared/description-list';
import { DeleteRecord } from '../../shared/forms/delete-record';
import { Panel } from '../../shared/panel';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { useWebhookCall } from './use-webhook-call';
import { stateColours, stateSentence, stateWords } from './webhook-words';

/** How it is doing, and what can be done about it. */
export function StatePanel() {
  const webhook = useRecordContext<Webhook>();
  const { call, isBusy } = useWebhookCall();
  if (!webhook) return null;
  const isPaused = webhook.state === 'paused';
  const resent = ({ resent: smart_count }: { resent: number }) => say('resources.webhooks.resent', { smart_count });
  return (
    <Panel title={say('resources.webhooks.fields.state')}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Chip color={stateColours[webhook.state]} variant="outlined" label={stateWords(webhook)} />
        <Typography>{stateSentence(webhook)}</Typography>
      </Stack>
      <DescriptionList entries={entriesOf(webhook)} />
      <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap' }}>
        {!isPaused && (
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => void call('test', () => say('resources.webhooks.tested'))}
          >
            {say('resources.webhooks.test')}
          </Button>
        )}
        <Button
          variant={isPaused ? 'contained' : 'outlined'}
          disabled={isBusy}
          onClick={() => void call(isPaused ? 'resume' : 'pause')}
        >
          {say(isPaused ? 'resources.webhooks.resume' : 'resources.webhooks.pause')}
        </Button>
        {webhook.failed > 0 && !isPaused && (
          <Button variant="outlined" disabled={isBusy} onClick={() => void call('resend-failed', resent)}>
            {say('resources.webhooks.resendFailed')}
          </Button>
        )}
        <DeleteRecord
          label={say('resources.webhooks.delete')}
          confirmTitle={say('resources.webhooks.ask')}
          confirmContent={say('resources.webhooks.means')}
          successMessage={say('resources.webhooks.removed')}
        />
      </Stack>
    </Panel>
  );
}

function entriesOf({
  deliveredLastDay,
  waiting,
  failed,
  failingSinceUtc,
  pausedAtUtc,
}: Webhook): (readonly [string, string])[] {
  const instants = { failingSinceUtc, pausedAtUtc };
  const numbers = { deliveredLastDay, waiting, failed };
  return [
    ...Object.entries(numbers).map(
      ([field, count]) =>
        [say(`resources.webhooks.fields.${field as keyof typeof numbers}`), count.toLocaleString()] as const,
    ),
    ...Object.entries(instants).flatMap(([field, at]) =>
      at ? [[say(`resources.webhooks.fields.${field as keyof typeof instants}`), instantWords(at)] as const] : [],
    ),
  ];
}
