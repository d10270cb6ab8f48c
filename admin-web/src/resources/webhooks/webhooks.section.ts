import WebhookIcon from '@mui/icons-material/Webhook';
import { type Section, screen } from '../../shared/section';

export const webhooks: Section = {
  name: 'webhooks',
  icon: WebhookIcon,
  list: screen(() => import('./to-api-page'), 'ToApiPage'),
  edit: screen(() => import('./webhook-edit'), 'WebhookEdit'),
  create: screen(() => import('./webhook-create'), 'WebhookCreate'),
  recordRepresentation: 'url',
};
