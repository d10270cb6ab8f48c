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

/** Writes an instant as a day and time in the guest's habit and zone. */
export function useInstantWords(): (instant: string) => string {
  const locale = useLocale();
  return (instant) => new Date(instant).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
