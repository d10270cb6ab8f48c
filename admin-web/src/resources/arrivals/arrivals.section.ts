import TodayIcon from '@mui/icons-material/Today';
import { type Section, screen } from '../../shared/section';

export const arrivals: Section = {
  name: 'arrivals',
  icon: TodayIcon,
  isAtDesk: true,
  page: screen(() => import('./arrivals-page'), 'ArrivalsPage'),
};
