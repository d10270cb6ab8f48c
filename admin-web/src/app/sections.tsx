import { access } from '../resources/access/access.section';
import { activities } from '../resources/activities/activities.section';
import { collections } from '../resources/collections/collections.section';
import { locations } from '../resources/locations/locations.section';
import { taskTypes } from '../resources/task-types/task-types.section';
import { tasks } from '../resources/tasks/tasks.section';
import type { Section } from './section';

/**
 * The console's places in the order of the menu (spec §2), one each: Dashboard, Locations, Task types, Tasks, Activities, Access, Language, Theme,
 * General, Waivers, Collections, Guests, Who is asked, Audit.
 */
export const sections: readonly Section[] = [locations, taskTypes, tasks, activities, access, collections];
