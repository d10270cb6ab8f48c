import { access } from '../resources/access/access.section';
import { activities } from '../resources/activities/activities.section';
import { audit } from '../resources/audit/audit.section';
import { collections } from '../resources/collections/collections.section';
import { dashboard } from '../resources/dashboard/dashboard.section';
import { guests } from '../resources/guests/guests.section';
import { language } from '../resources/language/language.section';
import { locations } from '../resources/locations/locations.section';
import { preview } from '../resources/preview/preview.section';
import { rentalLists } from '../resources/rental-lists/rental-lists.section';
import { settings } from '../resources/settings/settings.section';
import { signatures } from '../resources/signatures/signatures.section';
import { taskTypes } from '../resources/task-types/task-types.section';
import { tasks } from '../resources/tasks/tasks.section';
import { theme } from '../resources/theme/theme.section';
import { waivers } from '../resources/waivers/waivers.section';
import type { Section } from './section';

/**
 * The console's places in the order of the menu (spec §2), one each: Dashboard, Locations, Task types, Tasks, Activities, Access, Language, Theme,
 * General, Waivers, Signed waivers, Collections, Rental lists, Guests, Who is asked, Audit.
 */
export const sections: readonly Section[] = [
  dashboard,
  locations,
  taskTypes,
  tasks,
  activities,
  access,
  language,
  theme,
  settings,
  waivers,
  signatures,
  collections,
  rentalLists,
  guests,
  preview,
  audit,
];
