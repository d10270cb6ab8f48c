import type { Webhook, WebhookDelivery } from '@arrival/contracts';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { instantWords } from '../../shared/instant-words';
import { say } from '../../words/say';
import { DeliveryDialog } from './delivery-dialog';
import { useWebhookCall } from './use-webhook-call';
import { eventWords, householdWords, nextWords, tryWords } from './webhook-words';

const colours = { waiting: 'warning', delivered: 'success', failed: 'error' } as const;
const wide = '10rem 1fr auto auto';
const narrow = '1fr auto';

/** Deliveries to the address around them, each to be looked at; `isNarrow` where they stand beside something else. */
export function DeliveryRows({ deliveries, isNarrow }: { deliveries: readonly WebhookDelivery[]; isNarrow?: boolean }) {
  const [open, setOpen] = useState<number>();
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {deliveries.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} isNarrow={isNarrow ?? false} onLook={() => setOpen(delivery.id)} />
        ))}
      </Box>
      {open !== undefined && <DeliveryDialog deliveryId={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function Row(props: { delivery: WebhookDelivery; isNarrow: boolean; onLook: () => void }) {
  const { delivery, isNarrow, onLook } = props;
  const webhook = useRecordContext<Webhook>();
  const { call, isBusy } = useWebhookCall();
  const { type, status, lastTry, createdAtUtc } = delivery;
  const said = lastTry ? tryWords(lastTry) : say(`resources.webhooks.log.status.${status}`);
  const below = [householdWords(delivery), nextWords(delivery, webhook?.state === 'paused')]
    .filter(Boolean)
    .join(' · ');
  const when = instantWords(createdAtUtc);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: narrow, md: isNarrow ? narrow : wide },
        columnGap: 1,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ gridColumn: { xs: '1 / -1', md: isNarrow ? '1 / -1' : 'auto' } }}
      >
        {when}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{eventWords(type)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {below}
        </Typography>
      </Box>
      <Chip
        size="small"
        variant="outlined"
        color={colours[status]}
        label={said}
        sx={{ gridColumn: { xs: '1', md: isNarrow ? '1' : 'auto' }, justifySelf: 'start', maxWidth: '100%' }}
      />
      <Box>
        {status !== 'delivered' && webhook?.state !== 'paused' && (
          <Button
            disabled={isBusy}
            onClick={() => void call(`deliveries/${delivery.id}/resend`, () => say('resources.webhooks.log.sentAgain'))}
            aria-label={say('resources.webhooks.log.againAt', { event: eventWords(type), when })}
          >
            {say('resources.webhooks.log.again')}
          </Button>
        )}
        <Button onClick={onLook} aria-label={say('resources.webhooks.log.lookAt', { event: eventWords(type), when })}>
          {say('resources.webhooks.log.look')}
        </Button>
      </Box>
    </Box>
  );
}
