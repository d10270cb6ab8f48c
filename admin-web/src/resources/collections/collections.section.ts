import CollectionsBookmarkIcon from '@mui/icons-material/CollectionsBookmark';
import { type Section, screen } from '../../shared/section';

export const collections: Section = {
  name: 'collections',
  icon: CollectionsBookmarkIcon,
  list: screen(() => import('./collection-list'), 'CollectionList'),
  edit: screen(() => import('./collection-edit'), 'CollectionEdit'),
  create: screen(() => import('./collection-create'), 'CollectionCreate'),
  recordRepresentation: 'name',
};
