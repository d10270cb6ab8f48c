import type { Attention } from '@arrival/contracts';
import type { HeldByKey, KeyReport } from '../../platform/crypto/sealed-keys';
import type { DashboardState } from './dashboard.queries';

const SHOWN = 5;

/** A few names, and how many more there are. */
const some = (names: readonly string[]) => ({ names: names.slice(0, SHOWN), more: Math.max(0, names.length - SHOWN) });

const sealed = (code: Attention['code'], { keyId, count, table }: HeldByKey): Attention => ({
  code,
  params: { keyId, count, kind: table },
  link: '/operations',
});

type Seen = Pick<DashboardState, 'isEachPurchaseFiltered' | 'waitingJobs' | 'failedJobs' | 'unusedTasks'> & {
  readonly hasReportFailed: boolean;
};

/** What somebody should look at, the most pressing first; of the waivers as `waiverAttention` says. */
export function attentionOf(seen: Seen, keys: KeyReport, waivers: readonly Attention[]): Attention[] {
  const { waitingJobs, failedJobs, unusedTasks } = seen;
  const attention = keys.missing.map((held) => sealed('health.missing_key', held));
  if (waitingJobs > 0) attention.push({ code: 'queue.waiting', params: { count: waitingJobs }, link: '/operations' });
  if (failedJobs.count > 0) {
    attention.push({
      code: 'queue.failed',
      params: { count: failedJobs.count, ...some(failedJobs.names) },
      link: '/operations',
    });
  }
  if (seen.hasReportFailed) attention.push({ code: 'report.failed', params: {}, link: '/reporting' });
  if (seen.isEachPurchaseFiltered) attention.push({ code: 'purchases.filtered', params: {}, link: '/settings' });
  attention.push(...waivers);
  attention.push(...keys.older.map((held) => sealed('health.old_key', held)));
  const [unused, another] = unusedTasks;
  if (unused) {
    const params = { count: unusedTasks.length, ...some(unusedTasks.map(({ name }) => name)) };
    attention.push({ code: 'task.unused', params, link: another ? '/tasks' : `/tasks/${unused.id}` });
  }
  return attention;
}
