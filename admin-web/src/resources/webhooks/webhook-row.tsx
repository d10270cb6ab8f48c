import type { Webhook } from '@arrival/contracts';
import { Box, Button, Chip, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import { RecordLink } from '../../shared/record-link';
import { say } from '../../words/say';
import { useWebhookCall } from './use-webhook-call';
import { placeOf, stateColours, stateWords } from './webhook-words';

interface Props {
  webhook: Webhook;
  isShown: boolean;
  onChoose: () => void;
}

/** One address: where it is, what it is told of, and how it does. */
export function WebhookRow({ webhook, isShown, onChoose }: Props) {
  const { host, rest } = placeOf(webhook);
  return (
    <RecordContextProvider value={{ ...webhook, host }}>
      <Box
        component="li"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gap: 1,
          px: 2,
          py: 1.25,
          borderTop: 1,
          borderColor: 'divider',
          backgroundColor: isShown ? 'action.selected' : 'transparent',
        }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <RecordLink source="host" />
          <Typography component="div" sx={{ fontFamily: 'monospace', fontSize: '0.85rem', color: 'text.secondary' }}>
            {rest}
          </Typography>
          {webhook.description && <Typography variant="body2">{webhook.description}</Typography>}
          <Typography variant="body2" color="text.secondary">
            {countsOf(webhook)}
          </Typography>
        </Box>
        <Box sx={{ display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 0.5 }}>
          <Chip
            size="small"
            variant="outlined"
            color={stateColours[webhook.state]}
            label={stateWords(webhook)}
            sx={{ backgroundColor: 'background.paper' }}
          />
          {webhook.state === 'paused' && <StartAgain host={host} />}
          {!isShown && (
            <Button
              size="small"
              onClick={onChoose}
              aria-label={say('resources.webhooks.log.to', { host: `${host}${rest}` })}
            >
              {say('resources.webhooks.log.title')}
            </Button>
          )}
        </Box>
      </Box>
    </RecordContextProvider>
  );
}

function StartAgain({ host }: { host: string }) {
  const { call, isBusy } = useWebhookCall();
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isBusy}
      onClick={() => void call('resume')}
      aria-label={`${say('resources.webhooks.resume')}: ${host}`}
    >
      {say('resources.webhooks.resume')}
    </Button>
  );
}

const countsOf = ({ events, deliveredLastDay, waiting, failed }: Webhook): string =>
  [
    say('resources.webhooks.count', { smart_count: events.length }),
    say('resources.webhooks.delivered', { count: deliveredLastDay.toLocaleString() }),
    waiting > 0 && say('resources.webhooks.waiting', { smart_count: waiting }),
    failed > 0 && say('resources.webhooks.givenUp', { smart_count: failed }),
  ]
    .filter(Boolean)
    .join(' · ');
