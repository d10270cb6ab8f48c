import type { DateFormat } from '@arrival/contracts';
import type { Day } from './day';

/** A day as the operator's guests write it: `11/20/2026` or `20/11/2026` (spec §3, setting `dateFormat`). */
export function displayDay(day: Day, format: DateFormat): string {
  const [year, month, dayOfMonth] = [day.slice(0, 4), day.slice(5, 7), day.slice(8, 10)];
  return format === 'ddmmyyyy' ? `${dayOfMonth}/${month}/${year}` : `${month}/${dayOfMonth}/${year}`;
}
