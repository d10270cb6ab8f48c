import type { Webhook } from '@arrival/contracts';
import { Chip } from '@mui/material';
import { DataTable } from 'react-admin';
import { ListScreen } from '../../shared/list-screen';
import { RecordLink } from '../../shared/record-link';
import { say } from '../../words/say';
import { stateColours, stateWords } from './webhook-words';

const counted = ({ events }: Webhook): string => say('resources.webhooks.count', { smart_count: events.length });
const left = ({ waiting, failed }: Webhook): string =>
  [
    waiting > 0 && say('resources.webhooks.waiting', { smart_count: waiting }),
    failed > 0 && say('resources.webhooks.givenUp', { smart_count: failed }),
  ]
    .filter(Boolean)
    .join(', ');

/** /admin/webhooks: which systems are told of what, and how they are doing. */
export function WebhookList() {
  return (
    <ListScreen<Webhook>
      title={say('app.menu.webhooks')}
      addLabel={say('resources.webhooks.add')}
      empty={{ title: say('resources.webhooks.empty.title'), help: say('resources.webhooks.empty.help') }}
      sort={{ field: 'url', order: 'ASC' }}
      primary={({ url }) => url}
      secondary={(webhook) => [webhook.description, counted(webhook), left(webhook)].filter(Boolean).join(', ')}
      tertiary={(webhook) => <State webhook={webhook} />}
    >
      <DataTable.Col source="url">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col source="description" disableSort />
      <DataTable.Col source="events" disableSort render={counted} />
      <DataTable.Col source="state" disableSort render={(webhook: Webhook) => <State webhook={webhook} />} />
      <DataTable.Col source="deliveredLastDay" disableSort align="right" />
      <DataTable.Col source="waiting" disableSort render={(webhook: Webhook) => left(webhook) || '–'} />
    </ListScreen>
  );
}

function State({ webhook }: { webhook: Webhook }) {
  return <Chip size="small" variant="outlined" color={stateColours[webhook.state]} label={stateWords(webhook)} />;
}
