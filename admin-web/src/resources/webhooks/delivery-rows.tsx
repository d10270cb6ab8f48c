import type { Webhook, WebhookDelivery } from '@arrival/contracts';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { DeliveryDialog } from './delivery-dialog';
import { useWebhookCall } from './use-webhook-call';
import { eventWords, householdWords, nextWords, tryWords } from './webhook-words';

const colours = { waiting: 'warning', delivered: 'success', failed: 'error' } as const;
const wide = '10rem 1fr auto auto';
const narrow = '1fr auto';
/** No line begins with it. */
const dot = '\u00a0· ';

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

interface RowProps {
  delivery: WebhookDelivery;
  isNarrow: boolean;
  onLook: () => void;
}

function Row({ delivery, isNarrow, onLook }: RowProps) {
  const isPaused = useRecordContext<Webhook>()?.state === 'paused';
  const { type, status, lastTry, createdAtUtc } = delivery;
  const columnOf = (own: string, ofNarrow: string) => ({ xs: ofNarrow, md: isNarrow ? ofNarrow : own });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: columnOf(wide, narrow),
        columnGap: 1,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ gridColumn: columnOf('auto', '1 / -1') }}>
        {instantWords(createdAtUtc)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{eventWords(type)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[householdWords(delivery), nextWords(delivery, isPaused)].filter(Boolean).join(dot)}
        </Typography>
      </Box>
      <Chip
        size="small"
        variant="outlined"
        color={colours[status]}
        label={lastTry ? tryWords(lastTry) : say(`resources.webhooks.log.status.${status}`)}
        sx={{ gridColumn: columnOf('auto', '1'), justifySelf: 'start', maxWidth: '100%' }}
      />
      <Acts delivery={delivery} isPaused={isPaused} onLook={onLook} />
    </Box>
  );
}

interface ActsProps {
  delivery: WebhookDelivery;
  isPaused: boolean;
  onLook: () => void;
}

/** Each button says which row it is of. */
function Acts({ delivery: { id, type, status, createdAtUtc }, isPaused, onLook }: ActsProps) {
  const { call, isBusy } = useWebhookCall();
  const row = { event: eventWords(type), when: instantWords(createdAtUtc) };
  return (
    <Box>
      {status !== 'delivered' && !isPaused && (
        <Button
          disabled={isBusy}
          onClick={() => void call(`deliveries/${id}/resend`, () => say('resources.webhooks.log.sentAgain'))}
          aria-label={say('resources.webhooks.log.againAt', row)}
        >
          {say('resources.webhooks.log.again')}
        </Button>
      )}
      <Button onClick={onLook} aria-label={say('resources.webhooks.log.lookAt', row)}>
        {say('resources.webhooks.log.look')}
      </Button>
    </Box>
  );
}
