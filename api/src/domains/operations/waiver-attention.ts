import { type Attention, taskTypeIds } from '@arrival/contracts';
import { addMonths, isSignedElsewhere } from '@arrival/rules';
import type { AppConfig } from '../../config/app-config';
import type { CatalogSnapshot } from '../catalog/catalog.facade';
import { openTasks } from './checklist';
import type { DashboardState } from './dashboard.queries';

/** Waivers that are asked somewhere and that nobody can sign (D55); one that a partner signs has its text there. */
function textless(tasks: DashboardState['textlessTasks'], features: Pick<AppConfig, 'features'>): Attention[] {
  return tasks
    .filter((task) => !isSignedElsewhere(task, features))
    .map(({ name, posWaiverId }) => ({
      code: 'waiver.no_text',
      params: { name },
      link: `/waivers/${encodeURIComponent(posWaiverId)}`,
    }));
}

/** Waivers whose season is over, then those that end within a month (D65), the next one first. */
function ending(snapshot: CatalogSnapshot, today: string): Attention[] {
  return openTasks(snapshot)
    .flatMap(({ endEffectiveDate, ...task }) =>
      task.taskTypeId === taskTypeIds.waiver && endEffectiveDate && !task.useTodayAsValidationDate
        ? [{ ...task, end: endEffectiveDate }]
        : [],
    )
    .filter(({ end }) => end <= addMonths(today, 1))
    .sort((one, other) => one.end.localeCompare(other.end))
    .map(({ id, name, end, isOptional }) => ({
      code: end >= today ? 'waiver.ending' : 'waiver.ended',
      params: { name, day: end, isOptional },
      link: `/tasks/${id}`,
    }));
}

/** What somebody should look at among the waivers, the most pressing first. */
export function waiverAttention(
  snapshot: CatalogSnapshot,
  { textlessTasks }: DashboardState,
  features: Pick<AppConfig, 'features'>,
  today: string,
): Attention[] {
  return [...textless(textlessTasks, features), ...ending(snapshot, today)];
}
