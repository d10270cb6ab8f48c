import type { FieldErrorCode, FieldProblem, Problem } from '@arrival/contracts';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { fields } from '../../words/fields';
import { useWords } from '../../words/words';

type Given = FieldProblem | Problem['errors'][number];

/** What is wrong with a field, in a guest's words; nothing for what only developers understand. */
export function useFieldWords(): (problem: Given) => string | undefined {
  const words = useWords(fields);
  return ({ code, params = {} }) => {
    const said = code && Object.hasOwn(words, code) ? words[code as FieldErrorCode] : undefined;
    return typeof said === 'function' ? (said as (params: Given['params'] & object) => string)(params) : said;
  };
}

/** The same for a form: the rules' objections by field, where react-hook-form looks for messages. */
export function useFieldErrors<Values extends FieldValues>(): (
  problems: Readonly<Record<string, FieldProblem>>,
) => FieldErrors<Values> {
  const say = useFieldWords();
  return (problems) =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, { type: problem.code, message: say(problem) }]),
    ) as FieldErrors<Values>;
}
