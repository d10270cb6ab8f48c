import CategoryIcon from '@mui/icons-material/Category';
import { type Section, screen } from '../../shared/section';

export const taskTypes: Section = {
  name: 'tasktypes',
  icon: CategoryIcon,
  list: screen(() => import('./task-type-list'), 'TaskTypeList'),
  edit: screen(() => import('./task-type-edit'), 'TaskTypeEdit'),
  recordRepresentation: 'name',
};
