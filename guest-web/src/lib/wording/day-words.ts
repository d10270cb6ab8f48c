import { displayDay } from '@arrival/rules';
import { useCallback } from 'react';
import { useLocale } from '../../words/words';
import { useSettings } from '../settings';

/** Writes days as the operator's guests do (setting `dateFormat`), in other languages as these do. */
export function useDayWords(): (day: string) => string {
  const { dateFormat } = useSettings();
  const locale = useLocale();
  return useCallback(
    (day: string) =>
      locale.startsWith('en')
        ? displayDay(day, dateFormat)
        : new Date(day).toLocaleDateString(locale, { timeZone: 'UTC', dateStyle: 'medium' }),
    [dateFormat, locale],
  );
}
