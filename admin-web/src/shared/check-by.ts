import type { ValidateForm } from 'react-admin';
import { fieldErrors } from '../data/problem-error';
import { writable } from '../data/resources';

interface Schema {
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** Checks a form by the contract's own schema, so that both sides say the same. */
export const checkBy =
  (schema: Schema, resource: string): ValidateForm =>
  (values) => {
    const read = schema.safeParse(writable(resource, values, values['id'] === undefined));
    if (read.success) return {};
    return fieldErrors(read.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })));
  };
