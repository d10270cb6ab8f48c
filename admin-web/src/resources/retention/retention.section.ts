import AutoDeleteIcon from '@mui/icons-material/AutoDelete';
import { type Section, screen } from '../../shared/section';

export const retention: Section = {
  name: 'retention',
  icon: AutoDeleteIcon,
  page: screen(() => import('./retention-page'), 'RetentionPage'),
};
