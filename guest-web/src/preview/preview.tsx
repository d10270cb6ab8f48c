import type { PreviewMessage, PreviewScreen } from '@arrival/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Shell } from '../app/shell';
import { queryClient } from '../lib/api/query-client';
import { speakIn } from '../lib/language/speak-in';
import { SettingsContext } from '../lib/settings';
import { applyTheme } from '../lib/theme/apply-theme';
import { useLanguage } from '../words/words';
import { forceScheme } from './colour-scheme';
import { draftSettings } from './draft-settings';

const paths: Record<PreviewScreen, string> = {
  welcome: '/welcome',
  home: '/home',
  waiver: '/checkin/waiver',
  complete: '/checkinComplete',
};

/** The guest app itself, with a draft for its settings and a family that does not exist. */
export function Preview({ message }: { message: PreviewMessage }) {
  const { languageSettings, themeSettings, screen, dark, language } = message;
  const spoken = useLanguage();
  const settings = useMemo(
    () => draftSettings({ languageSettings, themeSettings }, spoken),
    [languageSettings, themeSettings, spoken],
  );
  useEffect(() => {
    // What was spoken stays where the words do not come.
    speakIn(language).catch(() => undefined);
  }, [language]);
  useLayoutEffect(() => {
    applyTheme(settings);
  }, [settings]);
  useLayoutEffect(() => {
    forceScheme(dark);
  }, [dark]);
  useEffect(() => {
    // Screens bring their style sheets when they are opened.
    const observer = new MutationObserver(() => forceScheme(dark));
    observer.observe(document.head, { childList: true });
    const onLoad = () => forceScheme(dark);
    document.head.addEventListener('load', onLoad, true);
    return () => {
      observer.disconnect();
      document.head.removeEventListener('load', onLoad, true);
    };
  }, [dark]);
  return (
    <QueryClientProvider client={queryClient}>
      <SettingsContext value={settings}>
        <MemoryRouter key={screen} initialEntries={[paths[screen]]}>
          <Shell />
        </MemoryRouter>
      </SettingsContext>
    </QueryClientProvider>
  );
}
