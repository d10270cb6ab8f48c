import { type FieldProblem, fieldErrors, type Problem } from '@arrival/contracts';
import { fillTokens } from './tokens';

/** In English, for developers. */
export const fieldMessage = ({ code, params = {} }: FieldProblem): string => fillTokens(fieldErrors[code], params);

/** A wrong field as a problem document names it: code and values for the apps, a message for developers (D25). */
export function fieldError(path: string, { code, params }: FieldProblem): Problem['errors'][number] {
  return { path, code, ...(params && { params }), message: fieldMessage({ code, params }) };
}
