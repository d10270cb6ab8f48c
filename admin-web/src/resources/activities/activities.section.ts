import DownhillSkiingIcon from '@mui/icons-material/DownhillSkiing';
import { type Section, screen } from '../../shared/section';

export const activities: Section = {
  name: 'activities',
  icon: DownhillSkiingIcon,
  list: screen(() => import('./activity-list'), 'ActivityList'),
  edit: screen(() => import('./activity-edit'), 'ActivityEdit'),
  create: screen(() => import('./activity-create'), 'ActivityCreate'),
  recordRepresentation: 'name',
};
