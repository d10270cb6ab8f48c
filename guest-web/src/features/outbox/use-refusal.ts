import { useNavigate } from 'react-router-dom';
import { ProblemError } from '../../lib/api/problem';
import { resumeSelection } from '../../lib/checkin/selection';
import { pathOf } from '../../lib/checkin/step-paths';
import type { KeptEntry, Refusal } from '../../lib/kept/entry';
import { outboxHere } from '../../lib/kept/start';
import { useErrorWords } from '../../lib/wording/error-words';
import { kept } from '../../words/kept';
import { problems } from '../../words/problems';
import { useWords } from '../../words/words';

/** Why something was not taken, and the two ways on: open it with what was typed, or leave it out. */
export function useRefusal(entry: KeptEntry) {
  const words = useWords(kept);
  const navigate = useNavigate();
  const errorWords = useErrorWords(problems);
  const { task, refusal, selection } = entry;
  const isTextChanged = refusal?.code === 'waiver.text_changed';
  const says = { task: task.task.name, name: task.contact.firstName };
  return {
    title: isTextChanged ? words.textChanged(says) : words.refused(says),
    why: isTextChanged ? words.textChangedWhy : `${errorWords(refusal && problemOf(refusal))} ${words.refusedWhy}`,
    open: async () => {
      if (selection) resumeSelection(selection);
      (await outboxHere())?.giveBack(entry);
      await navigate(pathOf(task.taskTypeId as 1 | 2 | 3 | 4), { state: { taskId: task.taskId, isTextChanged } });
    },
    drop: async () => (await outboxHere())?.drop(entry),
  };
}

/** As the server said it. */
const problemOf = ({ code, status, traceId }: Refusal): ProblemError =>
  new ProblemError({ type: 'about:blank', title: '', detail: '', status, code, errors: [], traceId });
