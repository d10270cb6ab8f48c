import { type DeliveryStatus, deliveryStatuses, type WebhookDeliveries } from '@arrival/contracts';
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useJson } from '../../data/use-json';
import { ReadFailure } from '../../shared/failures/read-failure';
import { Panel } from '../../shared/panel';
import { say } from '../../words/say';
import { DeliveryRows } from './delivery-rows';
import { READ_AGAIN_MS } from './read-again';

interface Wanted {
  readonly status: '' | DeliveryStatus;
  /** The last id of the page before. */
  readonly before?: number;
}

function pathOf(id: unknown, { status, before }: Wanted): string {
  const query = new URLSearchParams({ ...(status && { status }), ...(before && { before: String(before) }) });
  return `/api/admin/webhooks/${id}/deliveries?${query}`;
}

/** What went out, and what came back: the newest first. */
export function Deliveries() {
  const id = useRecordContext()?.id;
  const [wanted, want] = useState<Wanted>({ status: '' });
  const { status, before } = wanted;
  const { data, error, refetch } = useJson<WebhookDeliveries>(
    id === undefined ? undefined : pathOf(id, wanted),
    READ_AGAIN_MS,
  );
  const deliveries = data?.deliveries ?? [];
  return (
    <Panel title={say('resources.webhooks.log.title')}>
      <Filter status={status} onChange={(next) => want({ status: next })} />
      {error && <ReadFailure error={error} retry={refetch} />}
      {data && deliveries.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {say(status ? `resources.webhooks.log.noneWith.${status}` : 'resources.webhooks.log.none')}
        </Typography>
      )}
      <DeliveryRows deliveries={deliveries} />
      <Stack direction="row" spacing={1}>
        {before && <Button onClick={() => want({ status })}>{say('resources.webhooks.log.newest')}</Button>}
        {data?.hasMore && (
          <Button onClick={() => want({ status, before: deliveries.at(-1)!.id })}>
            {say('resources.webhooks.log.older')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

/** Another choice begins with the newest again. */
function Filter({ status, onChange }: Pick<Wanted, 'status'> & { onChange: (status: Wanted['status']) => void }) {
  return (
    <TextField
      select
      size="small"
      label={say('resources.webhooks.log.show')}
      value={status}
      onChange={({ target }) => onChange(target.value as Wanted['status'])}
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
  );
}
