import QuizIcon from '@mui/icons-material/Quiz';
import { type Section, screen } from '../../shared/section';

export const preview: Section = {
  name: 'preview',
  icon: QuizIcon,
  isAtDesk: true,
  page: screen(() => import('./preview-page'), 'PreviewPage'),
};
