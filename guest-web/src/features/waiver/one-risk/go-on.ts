import type { OneRiskSigning, WaiverContactTask } from '@arrival/contracts';
import { scrollToTop } from '../../../lib/checkin/scroll';
import type { TaskStep } from '../../../lib/completion/checkin-context';
import { isConfirming } from '../../../lib/one-risk/signings';
import type { Signing } from '../signing';

/** The next one in turn, who is neither through nor waited for; after the last one the task is done (spec §4). `past`: whose turn is over here. */
export function goOn(
  checkIn: TaskStep<WaiverContactTask>,
  { tasks }: Signing,
  past: Set<string>,
  signings: readonly OneRiskSigning[] = [],
): void {
  for (const { id } of tasks) past.add(id);
  const waited = signings.filter(isConfirming);
  const isWaitedFor = ({ taskId, contact }: WaiverContactTask) =>
    waited.some((signing) => signing.taskId === taskId && signing.contactIds.includes(contact.contactId));
  const next = checkIn.step.contactTasks.find((task) => !task.isReadOnly && !past.has(task.id) && !isWaitedFor(task));
  if (next) {
    checkIn.open(next.id);
    scrollToTop();
  } else checkIn.taskDone();
}
