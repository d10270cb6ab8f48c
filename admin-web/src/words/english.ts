import englishMessages from 'ra-language-english';
import { access } from './en/access';
import { activities } from './en/activities';
import { apikeys } from './en/api-keys';
import { app } from './en/app';
import { arrivals } from './en/arrivals';
import { audit } from './en/audit';
import { collectionItems, collections } from './en/collections';
import { conflict } from './en/conflict';
import { dashboard } from './en/dashboard';
import { deleted } from './en/deleted';
import { draft } from './en/draft';
import { guests } from './en/guests';
import { language } from './en/language';
import { locations } from './en/locations';
import { operations } from './en/operations';
import { orders } from './en/orders';
import { preview } from './en/preview';
import { problems } from './en/problems';
import { products } from './en/products';
import { action, message, navigation, notification, sort } from './en/react-admin';
import { remarks } from './en/remarks';
import { rentalLists } from './en/rental-lists';
import { reporting } from './en/reporting';
import { retention } from './en/retention';
import { settings } from './en/settings';
import { shared } from './en/shared';
import { signatures } from './en/signatures';
import { tasktypes } from './en/task-types';
import { tasks } from './en/tasks';
import { theme } from './en/theme';
import { waivers } from './en/waivers';
import { webhooks } from './en/webhooks';

/** What the console says. Another language has the same shape, in a folder of its own. */
export const english = {
  app,
  conflict,
  deleted,
  draft,
  problems,
  remarks,
  shared,
  /** By react-admin's convention a field's label is `resources.{resource}.fields.{field}`: no screen names it. */
  resources: {
    access,
    activities,
    apikeys,
    arrivals,
    audit,
    'collection-items': collectionItems,
    collections,
    dashboard,
    guests,
    language,
    locations,
    operations,
    orders,
    preview,
    products,
    'rental-lists': rentalLists,
    reporting,
    retention,
    settings,
    signatures,
    tasks,
    tasktypes,
    theme,
    waivers,
    webhooks,
  },
} as const;

const { ra } = englishMessages;

/** With what react-admin itself says. */
export const englishOfAll = {
  ...english,
  ra: {
    ...ra,
    action: { ...ra.action, ...action },
    navigation: { ...ra.navigation, ...navigation },
    notification: { ...ra.notification, ...notification },
    message: { ...ra.message, ...message },
    sort: { ...ra.sort, ...sort },
  },
};
