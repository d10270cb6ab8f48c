import { type Webhook, webhookWriteSchema } from '@arrival/contracts';
import type { ReactNode } from 'react';
import { RecordContextProvider, useGetOne, useRecordContext } from 'react-admin';
import { checkBy } from '../../shared/forms/check-by';
import { EditScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { Deliveries } from './deliveries';
import { NewSecret } from './new-secret';
import { READ_AGAIN_MS } from './read-again';
import { SecretPanel } from './secret-panel';
import { StatePanel } from './state-panel';
import { WebhookFields } from './webhook-fields';

/** /admin/webhooks/{id}: its state, what went out, and what it is told of. */
export function WebhookEdit() {
  return (
    <EditScreen
      title={say('resources.webhooks.title')}
      saveLabel={say('resources.webhooks.update')}
      validate={checkBy(webhookWriteSchema, 'webhooks')}
      above={<NewSecret />}
      below={
        <LiveWebhook>
          <StatePanel />
          <Deliveries />
          <SecretPanel />
        </LiveWebhook>
      }
    >
      <WebhookFields />
    </EditScreen>
  );
}

const live = { isLive: true };

/** How the address is doing, read beside its form, which keeps what is typed. */
function LiveWebhook({ children }: { children: ReactNode }) {
  const opened = useRecordContext<Webhook>();
  const id = opened?.id;
  const { data } = useGetOne<Webhook>(
    'webhooks',
    { id: id ?? 0, meta: live },
    { enabled: id !== undefined, refetchInterval: READ_AGAIN_MS },
  );
  return <RecordContextProvider value={data ?? opened}>{children}</RecordContextProvider>;
}
