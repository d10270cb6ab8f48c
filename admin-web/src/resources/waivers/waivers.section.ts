import DescriptionIcon from '@mui/icons-material/Description';
import { type Section, screen } from '../../shared/section';

export const waivers: Section = {
  name: 'waivers',
  icon: DescriptionIcon,
  list: screen(() => import('./waiver-list'), 'WaiverList'),
  edit: screen(() => import('./waiver-edit'), 'WaiverEdit'),
  create: screen(() => import('./waiver-edit'), 'WaiverCreate'),
  recordRepresentation: 'title',
};
