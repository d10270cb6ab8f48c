import { eventTypes, type WebhookWithSecret, webhookWriteSchema } from '@arrival/contracts';
import { useRedirect } from 'react-admin';
import { checkBy } from '../../shared/forms/check-by';
import { CreateScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { showSecret } from './shown-secret';
import { WebhookFields } from './webhook-fields';

/** /admin/webhooks/create; its page then shows the secret, once. */
export function WebhookCreate() {
  const redirect = useRedirect();
  const open = ({ id, secret }: WebhookWithSecret) => {
    showSecret(id, secret);
    redirect('edit', 'webhooks', id);
  };
  return (
    <CreateScreen<WebhookWithSecret>
      title={say('resources.webhooks.add')}
      saveLabel={say('resources.webhooks.add')}
      validate={checkBy(webhookWriteSchema, 'webhooks')}
      defaultValues={{ description: '', events: [...eventTypes] }}
      onCreated={open}
    >
      <WebhookFields />
    </CreateScreen>
  );
}
