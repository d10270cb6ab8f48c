import { isDeepStrictEqual } from 'node:util';
import { defaultLanguage, defaultTheme, languageSchema, themeSchema } from '@arrival/contracts';
import type { EarlierState } from '../../platform/audit/restorers';
import { undoneChange } from '../../platform/audit/undone-change';
import type { SettingsRecord } from './admin-settings.queries';
import { mergeOverDefaults } from './merge-over-defaults';

type Whole = (saved: unknown) => object;

const wholeTexts: Whole = (saved) => mergeOverDefaults(languageSchema, defaultLanguage, saved);
const wholeTheme: Whole = (saved) => mergeOverDefaults(themeSchema, defaultTheme, saved);

/** The first save of texts or theme writes down each default too: that is no change of it. */
const undoneDraft = (whole: Whole, now: unknown, before: unknown, after: unknown): unknown =>
  isDeepStrictEqual(now, after) ? before : undoneChange(now, whole(before), whole(after));

/** One row holds what three pages of the console keep: undoing a text leaves theme, point of sale and the other texts as they are. */
export function undoneSettings(now: SettingsRecord, before: EarlierState, after: EarlierState): object {
  const [was, became] = [before ?? {}, after ?? {}];
  const draft = (field: 'languageSettings' | 'themeSettings', whole: Whole) =>
    undoneDraft(whole, now[field], was[field], became[field]);
  return {
    ...(undoneChange(now, was, became) as object),
    languageSettings: draft('languageSettings', wholeTexts),
    themeSettings: draft('themeSettings', wholeTheme),
  };
}
