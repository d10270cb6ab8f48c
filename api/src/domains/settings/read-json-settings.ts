import { fieldRemark, isKeepable, languageSchema, type Problem, themeSchema } from '@arrival/contracts';
import { DomainError } from '../../platform/calls/domain-error';
import { fieldProblem } from '../../platform/http/problem';
import type { JsonObject } from './admin-settings.queries';

const schemas = { languageSettings: languageSchema, themeSettings: themeSchema } as const;

const invalid = (errors: Problem['errors']) => new DomainError('settings.invalid', { errors });

/** What JSON writes as escapes and no text may have: controls, and halves of pairs. */
const unkeepable = /\\u(00[01]|d[89a-f])/;

/** A key of this name would change what the object is, not what it holds. */
const withoutPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);

function parse(field: string, text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text, withoutPrototype);
  } catch {
    throw invalid([fieldRemark(field, 'json')]);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw invalid([fieldRemark(field, 'jsonObject')]);
}

/** Texts or theme as an administrator sends them: unknown keys are kept, a wrong value is refused with its path (D43). */
export function readJsonSettings(field: keyof typeof schemas, text: string): JsonObject {
  const value = parse(field, text);
  const kept = JSON.stringify(value);
  if (unkeepable.test(kept) || !isKeepable(kept)) throw invalid([fieldRemark(field, 'characters')]);
  const issues = schemas[field].safeParse(value).error?.issues ?? [];
  if (issues.length > 0) throw invalid(issues.map((issue) => fieldProblem([field, ...issue.path], issue)));
  return value;
}
