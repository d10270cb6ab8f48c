import { isDay } from '@arrival/rules';
import { DateInput, type DateInputProps } from 'react-admin';
import { beginningOf, dayOf } from '../wording/day-words';

/** A day of a list's filter: asked for as the instant at which it begins by the clock that the rows show. */
export function DayFilter(props: Omit<DateInputProps, 'format' | 'parse'>) {
  return <DateInput {...props} parse={beginningOf} format={shown} />;
}

/** react-admin also formats what it has formatted before. */
function shown(value?: string): string {
  if (!value) return '';
  return isDay(value) ? value : dayOf(new Date(value));
}
