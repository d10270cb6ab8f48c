import { displayDay } from '@arrival/rules';
import { useCallback } from 'react';
import { useSettings } from './settings';

/** Writes days as the operator's guests do (setting `dateFormat`). */
export function useDayWords(): (day: string) => string {
  const { dateFormat } = useSettings();
  return useCallback((day: string) => displayDay(day, dateFormat), [dateFormat]);
}

/** An instant as a day and time in the guest's habit and zone. */
export function instantWords(instant: string): string {
  return new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
