import { webhookWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/check-by';
import { EditScreen } from '../../shared/record-form';
import { say } from '../../words/say';
import { Deliveries } from './deliveries';
import { LiveWebhook } from './live-webhook';
import { NewSecret } from './new-secret';
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
