import {
  type ContactTask,
  type Grouping,
  type LanguageTag,
  languageTags,
  type Waiver,
  type WaiverContactTask,
} from '@arrival/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isProblem, type ProblemError } from '../../lib/api/problem';
import { mapContactTasks } from '../../lib/checkin/grouping-query';
import { standAtTop } from '../../lib/checkin/scroll';

/** The text has changed since it was shown (409, D45): the new one takes its place, for everybody who still signs, and is to be read. */
export function useTextChange(task: WaiverContactTask) {
  const client = useQueryClient();
  const later = useLocation().state as { isTextChanged?: boolean } | null;
  const [isChanged, setChanged] = useState(later?.isTextChanged === true);
  /** Whether the problem was a changed text; then the new one is shown. */
  const accept = async (problem: ProblemError): Promise<boolean> => {
    if (!isProblem(problem, 'waiver.text_changed')) return false;
    // First: what the window passes on its way up counts as read.
    standAtTop();
    const { hash, html, language } = newTextOf(problem);
    if (hash !== undefined && html !== undefined) client.setQueryData(['waiverText', hash], { hash, html });
    if (hash === undefined) await client.refetchQueries({ queryKey: ['grouping'] });
    else showText(client, task, { rolTextHash: hash, language: language ?? task.relatedObject.language });
    setChanged(true);
    return true;
  };
  return { isChanged, accept };
}

/** In the check-in, and in what is signed on one's own phone. */
function showText(client: QueryClient, { task: { posWaiverId } }: WaiverContactTask, text: Partial<Waiver>): void {
  const change = <T extends ContactTask>(one: T): T =>
    one.task.posWaiverId === posWaiverId
      ? { ...one, relatedObject: { ...one.relatedObject, rolText: null, ...text } }
      : one;
  client.setQueriesData<Grouping>({ queryKey: ['grouping'] }, (before) => before && mapContactTasks(before, change));
  client.setQueriesData<WaiverContactTask[]>({ queryKey: ['ownWaivers'] }, (before) => before?.map(change));
  // Its title and the text that binds may be others as well.
  for (const name of ['grouping', 'ownWaivers']) void client.invalidateQueries({ queryKey: [name] });
}

function newTextOf(problem: ProblemError): { hash?: string; html?: string; language?: LanguageTag } {
  const details = problem.problem.details ?? {};
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : undefined);
  const language = languageTags.find((tag) => tag === details['language']);
  return { hash: text('rolTextHash'), html: text('rolText'), language };
}
