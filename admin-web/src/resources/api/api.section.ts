import KeyIcon from '@mui/icons-material/Key';
import { type Section, screen } from '../../shared/section';

export const api: Section = {
  name: 'api',
  icon: KeyIcon,
  page: screen(() => import('./api-page'), 'ApiPage'),
};
