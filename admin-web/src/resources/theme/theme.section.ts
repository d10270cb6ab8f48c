import PaletteIcon from '@mui/icons-material/Palette';
import { type Section, screen } from '../../shared/section';

export const theme: Section = {
  name: 'theme',
  icon: PaletteIcon,
  page: screen(() => import('./theme-page'), 'ThemePage'),
};
