import AssessmentIcon from '@mui/icons-material/Assessment';
import { type Section, screen } from '../../shared/section';

export const reporting: Section = {
  name: 'reporting',
  icon: AssessmentIcon,
  page: screen(() => import('./reporting-page'), 'ReportingPage'),
};
