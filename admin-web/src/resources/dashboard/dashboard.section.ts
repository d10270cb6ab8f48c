import DashboardIcon from '@mui/icons-material/Dashboard';
import { type Section, screen } from '../../shared/section';

export const dashboard: Section = {
  name: 'dashboard',
  icon: DashboardIcon,
  page: screen(() => import('./dashboard-page'), 'DashboardPage'),
};
