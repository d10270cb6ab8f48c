import { isKeepable, languageSchema, themeSchema } from '@arrival/contracts';
import { DomainError } from '../../platform/http/domain-error';
import type { JsonObject } from './admin-settings.queries';

const schemas = { languageSettings: languageSchema, themeSettings: themeSchema } as const;

const invalid = (errors: { path: string; message: string }[]) => new DomainError('settings.invalid', { errors });

/** What JSON writes as escapes and no text may have: controls, and halves of pairs. */
const unkeepable = /\\u(00[01]|d[89a-f])/;

/** A key of this name would change what the object is, not what it holds. */
const withoutPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);

function parse(field: string, text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text, withoutPrototype);
  } catch {
    throw invalid([{ path: field, message: 'This is not JSON' }]);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw invalid([{ path: field, message: 'This must be a JSON object' }]);
}

/** Texts or theme as an administrator sends them: unknown keys are kept, a wrong value is refused with its path (D43). */
export function readJsonSettings(field: keyof typeof schemas, text: string): JsonObject {
  const value = parse(field, text);
  const kept = JSON.stringify(value);
  if (unkeepable.test(kept) || !isKeepable(kept)) throw invalid([{ path: field, message: 'This cannot be saved' }]);
  const issues = schemas[field].safeParse(value).error?.issues ?? [];
  if (issues.length > 0) throw invalid(issues.map(({ path, message }) => ({ path: [field, ...path].map(String).join('.'), message })));
  return value;
}
