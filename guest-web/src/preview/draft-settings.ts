import {
  type LanguageTag,
  languageSchema,
  languageTexts,
  type PreviewMessage,
  themeSchema,
  unsetClientSettings,
} from '@arrival/contracts';
import type { z } from 'zod';
import { type Settings, withTexts } from '../lib/settings';

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

/** Client settings with the drafts, in the words of one language; everything that would reach outside is off. */
export function draftSettings(
  { languageSettings, themeSettings }: Pick<PreviewMessage, 'languageSettings' | 'themeSettings'>,
  spoken: LanguageTag,
): Settings {
  const language = readable(languageSchema, languageSettings);
  return {
    ...unsetClientSettings,
    environment: 'preview',
    language: spoken === 'en' ? language : withTexts(language, languageTexts(spoken, language)),
    theme: readable(themeSchema, themeSettings),
  };
}
