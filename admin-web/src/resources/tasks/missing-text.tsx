import type { AdminTask } from '@arrival/contracts';
import { useFeatures } from '../../shared/use-features';
import { Warning } from '../../shared/warning';
import { say } from '../../words/say';

/** A waiver that nobody can sign: guests are sent to the desk (D55). One that is signed with 1Risk has its text there. */
export function MissingText({ task }: { task: Pick<AdminTask, 'isTextMissing' | 'externalWaiverId'> }) {
  const features = useFeatures();
  if (!task.isTextMissing || (task.externalWaiverId && features.includes('1Risk'))) return null;
  return <Warning>{say('resources.tasks.missingText')}</Warning>;
}
