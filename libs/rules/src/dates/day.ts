/** A calendar day, `YYYY-MM-DD`, in the location's time zone. */
export type Day = string;

/** The year 0 no database knows. */
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
export const MS_PER_DAY = 86_400_000;

/** Is this text a day that exists? `2026-02-29` is not. */
export function isDay(text: string): boolean {
  return DAY.test(text) && toDay(Date.parse(text)) === text;
}

/** Text and Date objects are slow for what runs a dozen times per household; digits are read and written by hand. */
function digitsAt(day: Day, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) value = value * 10 + day.charCodeAt(index) - 48;
  return value;
}

function toUtc(day: Day): number {
  return Date.UTC(digitsAt(day, 0, 4), digitsAt(day, 5, 7) - 1, digitsAt(day, 8, 10));
}

/** The UTC day of a number of milliseconds since 1970. */
export function toDay(utc: number): Day {
  const date = new Date(utc);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  const dayOfMonth = date.getUTCDate();
  const paddedYear = year >= 1000 ? year : `${year}`.padStart(4, '0');
  return `${paddedYear}-${month < 10 ? '0' : ''}${month}-${dayOfMonth < 10 ? '0' : ''}${dayOfMonth}`;
}

/** The day `days` later (earlier when negative). */
export function addDays(day: Day, days: number): Day {
  return toDay(toUtc(day) + days * MS_PER_DAY);
}

/** The same day of the month `months` later; the last day of a shorter month (30 September + 5 = 28 February). */
export function addMonths(day: Day, months: number): Day {
  const year = digitsAt(day, 0, 4);
  const month = digitsAt(day, 5, 7) - 1 + months;
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(year, month, Math.min(digitsAt(day, 8, 10), lastOfMonth)));
}

export function laterDay(one: Day, other: Day): Day {
  if (one > other) return one;
  return other;
}

/** Both ends included; an empty end is open. Days compare as text. */
export function isDayWithin(day: Day, from: Day | null, to: Day | null): boolean {
  return (from === null || day >= from) && (to === null || day <= to);
}

export interface DayWindow {
  from: Day;
  to: Day;
}

/** Product dates that count: yesterday to five months ahead, both included (D9). */
export function purchaseWindow(today: Day): DayWindow {
  return { from: addDays(today, -1), to: addMonths(today, 5) };
}
