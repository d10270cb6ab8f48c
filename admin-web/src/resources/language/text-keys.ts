import { defaultLanguage, type Feature, languageSchema } from '@arrival/contracts';
import type { language } from '../../words/en/language';

export interface TextKey {
  readonly source: string;
  readonly fallback: string;
  readonly isRequired: boolean;
}

/** Sections that only resorts with a feature have (spec §3). */
const needs: Record<string, Feature> = { passChecker: 'PassChecker', bleConnect: 'BLEConnect' };

// The schema itself says which texts may not be empty.
const isRequired = (section: string, key: string) => !languageSchema.safeParse({ [section]: { [key]: '' } }).success;

/** Every text that guests read, by section, from the contract. */
export const textSections = Object.entries(defaultLanguage).flatMap(([name, texts]) => {
  const keys = Object.entries((texts ?? {}) as Record<string, unknown>).flatMap(([key, fallback]): TextKey[] =>
    typeof fallback === 'string' ? [{ source: `${name}.${key}`, fallback, isRequired: isRequired(name, key) }] : [],
  );
  return keys.length > 0 ? [{ name, feature: needs[name], keys }] : [];
});

interface Token {
  /** In `language.tokens`. */
  readonly name: Exclude<keyof typeof language.tokens, 'intro'>;
  readonly feature?: Feature;
}

/** What is put in the place of a token (D30). */
export const tokens: readonly Token[] = [
  { name: 'FirstName' },
  { name: 'MemberCount' },
  { name: 'QRCodeCount' },
  { name: 'unactivatdCount', feature: 'BLEConnect' },
];

export const usesTokens = (text: string): boolean => /\{\w+\}/.test(text);
