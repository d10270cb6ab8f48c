import type { ChildContactTask, MemberRegistration, RegistrationAnswers } from '@arrival/contracts';
import { canSkip } from '@arrival/rules';
import type { TaskStep } from '../../lib/completion/checkin-context';
import { useProfileSave } from '../../lib/completion/use-profile-save';
import { track } from '../../lib/vendors/analytics';

/** Stores one child's registration, typed or confirmed, or leaves it out for today. */
export function useRegistrationSave(checkIn: TaskStep<ChildContactTask>, task: ChildContactTask, onDone: () => void) {
  const profile = useProfileSave<RegistrationAnswers>({
    checkIn,
    task,
    answersIn: (relatedObject) => relatedObject as MemberRegistration,
    onSaved: () => {
      track('childRegistration', 'update');
      onDone();
    },
  });
  const skip = async () => {
    const outcome = await checkIn.complete(task, null, { isSkipped: true });
    if (outcome.ok) onDone();
  };
  return { ...profile, onSkip: canSkip(task) ? () => void skip() : undefined };
}
