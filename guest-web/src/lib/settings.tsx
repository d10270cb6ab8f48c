import { apiRoutes, type ClientSettings, type Language, type Theme } from '@arrival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { get } from './transport';

/** Client settings with the two JSON texts read. */
export interface Settings extends Omit<ClientSettings, 'languageSettings' | 'themeSettings'> {
  language: Language;
  theme: Theme;
}

async function fetchSettings(): Promise<Settings> {
  const { languageSettings, themeSettings, ...rest } = await get<ClientSettings>(apiRoutes.clientSettings);
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

export const SettingsContext = createContext<Settings | undefined>(undefined);

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings is used outside the settings provider');
  return settings;
}
