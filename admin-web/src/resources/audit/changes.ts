import { defaultLanguage, defaultTheme } from '@arrival/contracts';
import { flatten, isObject, type Json, withDefaults } from '../../data/json';

export interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Kept by the server for itself, or said by another field already. */
const silent = new Set(['version', 'modifiedDateUtc', 'modifiedBy', 'createdDateUtc', 'hasDefaultActivity']);

const drafts: Json = { languageSettings: defaultLanguage, themeSettings: defaultTheme };

/** The first save of texts or theme writes down each default beside what was changed: what was not there before was the default. */
function whole(state: Json): Json {
  const filled = Object.entries(drafts).filter(([name]) => isObject(state[name]));
  const ofFilled = filled.map(([name, defaults]) => [
    name,
    withDefaults(state[name] as Json, defaults as Json, (own) => own === undefined),
  ]);
  return { ...state, ...Object.fromEntries(ofFilled) };
}

const asFields = (state: unknown): Json => (isObject(state) ? flatten(whole(state)) : {});

/** What differs, field by field; texts and themes by each of their keys. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [asFields(before), asFields(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !silent.has(field) && JSON.stringify(old[field] ?? null) !== JSON.stringify(now[field] ?? null))
    .map((field) => ({ field, before: old[field], after: now[field] }));
}
