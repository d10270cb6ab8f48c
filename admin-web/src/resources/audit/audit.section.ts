import HistoryIcon from '@mui/icons-material/History';
import { type Section, screen } from '../../shared/section';

export const audit: Section = {
  name: 'audit',
  icon: HistoryIcon,
  list: screen(() => import('./audit-list'), 'AuditList'),
  show: screen(() => import('./audit-show'), 'AuditShow'),
};
