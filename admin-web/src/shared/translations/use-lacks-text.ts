import type { AdminTask } from '@arrival/contracts';
import { isSignedElsewhere } from '@arrival/rules';
import { useFeatures } from '../settings/use-features';

/** Is this a waiver that nobody can sign, so that guests are sent to the desk (D55)? One that is signed with 1Risk has its text there. */
export function useLacksText(): (task: Pick<AdminTask, 'isTextMissing' | 'externalWaiverId'>) => boolean {
  const features = useFeatures();
  return (task) => task.isTextMissing && !isSignedElsewhere(task, { features });
}
