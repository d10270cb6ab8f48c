import PlaceIcon from '@mui/icons-material/Place';
import { type Section, screen } from '../../shared/section';

export const locations: Section = {
  name: 'locations',
  icon: PlaceIcon,
  list: screen(() => import('./location-list'), 'LocationList'),
  edit: screen(() => import('./location-edit'), 'LocationEdit'),
  create: screen(() => import('./location-create'), 'LocationCreate'),
  recordRepresentation: 'name',
};
