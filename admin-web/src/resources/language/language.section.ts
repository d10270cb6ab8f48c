import TranslateIcon from '@mui/icons-material/Translate';
import { type Section, screen } from '../../shared/section';

export const language: Section = {
  name: 'language',
  icon: TranslateIcon,
  page: screen(() => import('./language-page'), 'LanguagePage'),
};
