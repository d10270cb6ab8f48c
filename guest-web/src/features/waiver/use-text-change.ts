import { type LanguageTag, languageTags, type Waiver, type WaiverContactTask } from '@arrival/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToTop } from '../../lib/checkin/scroll';
import { isProblem, type ProblemError } from '../../lib/problem';

/** The text has changed since it was shown (409, D45): the new one takes its place and is to be read. */
export function useTextChange(task: WaiverContactTask) {
  const client = useQueryClient();
  const later = useLocation().state as { isTextChanged?: boolean } | null;
  const [isChanged, setChanged] = useState(later?.isTextChanged === true);
  const [newText, setNewText] = useState<Pick<Waiver, 'rolTextHash' | 'language'>>();
  const waiver: Waiver =
    newText === undefined ? task.relatedObject : { ...task.relatedObject, rolText: null, ...newText };
  /** Whether the problem was a changed text; then the new one is shown. */
  const accept = async (problem: ProblemError): Promise<boolean> => {
    if (!isProblem(problem, 'waiver.text_changed')) return false;
    const { hash, html, language } = newTextOf(problem);
    if (hash !== undefined && html !== undefined) client.setQueryData(['waiverText', hash], { hash, html });
    if (hash === undefined) await client.refetchQueries({ queryKey: ['grouping'] });
    else setNewText({ rolTextHash: hash, language: language ?? task.relatedObject.language });
    setChanged(true);
    scrollToTop();
    return true;
  };
  return { waiver, isChanged, accept };
}

function newTextOf(problem: ProblemError): { hash?: string; html?: string; language?: LanguageTag } {
  const details = problem.problem.details ?? {};
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : undefined);
  const language = languageTags.find((tag) => tag === details['language']);
  return { hash: text('rolTextHash'), html: text('rolText'), language };
}
