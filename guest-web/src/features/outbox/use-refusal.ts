import { useExternalStore } from '@arrival/web/external-store';
import { useNavigate } from 'react-router-dom';
import { ProblemError } from '../../lib/api/problem';
import { resumeSelection } from '../../lib/checkin/selection';
import { pathOf } from '../../lib/checkin/step-paths';
import { isOver, type KeptEntry, type Refusal } from '../../lib/kept/entry';
import { outboxState } from '../../lib/kept/outbox-state';
import { outboxHere } from '../../lib/kept/start';
import { toldEntry } from '../../lib/kept/told-entry';
import { useErrorWords } from '../../lib/wording/error-words';
import { kept } from '../../words/kept';
import { problems } from '../../words/problems';
import { reasons } from '../../words/reasons';
import { useWords } from '../../words/words';
import { nameOf } from './listed-entries';

/** Why something was not taken, and the two ways on: open it with what was typed, or leave it out. */
export function useRefusal(entry: KeptEntry) {
  const words = useWords(kept);
  const navigate = useNavigate();
  const errorWords = useErrorWords(problems);
  const { task, refusal, selection } = entry;
  const isTextChanged = refusal?.code === 'waiver.text_changed';
  const says = { task: useTaskName(entry), name: task.contact.firstName };
  const told = isTextChanged
    ? { title: words.textChanged(says), why: words.textChangedWhy }
    : isOver(entry)
      ? { title: words.over(says), why: words.overWhy }
      : { title: words.refused(says), why: `${errorWords(refusal && problemOf(refusal))} ${words.refusedWhy}` };
  return {
    ...told,
    open: async () => {
      if (selection) resumeSelection(selection);
      (await outboxHere())?.giveBack(entry);
      await navigate(pathOf(task.taskTypeId as 1 | 2 | 3 | 4), { state: { taskId: task.taskId, isTextChanged } });
    },
    drop: async () => (await outboxHere())?.drop(entry),
  };
}

/** In the language of now, where its kind names it. */
function useTaskName(entry: KeptEntry): string {
  const { entries, sent } = useExternalStore(outboxState);
  return nameOf(toldEntry(entry), [...sent, ...entries.map(toldEntry)], useWords(reasons).task);
}

/** As the server said it. */
const problemOf = ({ code, status, traceId }: Refusal): ProblemError =>
  new ProblemError({ type: 'about:blank', title: '', detail: '', status, code, errors: [], traceId });
