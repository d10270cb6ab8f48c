import SettingsIcon from '@mui/icons-material/Settings';
import { type Section, screen } from '../../shared/section';

export const settings: Section = {
  name: 'settings',
  icon: SettingsIcon,
  page: screen(() => import('./general-page'), 'GeneralPage'),
};
