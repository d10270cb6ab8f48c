import { textIn } from '@arrival/rules';
import type { CatalogSnapshot } from './catalog.facade';

/** What a waiver is called; one that a partner signs may have no text here: then the task's name. Undefined where nobody knows it. */
export function waiverTitle(
  posWaiverId: string,
  { waivers, locations, language }: CatalogSnapshot,
): string | undefined {
  const waiver = waivers.get(posWaiverId);
  if (waiver) return textIn(waiver, language)?.title ?? waiver.title;
  const tasks = locations.flatMap(({ activities }) => activities.flatMap((activity) => activity.tasks));
  return tasks.find((task) => task.posWaiverId === posWaiverId)?.name;
}
