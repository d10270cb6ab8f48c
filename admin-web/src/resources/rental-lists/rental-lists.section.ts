import DownhillSkiingIcon from '@mui/icons-material/DownhillSkiing';
import { type Section, screen } from '../../app/section';

export const rentalLists: Section = {
  name: 'rental-lists',
  label: 'Rental lists',
  icon: DownhillSkiingIcon,
  list: screen(() => import('./rental-list'), 'RentalList'),
  edit: screen(() => import('./rental-entry-edit'), 'RentalEntryEdit'),
  create: screen(() => import('./rental-entry-create'), 'RentalEntryCreate'),
  recordRepresentation: 'name',
};
