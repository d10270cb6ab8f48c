import { defaultLanguage, defaultTheme, languageSchema, themeSchema } from '@arrival/contracts';
import type { z } from 'zod';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The saved object over the defaults, key by key; keys that the defaults do not know are kept (D43). */
function merge(defaults: Json, saved: Json): Json {
  const merged: Json = { ...defaults };
  for (const [key, value] of Object.entries(saved)) {
    const below = defaults[key];
    merged[key] = isObject(below) && isObject(value) ? merge(below, value) : value;
  }
  return merged;
}

function at(value: Json, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => (isObject(inside) ? inside[String(key)] : undefined), value);
}

function set(value: Json, path: readonly PropertyKey[], to: unknown): void {
  const parent = at(value, path.slice(0, -1));
  if (isObject(parent)) parent[String(path.at(-1))] = to;
}

/** Writing refuses wrong types; should one be stored all the same, the guest gets that one default instead of a broken page. */
function mergeOverDefaults(schema: z.ZodType, defaults: object, saved: unknown): Json {
  const merged = merge(structuredClone(defaults) as Json, isObject(saved) ? structuredClone(saved) : {});
  for (const issue of schema.safeParse(merged).error?.issues ?? [])
    set(merged, issue.path, at(defaults as Json, issue.path));
  return merged;
}

/** The resort's texts, with their translations, as guests get them (D43). */
export const textsOverDefaults = (saved: unknown): Json => mergeOverDefaults(languageSchema, defaultLanguage, saved);
/** The resort's theme as guests get it (D43). */
export const themeOverDefaults = (saved: unknown): Json => mergeOverDefaults(themeSchema, defaultTheme, saved);
