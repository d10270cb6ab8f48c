import type { AccessRole } from '@arrival/contracts';
import { access } from '../resources/access/access.section';
import { activities } from '../resources/activities/activities.section';
import { api } from '../resources/api/api.section';
import { arrivals } from '../resources/arrivals/arrivals.section';
import { audit } from '../resources/audit/audit.section';
import { collections } from '../resources/collections/collections.section';
import { dashboard } from '../resources/dashboard/dashboard.section';
import { guests } from '../resources/guests/guests.section';
import { language } from '../resources/language/language.section';
import { locations } from '../resources/locations/locations.section';
import { operations } from '../resources/operations/operations.section';
import { orders } from '../resources/orders/orders.section';
import { preview } from '../resources/preview/preview.section';
import { products } from '../resources/products/products.section';
import { rentalLists } from '../resources/rental-lists/rental-lists.section';
import { reporting } from '../resources/reporting/reporting.section';
import { retention } from '../resources/retention/retention.section';
import { settings } from '../resources/settings/settings.section';
import { signatures } from '../resources/signatures/signatures.section';
import { taskTypes } from '../resources/task-types/task-types.section';
import { tasks } from '../resources/tasks/tasks.section';
import { theme } from '../resources/theme/theme.section';
import { waivers } from '../resources/waivers/waivers.section';
import { webhooks } from '../resources/webhooks/webhooks.section';
import type { Section } from '../shared/section';
import type { app } from '../words/en/app';

export interface MenuGroup {
  /** In `app.groups`. */
  readonly name: keyof typeof app.groups;
  readonly sections: readonly Section[];
}

/** The menu: what is used at the counter every day, what is set up, what is looked up. Within each the order of the specification (spec §2). */
export const menuGroups: readonly MenuGroup[] = [
  { name: 'counter', sections: [dashboard, guests, arrivals, orders, preview] },
  {
    name: 'setUp',
    sections: [
      locations,
      taskTypes,
      tasks,
      activities,
      products,
      access,
      language,
      theme,
      settings,
      retention,
      waivers,
      collections,
      rentalLists,
    ],
  },
  { name: 'insight', sections: [reporting, api, signatures, operations, audit] },
];

/** Records that are reached from another page. */
const besideTheMenu: readonly Section[] = [webhooks];

/** The console's places, one each. */
export const sections: readonly Section[] = [...menuGroups.flatMap((group) => group.sections), ...besideTheMenu];

/** Those of them that whoever has the role opens (D77). */
export const openTo = (role: AccessRole | undefined, places: readonly Section[]): readonly Section[] =>
  role === 'administrator' ? places : places.filter(({ isAtDesk }) => isAtDesk);
