import type { Webhook } from '@arrival/contracts';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReadFailure } from '../../shared/failures/read-failure';
import { Searched } from '../../shared/lists/paged';
import { usePage } from '../../shared/lists/use-page';
import { say } from '../../words/say';
import { LastDeliveries } from './last-deliveries';
import { WebhookRow } from './webhook-row';

const PATH = '/api/admin/webhooks';
const READ_AGAIN_MS = 5_000;

/** Which systems are told, those first that fail, and what went last to one of them: the first, until another is chosen. */
export function WebhooksPanel() {
  const [chosen, choose] = useState<number>();
  const list = usePage<Webhook>({ path: PATH, sort: ['state', 'ASC'], everyMs: READ_AGAIN_MS });
  const shown = list.rows?.find(({ id }) => id === chosen) ?? list.rows?.[0];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: shown ? '1fr 1fr' : '1fr' }, alignItems: 'start' }}>
      <Card component="section" aria-label={say('app.menu.webhooks')} sx={{ py: 1.5, minWidth: 0 }}>
        <Head />
        {list.rows ? (
          <Searched {...list} none={say('resources.webhooks.empty')}>
            <Rows webhooks={list.rows} shown={shown?.id} onChoose={choose} />
          </Searched>
        ) : list.error ? (
          <ReadFailure error={list.error} retry={list.refetch} />
        ) : (
          <Skeleton role="status" aria-label={say('app.loading')} variant="rounded" height={96} sx={{ mx: 2 }} />
        )}
      </Card>
      {shown && <LastDeliveries key={shown.id} webhook={shown} />}
    </Box>
  );
}

function Head() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', px: 2, pb: 1 }}>
      <Typography variant="h6" component="h2">
        {say('app.menu.webhooks')}
      </Typography>
      <Button variant="outlined" startIcon={<AddIcon />} component={Link} to="/webhooks/create">
        {say('resources.webhooks.add')}
      </Button>
    </Box>
  );
}

interface RowsProps {
  webhooks: readonly Webhook[];
  shown: number | undefined;
  onChoose: (id: number) => void;
}

function Rows({ webhooks, shown, onChoose }: RowsProps) {
  return (
    <Box component="ul" aria-label={say('app.menu.webhooks')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {webhooks.map((webhook) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          isShown={webhook.id === shown}
          onChoose={() => onChoose(webhook.id)}
        />
      ))}
    </Box>
  );
}
