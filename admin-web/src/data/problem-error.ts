import { type Problem, problemSchema } from '@arrival/contracts';
import { HttpError } from 'react-admin';
import { errorWords, generalWords, problemWords } from '../words/remark-words';

/** Paths of the wire (`members.0.name`) as the nested errors of a form. */
export function fieldErrors(errors: Problem['errors']): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const error of errors) {
    const keys = error.path.split('.');
    const last = keys.pop();
    if (!last) continue;
    let at = tree;
    for (const key of keys) {
      at[key] ??= {};
      at = at[key] as Record<string, unknown>;
    }
    at[last] ??= errorWords(error);
  }
  return tree;
}

/** A failed call as react-admin understands it: the message for the toast, `errors` for the fields of the form (D25). */
export async function problemError(response: Response): Promise<HttpError> {
  const body: unknown = await response.json().catch(() => undefined);
  const read = problemSchema.safeParse(body);
  if (!read.success) return new HttpError(generalWords(response.status), response.status, {});
  const problem = read.data;
  const message = problemWords(problem);
  const errors = fieldErrors(problem.errors);
  const isForm = Object.keys(errors).length > 0;
  return new HttpError(message, problem.status, {
    problem,
    ...(isForm && { errors: { ...errors, root: { serverError: message } } }),
  });
}

/** The problem behind an error, when the server told one. */
export function problemOf(error: unknown): Problem | undefined {
  return error instanceof HttpError ? (error.body as { problem?: Problem } | null)?.problem : undefined;
}
