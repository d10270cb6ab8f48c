import { passes } from '../../words/passes';
import { useWords } from '../../words/words';
import { isProblem } from '../api/problem';
import { useErrorWords } from '../wording/error-words';

/** Why a call about passes failed, in words. */
export function usePassErrors(): (error: unknown) => string {
  const words = useWords(passes);
  const errorWords = useErrorWords();
  return (error) => {
    if (isProblem(error, 'pass.away')) return words.away;
    if (isProblem(error, 'pass.refused')) return words.refused;
    if (isProblem(error, 'pass.no_recipient')) return words.noRecipient;
    if (isProblem(error, 'pass.link_used')) return words.linkUsed;
    if (isProblem(error, 'request.too_many')) return words.tooMany;
    return errorWords(error);
  };
}
