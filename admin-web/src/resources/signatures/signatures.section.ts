import DrawIcon from '@mui/icons-material/Draw';
import { type Section, screen } from '../../shared/section';

export const signatures: Section = {
  name: 'signatures',
  icon: DrawIcon,
  isAtDesk: true,
  list: screen(() => import('./signature-list'), 'SignatureList'),
  show: screen(() => import('./signature-show'), 'SignatureShow'),
};
