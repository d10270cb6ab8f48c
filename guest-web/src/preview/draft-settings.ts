import { languageSchema, type PreviewMessage, themeSchema, unsetClientSettings } from '@arrival/contracts';
import type { z } from 'zod';
import type { Settings } from '../lib/settings';

type Json = Record<string, unknown>;

function without(draft: Json, [key, ...rest]: readonly PropertyKey[]): Json {
  const { [String(key)]: inside, ...others } = draft;
  return rest.length > 0 && typeof inside === 'object' && inside !== null
    ? { ...others, [String(key)]: without(inside as Json, rest) }
    : others;
}

/** A draft while it is typed: what is not valid yet shows its default. */
function readable<Schema extends z.ZodType>(schema: Schema, draft: Json): z.output<Schema> {
  const issues = schema.safeParse(draft).error?.issues ?? [];
  return schema.parse(issues.reduce((valid, issue) => without(valid, issue.path), draft));
}

/** Client settings with the drafts; everything that would reach outside is off. */
export function draftSettings({
  languageSettings,
  themeSettings,
}: Pick<PreviewMessage, 'languageSettings' | 'themeSettings'>): Settings {
  return {
    ...unsetClientSettings,
    environment: 'preview',
    language: readable(languageSchema, languageSettings),
    theme: readable(themeSchema, themeSettings),
  };
}
