import StraightenIcon from '@mui/icons-material/Straighten';
import { type Section, screen } from '../../shared/section';

export const rentalLists: Section = {
  name: 'rental-lists',
  icon: StraightenIcon,
  list: screen(() => import('./rental-list'), 'RentalList'),
  edit: screen(() => import('./rental-entry-edit'), 'RentalEntryEdit'),
  create: screen(() => import('./rental-entry-create'), 'RentalEntryCreate'),
  recordRepresentation: 'name',
};
