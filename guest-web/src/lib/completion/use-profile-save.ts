import type { CompletionRequest, ContactTask } from '@arrival/contracts';
import { useState } from 'react';
import type { TaskStep } from './checkin-context';

interface Versioned {
  version?: string | null | undefined;
}

interface ProfileSave<Answers extends Versioned> {
  checkIn: Pick<TaskStep<ContactTask>, 'complete'>;
  task: ContactTask;
  /** The answers in what another phone has saved. */
  answersIn: (relatedObject: unknown) => Answers;
  onSaved: () => void;
}

export const newerCode = 'profile.changed_meanwhile';

/** Saves a profile with the version that was read. When another phone has saved a newer one, the guest decides which to keep. */
export function useProfileSave<Answers extends Versioned>({ checkIn, task, answersIn, onSaved }: ProfileSave<Answers>) {
  const [conflict, setConflict] = useState<{ mine: Answers; theirs: Answers }>();
  const save = async (answers: Answers): Promise<void> => {
    const body = answers as CompletionRequest['relatedObject'];
    const outcome = await checkIn.complete(task, body, { expectedCodes: [newerCode] });
    if (outcome.ok) {
      setConflict(undefined);
      onSaved();
    } else if (outcome.error?.code === newerCode) {
      setConflict({ mine: answers, theirs: answersIn(outcome.error.problem.details?.['relatedObject']) });
    }
  };
  return {
    save,
    conflict: conflict && {
      ...conflict,
      keepMine: () => void save({ ...conflict.mine, version: conflict.theirs.version }),
      // Sent as it is on file, it changes nothing and comes back as the finished task.
      keepTheirs: () => void save(conflict.theirs),
      onClose: () => setConflict(undefined),
    },
  };
}
