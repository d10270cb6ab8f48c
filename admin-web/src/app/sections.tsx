import { tasks } from '../resources/tasks/tasks.section';
import type { Section } from './section';

/** The console's places in the order of the menu (spec §2). One line each. */
export const sections: readonly Section[] = [tasks];
