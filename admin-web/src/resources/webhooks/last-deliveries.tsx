import type { Webhook, WebhookDeliveries } from '@arrival/contracts';
import { Box, Card, Link, Skeleton, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useJson } from '../../data/use-json';
import { ReadFailure } from '../../shared/failures/read-failure';
import { say } from '../../words/say';
import { DeliveryRows } from './delivery-rows';
import { placeOf } from './webhook-words';

const READ_AGAIN_MS = 5_000;
const SHOWN = 4;

/** The newest deliveries to one address, beside the list of addresses. */
export function LastDeliveries({ webhook }: { webhook: Webhook }) {
  const path = `/api/admin/webhooks/${webhook.id}/deliveries?`;
  const { data, error, refetch } = useJson<WebhookDeliveries>(path, READ_AGAIN_MS);
  const title = say('resources.webhooks.log.to', { host: placeOf(webhook).host });
  return (
    <Card component="section" aria-label={title} sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline', minHeight: 44 }}>
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Link component={RouterLink} to={`/webhooks/${webhook.id}`} sx={{ whiteSpace: 'nowrap' }}>
          {say('resources.webhooks.log.all')}
        </Link>
      </Box>
      {error && <ReadFailure error={error} retry={refetch} />}
      {!data && !error && <Skeleton role="status" aria-label={say('app.loading')} variant="rounded" height={96} />}
      {data?.deliveries.length === 0 && (
        <Typography color="text.secondary">{say('resources.webhooks.log.none')}</Typography>
      )}
      <RecordContextProvider value={webhook}>
        <DeliveryRows deliveries={data?.deliveries.slice(0, SHOWN) ?? []} isNarrow />
      </RecordContextProvider>
    </Card>
  );
}
