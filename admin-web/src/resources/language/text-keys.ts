import { defaultLanguage, type Feature, languageSchema } from '@arrival/contracts';

export interface TextKey {
  readonly source: string;
  readonly name: string;
  readonly fallback: string;
  readonly isRequired: boolean;
}

const titles: Record<string, string> = {
  application: 'Application',
  home: 'Home',
  rentalProfile: 'Rental profile',
  welcome: 'Welcome',
  checkIn: 'Check-in',
  passChecker: 'Pass Checker',
  bleConnect: 'Mobile passes',
};

/** Sections that only resorts with a feature have (spec §3). */
const needs: Record<string, Feature> = { passChecker: 'PassChecker', bleConnect: 'BLEConnect' };

// The schema itself says which texts may not be empty.
const isRequired = (section: string, key: string) => !languageSchema.safeParse({ [section]: { [key]: '' } }).success;

/** Every text that guests read, by section, from the contract. */
export const textSections = Object.entries(defaultLanguage).flatMap(([name, texts]) => {
  const keys = Object.entries((texts ?? {}) as Record<string, unknown>).flatMap(([key, fallback]): TextKey[] =>
    typeof fallback === 'string' ? [{ source: `${name}.${key}`, name: key, fallback, isRequired: isRequired(name, key) }] : [],
  );
  return keys.length > 0 ? [{ name, title: titles[name] ?? name, feature: needs[name], keys }] : [];
});

/** What is put in the place of a token (D30). */
export const tokens: readonly { name: string; meaning: string; feature?: Feature }[] = [
  { name: '{FirstName}', meaning: 'the first name of the signed-in guest' },
  { name: '{MemberCount}', meaning: 'how many people are chosen' },
  { name: '{QRCodeCount}', meaning: 'how many codes are ready to pick up' },
  { name: '{unactivatdCount}', meaning: 'how many mobile passes are not activated yet', feature: 'BLEConnect' },
];

export const usesTokens = (text: string): boolean => /\{\w+\}/.test(text);
