import ChecklistIcon from '@mui/icons-material/Checklist';
import { type Section, screen } from '../../shared/section';

export const tasks: Section = {
  name: 'tasks',
  icon: ChecklistIcon,
  list: screen(() => import('./task-list'), 'TaskList'),
  edit: screen(() => import('./task-edit'), 'TaskEdit'),
  create: screen(() => import('./task-create'), 'TaskCreate'),
  recordRepresentation: 'name',
};
