import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { type Section, screen } from '../../shared/section';

export const orders: Section = {
  name: 'orders',
  icon: ReceiptLongIcon,
  page: screen(() => import('./orders-page'), 'OrdersPage'),
};
