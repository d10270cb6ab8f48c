import { useQuery } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { isProblem } from '../lib/api/problem';
import { configureTransport } from '../lib/api/transport';
import { type Settings, SettingsContext, settingsQuery, textsQuery, withTexts } from '../lib/settings';
import { applyTheme } from '../lib/theme/apply-theme';
import { useErrorWords } from '../lib/wording/error-words';
import { shell } from '../words/shell';
import { useLanguage, useWords } from '../words/words';
import { Backdrop } from './backdrop';
import { FailurePage } from './failure-page';
import styles from './failure-page.module.css';

interface Props {
  firstPage: Promise<unknown>;
  children: ReactNode;
}

/**
 * Waits for the client settings: texts, theme and addresses come from there, and nothing is shown in a look that is not the resort's.
 * The first page is waited for too, so that no spinner flickers up between.
 */
export function SettingsProvider({ firstPage, children }: Props) {
  const words = useWords(shell);
  const errorWords = useErrorWords();
  const isPageHere = useSettled(firstPage);
  const { data, error, refetch, isFetching } = useQuery(settingsQuery);
  const { data: texts } = useQuery(textsQuery(useLanguage()));
  const settings = useMemo(
    () => data && (texts ? { ...data, language: withTexts(data.language, texts) } : data),
    [data, texts],
  );
  useLayoutEffect(() => {
    if (settings) apply(settings);
  }, [settings]);
  const isWaiting = !(settings && isPageHere) && !error;
  useLayoutEffect(() => {
    // What the page itself has said since its first moment.
    if (!isWaiting) document.getElementById('first-words')?.remove();
  }, [isWaiting]);
  if (settings && isPageHere) return <SettingsContext value={settings}>{children}</SettingsContext>;
  if (!error) return <Backdrop tall />;
  return (
    <div className={styles.alone}>
      <Backdrop tall />
      <FailurePage
        title={words.resortAway}
        onRetry={() => void refetch()}
        isBusy={isFetching}
        referenceId={isProblem(error) ? error.traceId : undefined}
      >
        {errorWords(error)}
      </FailurePage>
    </div>
  );
}

function useSettled(promise: Promise<unknown>): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    void promise.finally(() => startTransition(() => setSettled(true)));
  }, [promise]);
  return isSettled;
}

function apply(settings: Settings): void {
  configureTransport({ baseUrl: settings.frontEndSettings.baseUrl.replace(/\/$/, '') });
  applyTheme(settings);
}
