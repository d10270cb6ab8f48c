import { type Problem, problemSchema } from '@arrival/contracts';
import { HttpError } from 'react-admin';
import { errorWords, generalWords, problemWords } from '../words/remark-words';
import { type Json, unflatten } from './json';

/** Paths of the wire (`members.0.name`) as the nested errors of a form. */
export function fieldErrors(errors: Problem['errors']): Json {
  const firstOf: Json = {};
  for (const error of errors) if (error.path) firstOf[error.path] ??= errorWords(error);
  return unflatten(firstOf);
}

/** A failed call as react-admin understands it: the message for the toast, `errors` for the fields of the form (D25). */
export async function problemError(response: Response): Promise<HttpError> {
  const body: unknown = await response.json().catch(() => undefined);
  const read = problemSchema.safeParse(body);
  if (!read.success) return new HttpError(generalWords(response.status), response.status, {});
  const problem = read.data;
  return new HttpError(problemWords(problem), problem.status, { problem, errors: fieldErrors(problem.errors) });
}

/** What a form is told of a save that failed: at its fields, and as a whole. Without a word it would count as saved, and be left unasked. */
export function formErrorsOf(error: Error): Record<string, unknown> {
  const { errors } = (error instanceof HttpError ? error.body : {}) as { errors?: Record<string, unknown> };
  return { ...errors, root: { serverError: error.message } };
}

/** The same error as react-admin's forms read it; they also say it. */
export function refusedSave(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  throw new HttpError(error.message, error.status, { ...(error.body as object), errors: formErrorsOf(error) });
}

/** The problem behind an error, when the server told one. */
export function problemOf(error: unknown): Problem | undefined {
  return error instanceof HttpError ? (error.body as { problem?: Problem } | null)?.problem : undefined;
}
