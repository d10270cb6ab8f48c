import MonitorHeartIcon from '@mui/icons-material/MonitorHeart';
import { type Section, screen } from '../../shared/section';

export const operations: Section = {
  name: 'operations',
  icon: MonitorHeartIcon,
  page: screen(() => import('./operations-page'), 'OperationsPage'),
};
