import type { Schema } from '../../../shared/forms/check-by';

/** An empty text is a text: somebody may want nothing to be said. */
export const isAbsent = (own: unknown): boolean => own === undefined;

/** Fetch Defaults without overwriting (D43): what is absent, and what was emptied where the schema wants something. */
export function missingBy(schema: Schema, values: unknown) {
  const refused = new Set(schema.safeParse(values).error?.issues.map(({ path }) => path.join('.')));
  return (own: unknown, path: string): boolean => isAbsent(own) || ((own === '' || own === null) && refused.has(path));
}
