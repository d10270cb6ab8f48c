import type { PhotoContactTask } from '@arrival/contracts';
import { canSkip } from '@arrival/rules';
import type { TaskStep } from '../../lib/completion/checkin-context';
import { Button } from '../../ui/button';
import { common } from '../../words/common';
import { useWords } from '../../words/words';

interface Props {
  checkIn: TaskStep<PhotoContactTask>;
  task: PhotoContactTask;
  onLeave: () => void;
}

/** The way out without a new photo: back to the stored one, or past an optional task. */
export function LeavePhoto({ checkIn, task, onLeave }: Props) {
  const words = useWords(common);
  const cancel = () => {
    onLeave();
    checkIn.change([task.id], { isReadOnly: true });
    checkIn.open(undefined);
  };
  const skip = () => {
    onLeave();
    checkIn.skip([task]);
  };
  if (!task.isComplete && !canSkip(task)) return null;
  return (
    <Button variant="secondary" size="l" onClick={task.isComplete ? cancel : skip}>
      {task.isComplete ? words.cancel : words.skip}
    </Button>
  );
}
