import type { Webhook } from '@arrival/contracts';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, Skeleton, TablePagination, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useJson } from '../../data/use-json';
import { linksPerPage, useLinkPages } from '../../shared/link-pages';
import { ReadFailure } from '../../shared/read-failure';
import { say } from '../../words/say';
import { LastDeliveries } from './last-deliveries';
import { WebhookRow } from './webhook-row';

const PATH = '/api/admin/webhooks?range=[0,99]&sort=["url","ASC"]';
const READ_AGAIN_MS = 5_000;

/** Which systems are told, how they are doing, and what went last to one of them: the one that fails, until another is chosen. */
export function WebhooksPanel() {
  const [chosen, choose] = useState<number>();
  const { data, error, refetch } = useJson<Webhook[]>(PATH, READ_AGAIN_MS);
  const shown = data?.find(({ id }) => id === chosen) ?? data?.find(({ state }) => state !== 'delivering') ?? data?.[0];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: shown ? '1fr 1fr' : '1fr' }, alignItems: 'start' }}>
      <Card component="section" aria-label={say('app.menu.webhooks')} sx={{ py: 1.5, minWidth: 0 }}>
        <Head />
        {data ? (
          <Rows webhooks={data} shown={shown?.id} onChoose={choose} />
        ) : error ? (
          <ReadFailure error={error} retry={refetch} />
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
  const { page, setPage, rowsOfPage } = useLinkPages(webhooks);
  if (webhooks.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ px: 2, py: 1 }}>
        {say('resources.webhooks.empty')}
      </Typography>
    );
  }
  return (
    <>
      <Box component="ul" aria-label={say('app.menu.webhooks')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rowsOfPage.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            isShown={webhook.id === shown}
            onChoose={() => onChoose(webhook.id)}
          />
        ))}
      </Box>
      {webhooks.length > linksPerPage && (
        <TablePagination
          component="div"
          count={webhooks.length}
          page={page}
          onPageChange={(_event, wanted) => setPage(wanted)}
          rowsPerPage={linksPerPage}
          rowsPerPageOptions={[linksPerPage]}
        />
      )}
    </>
  );
}
