import WebhookIcon from '@mui/icons-material/Webhook';
import { type Section, screen } from '../../app/section';

export const webhooks: Section = {
  name: 'webhooks',
  icon: WebhookIcon,
  list: screen(() => import('./webhook-list'), 'WebhookList'),
  edit: screen(() => import('./webhook-edit'), 'WebhookEdit'),
  create: screen(() => import('./webhook-create'), 'WebhookCreate'),
  recordRepresentation: 'url',
};
