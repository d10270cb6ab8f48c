import { remarkOf } from '@arrival/contracts';
import type { ValidateForm } from 'react-admin';
import type { z } from 'zod';
import { fieldErrors } from '../../data/problem-error';
import { writable } from '../../data/resources';

type Issue = z.core.$ZodIssue;

export interface Schema {
  safeParse(value: unknown): { error?: { issues: Issue[] } | undefined };
}

/** What a schema finds wrong, as the errors of a form; `pathOf` when the form calls a field something else. */
export function formErrors(
  issues: readonly Issue[],
  pathOf: (issue: Issue) => string = ({ path }) => path.join('.'),
): Record<string, unknown> {
  return fieldErrors(issues.map((issue) => ({ path: pathOf(issue), message: issue.message, ...remarkOf(issue) })));
}

/** Checks a form by the contract's own schema, so that both sides say the same. */
export const checkBy =
  (schema: Schema, resource: string): ValidateForm =>
  (values) =>
    formErrors(schema.safeParse(writable(resource, values, values['id'] === undefined)).error?.issues ?? []);
