import type { Dashboard } from '@arrival/contracts';
import type { HeldByKey, KeyReport } from '../../platform/crypto/sealed-keys';
import type { DashboardFacts } from './dashboard.queries';

export type Attention = Dashboard['attention'][number];

const shown = 5;

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function listed(names: readonly string[]): string {
  const more = names.length - shown;
  return names.slice(0, shown).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const sealed = ({ count, words: [one, many] }: HeldByKey): string => plural(count, `${one} is`, `${many} are`);

function missingKey(held: HeldByKey): Attention {
  const message = `${sealed(held)} sealed with the key ${held.keyId}, which Arrival does not have. Guests are asked again until it is back in HEALTH_DATA_KEYS.`;
  return { code: 'health.missing_key', message, link: null };
}

function olderKey(held: HeldByKey): Attention {
  const message = `${sealed(held)} sealed with the older key ${held.keyId}: run npm run keys -- reseal before you drop it`;
  return { code: 'health.old_key', message, link: null };
}

/** What somebody should look at, the most pressing first; of the waivers as `waiverAttention` says. */
export function attentionOf(facts: DashboardFacts, keys: KeyReport, waivers: readonly Attention[]): Attention[] {
  const { waitingJobs, failedJobs, unusedTasks } = facts;
  const attention: Attention[] = keys.missing.map(missingKey);
  if (waitingJobs > 0) {
    const message = `${plural(waitingJobs, 'piece of work has', 'pieces of work have')} been waiting for more than 5 minutes. Is the worker running?`;
    attention.push({ code: 'queue.waiting', message, link: null });
  }
  if (failedJobs.count > 0) {
    const what = `${plural(failedJobs.count, 'piece of work fails', 'pieces of work fail')} again and again: ${listed(failedJobs.names)}`;
    const message = `${what}. Arrival keeps trying; the worker's log says why.`;
    attention.push({ code: 'queue.failed', message, link: null });
  }
  attention.push(...waivers);
  attention.push(...keys.older.map(olderKey));
  if (unusedTasks.length > 0) {
    const [only] = unusedTasks;
    const message = `${plural(unusedTasks.length, 'task is', 'tasks are')} asked by no activity: ${listed(unusedTasks.map(({ name }) => name))}`;
    attention.push({ code: 'task.unused', message, link: unusedTasks.length === 1 ? `/tasks/${only?.id}` : '/tasks' });
  }
  return attention;
}
