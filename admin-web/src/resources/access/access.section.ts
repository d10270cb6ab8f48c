import AdminPanelSettingsIcon from '@mui/icons-material/AdminPanelSettings';
import { type Section, screen } from '../../shared/section';

export const access: Section = {
  name: 'access',
  icon: AdminPanelSettingsIcon,
  list: screen(() => import('./access-list'), 'AccessList'),
  edit: screen(() => import('./access-edit'), 'AccessEdit'),
  create: screen(() => import('./access-create'), 'AccessCreate'),
  recordRepresentation: 'email',
};
