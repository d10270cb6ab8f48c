import { deliveryStatuses, type WebhookDeliveries, type WebhookDelivery } from '@arrival/contracts';
import { Box, Button, Chip, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useJson } from '../../data/use-json';
import { Panel } from '../../shared/form-parts';
import { instantWords } from '../../shared/instant-words';
import { ReadFailure } from '../../shared/read-failure';
import { say } from '../../words/say';
import { DeliveryDialog } from './delivery-dialog';
import { eventWords, householdWords, nextWords, tryWords } from './webhook-words';

const READ_AGAIN_MS = 5_000;
const colours = { waiting: 'warning', delivered: 'success', failed: 'error' } as const;

/** What went out, and what came back: the newest first. */
export function Deliveries() {
  const id = useRecordContext()?.id;
  const [status, setStatus] = useState('');
  const [before, setBefore] = useState<number>();
  const [open, setOpen] = useState<number>();
  const query = new URLSearchParams({ ...(status && { status }), ...(before && { before: String(before) }) });
  const { data, error, refetch } = useJson<WebhookDeliveries>(
    id === undefined ? undefined : `/api/admin/webhooks/${id}/deliveries?${query}`,
    READ_AGAIN_MS,
  );
  const deliveries = data?.deliveries ?? [];
  return (
    <Panel title={say('resources.webhooks.log.title')}>
      <TextField
        select
        size="small"
        label={say('resources.webhooks.log.show')}
        value={status}
        onChange={({ target }) => setStatus(target.value)}
        sx={{ minWidth: 160 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{say('resources.webhooks.log.all')}</MenuItem>
        {deliveryStatuses.map((one) => (
          <MenuItem key={one} value={one}>
            {say(`resources.webhooks.log.status.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {error && <ReadFailure error={error} retry={refetch} />}
      {data && deliveries.length === 0 && (
        <Typography color="text.secondary">{say('resources.webhooks.log.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {deliveries.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} onLook={() => setOpen(delivery.id)} />
        ))}
      </Box>
      <Stack direction="row" spacing={1}>
        {before && <Button onClick={() => setBefore(undefined)}>{say('resources.webhooks.log.newest')}</Button>}
        {data?.hasMore && (
          <Button onClick={() => setBefore(deliveries.at(-1)?.id)}>{say('resources.webhooks.log.older')}</Button>
        )}
      </Stack>
      {open !== undefined && <DeliveryDialog deliveryId={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

function Row({ delivery, onLook }: { delivery: WebhookDelivery; onLook: () => void }) {
  const { type, status, lastTry, createdAtUtc } = delivery;
  const said = lastTry ? tryWords(lastTry) : say(`resources.webhooks.log.status.${status}`);
  const below = [householdWords(delivery), nextWords(delivery)].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: '10rem 1fr auto auto' },
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        {instantWords(createdAtUtc)}
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
        sx={{ gridColumn: { xs: '1', md: 'auto' }, justifySelf: 'start' }}
      />
      <Button
        onClick={onLook}
        aria-label={say('resources.webhooks.log.lookAt', { event: eventWords(type), when: instantWords(createdAtUtc) })}
      >
        {say('resources.webhooks.log.look')}
      </Button>
    </Box>
  );
}
