import type { Webhook, WebhookWithSecret } from '@arrival/contracts';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ConfirmOnce } from '../../shared/forms/confirm-once';
import { Panel } from '../../shared/panel';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { showSecret } from './shown-secret';
import { useWebhookCall } from './use-webhook-call';

/** A new secret, asked for twice because the other system has to follow. */
export function SecretPanel() {
  const webhook = useRecordContext<Webhook>();
  const { call, isBusy } = useWebhookCall();
  const [isAsking, setAsking] = useState(false);
  if (!webhook) return null;
  const change = async () => {
    await call<WebhookWithSecret>('secret', ({ id, secret }) => {
      showSecret(id, secret);
      return undefined;
    });
    setAsking(false);
  };
  return (
    <Panel title={say('resources.webhooks.secret.title')}>
      <Typography sx={{ my: 1 }}>{say('resources.webhooks.secret.help')}</Typography>
      {webhook.earlierSecretUntilUtc && (
        <Typography sx={{ mb: 1 }}>
          {say('resources.webhooks.secret.both', { until: instantWords(webhook.earlierSecretUntilUtc) })}
        </Typography>
      )}
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {say('resources.webhooks.secret.change')}
      </Button>
      <ConfirmOnce
        isOpen={isAsking}
        loading={isBusy}
        title={say('resources.webhooks.secret.ask')}
        content={say('resources.webhooks.secret.means')}
        confirm={say('resources.webhooks.secret.change')}
        onConfirm={() => void change()}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
