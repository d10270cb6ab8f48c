import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import { type Section, screen } from '../../shared/section';

export const guests: Section = {
  name: 'guests',
  icon: PersonSearchIcon,
  isAtDesk: true,
  page: screen(() => import('./guests-page'), 'GuestsPage'),
};
