import { useLocale } from '../../words/words';

/** Writes a time in the guest's habit; with its day where that is not today. */
export function useTimeWords(): (at: number) => string {
  const locale = useLocale();
  return (at) => {
    const then = new Date(at);
    const isToday = then.toDateString() === new Date().toDateString();
    return isToday
      ? then.toLocaleTimeString(locale, { timeStyle: 'short' })
      : then.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  };
}
