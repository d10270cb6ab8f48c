import { useLocale } from '../../words/words';
import { useDayWords } from './day-words';

/** Where the guest is, YYYY-MM-DD as Swedish writes it. */
const dayHere = (instant: Date): string => instant.toLocaleDateString('sv-SE');

/** Writes an instant as a day and time in the guest's habit and zone; its day as every other day beside it. */
export function useInstantWords(): (instant: string | number) => string {
  const locale = useLocale();
  const dayWords = useDayWords();
  return (instant) => {
    const then = new Date(instant);
    return locale.startsWith('en')
      ? `${dayWords(dayHere(then))}, ${then.toLocaleTimeString(locale, { timeStyle: 'short' })}`
      : then.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  };
}
