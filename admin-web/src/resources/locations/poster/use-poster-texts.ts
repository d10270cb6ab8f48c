import type { ClientSettings, LanguageTag, LanguageTexts } from '@arrival/contracts';
import { useJson } from '../../../data/use-json';

export interface PosterTexts {
  resort: string;
  title: string;
  description: string;
}

interface Draft {
  application?: { title: string };
  welcome?: { title: string; description: string };
  mediaCard?: { resortName: string };
}

/** What guests read before they sign in, in their language, as they would read it now; undefined until it is known. */
export function usePosterTexts(language: LanguageTag) {
  const settings = useJson<ClientSettings>('/api/settings/client');
  const others = useJson<LanguageTexts>(language === 'en' ? undefined : `/api/settings/language/${language}`);
  const texts = language === 'en' ? {} : others.data;
  const isKnown = settings.data !== undefined && texts !== undefined;
  return {
    address: settings.data?.frontEndSettings.baseUrl,
    texts: isKnown ? textsOf(settings.data, texts) : undefined,
    error: settings.error ?? others.error,
    retry: () => void Promise.all([settings.refetch(), others.refetch()]),
  };
}

function textsOf({ languageSettings, themeSettings }: ClientSettings, translated: LanguageTexts): PosterTexts {
  const english = JSON.parse(languageSettings) as Draft;
  const { mediaCard } = JSON.parse(themeSettings) as Draft;
  const said = (section: 'application' | 'welcome', key: 'title' | 'description') =>
    translated[section]?.[key] ?? (english[section] as Record<string, string> | undefined)?.[key] ?? '';
  return {
    resort: mediaCard?.resortName || said('application', 'title'),
    title: said('welcome', 'title'),
    description: said('welcome', 'description'),
  };
}
