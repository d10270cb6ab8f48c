import { useLocale } from '../../words/words';
import { useInstantWords } from './instant-words';

/** Writes a time in the guest's habit; with its day where that is not today. */
export function useTimeWords(): (at: number) => string {
  const locale = useLocale();
  const instantWords = useInstantWords();
  return (at) => {
    const then = new Date(at);
    const isToday = then.toDateString() === new Date().toDateString();
    return isToday ? then.toLocaleTimeString(locale, { timeStyle: 'short' }) : instantWords(at);
  };
}
