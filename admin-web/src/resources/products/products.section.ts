import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import { type Section, screen } from '../../shared/section';

export const products: Section = {
  name: 'products',
  icon: LocalOfferIcon,
  list: screen(() => import('./product-list'), 'ProductList'),
  edit: screen(() => import('./product-edit'), 'ProductEdit'),
  create: screen(() => import('./product-create'), 'ProductCreate'),
  recordRepresentation: 'name',
};
