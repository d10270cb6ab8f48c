import type { Webhook, WebhookDeliveryDetail, WebhookTry } from '@arrival/contracts';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useJson } from '../../data/use-json';
import { ReadFailure } from '../../shared/failures/read-failure';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { useWebhookCall } from './use-webhook-call';
import { eventWords, tryWords } from './webhook-words';

const text = {
  p: 1.5,
  my: 1,
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontSize: '0.85rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** One delivery: the message as it goes out, and every try with its answer. */
export function DeliveryDialog({ deliveryId, onClose }: { deliveryId: number; onClose: () => void }) {
  const webhook = useRecordContext<Webhook>();
  const { call, isBusy } = useWebhookCall();
  const { data, error, refetch } = useJson<WebhookDeliveryDetail>(
    `/api/admin/webhooks/${webhook?.id}/deliveries/${deliveryId}`,
  );
  const again = async () => {
    await call(`deliveries/${deliveryId}/resend`, () => say('resources.webhooks.log.sentAgain'));
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="delivery-title">
      <DialogTitle id="delivery-title">{data ? eventWords(data.type) : say('app.loading')}</DialogTitle>
      <DialogContent>
        {error && <ReadFailure error={error} retry={refetch} />}
        {data && (
          <>
            <Typography variant="subtitle1" component="h3">
              {say('resources.webhooks.log.message')}
            </Typography>
            <Box component="pre" sx={text}>
              {JSON.stringify(data.event, null, 2)}
            </Box>
            <Typography variant="subtitle1" component="h3">
              {say('resources.webhooks.log.tries')}
            </Typography>
            {data.tries.length === 0 && <Typography>{say('resources.webhooks.log.noTries')}</Typography>}
            {data.tries.map((one) => (
              <Try key={one.attemptedAtUtc} one={one} />
            ))}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('resources.webhooks.log.close')}</Button>
        {webhook?.state !== 'paused' && (
          <Button variant="contained" disabled={isBusy || !data} onClick={() => void again()}>
            {say('resources.webhooks.log.again')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Try({ one }: { one: WebhookTry }) {
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {instantWords(one.attemptedAtUtc)} · {tryWords(one)} · {one.url}
      </Typography>
      {one.answer && (
        <Box component="pre" aria-label={say('resources.webhooks.log.answer')} sx={text}>
          {one.answer}
        </Box>
      )}
    </Box>
  );
}
