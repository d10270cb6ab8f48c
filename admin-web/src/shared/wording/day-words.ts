import { isDay } from '@arrival/rules';

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** A day as the browser's locale writes it, the same one in every time zone (spec §9). */
export const dayWords = (day: string): string => format.format(new Date(day));

const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' });

/** The same with its day of the week. */
export const weekdayWords = (day: string): string => long.format(new Date(day));

const digits = (value: number, count = 2): string => String(value).padStart(count, '0');

/** The day that it is then by the administrator's clock. */
export const dayOf = (at: Date): string =>
  [digits(at.getFullYear(), 4), digits(at.getMonth() + 1), digits(at.getDate())].join('-');

/** When a day begins by that clock; what is no day is left as it is. */
export const beginningOf = (day: string): string => (isDay(day) ? new Date(`${day}T00:00`).toISOString() : day);
