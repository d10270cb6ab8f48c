import {
  apiRoutes,
  type ClientSettings,
  type Language,
  type LanguageTag,
  type LanguageTexts,
  type Theme,
} from '@arrival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { orLastKnown } from './api/last-known-answer';
import { apiPath, get } from './api/transport';

/** Client settings with the two JSON texts read. */
export interface Settings extends Omit<ClientSettings, 'languageSettings' | 'themeSettings'> {
  language: Language;
  theme: Theme;
}

async function fetchSettings(): Promise<Settings> {
  const { languageSettings, themeSettings, ...rest } = await orLastKnown('arrival.settings', () =>
    get<ClientSettings>(apiRoutes.clientSettings),
  );
  return { ...rest, language: JSON.parse(languageSettings) as Language, theme: JSON.parse(themeSettings) as Theme };
}

/** Asked every half minute, so that an administrator's change reaches guests within the minute that is promised (D43); the browser's ETag makes asking cheap. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: fetchSettings,
  staleTime: 30_000,
  refetchInterval: 30_000,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The resort's texts in another language than English, as fresh as the settings are. */
export const textsQuery = (language: LanguageTag) =>
  queryOptions({
    queryKey: ['texts', language],
    queryFn: () =>
      orLastKnown(`arrival.texts.${language}`, () =>
        get<LanguageTexts>(apiPath(apiRoutes.languageTexts, { language })),
      ),
    staleTime: 30_000,
    refetchInterval: 30_000,
    enabled: language !== 'en',
  });

/** The English texts with those over them that another language has. */
export const withTexts = (language: Language, texts: LanguageTexts): Language =>
  Object.fromEntries(
    Object.entries(language).map(([section, english]) => [section, { ...(english as object), ...texts[section] }]),
  ) as Language;

export const SettingsContext = createContext<Settings | undefined>(undefined);

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings is used outside the settings provider');
  return settings;
}
