/** Calendar days of the resort as `YYYY-MM-DD`. Everything in the demo is placed relative to the day of seeding. */
export type Day = string;

export const RESORT_TIME_ZONE = 'America/Denver';

export function dayAtResort(instant: Date): Day {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: RESORT_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}

const asUtc = (day: Day): Date => new Date(`${day}T00:00:00Z`);

export function addDays(day: Day, days: number): Day {
  const date = asUtc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The date of birth of somebody who had the birthday `years` times, the last time `daysAgo` days ago. */
export function bornOn(today: Day, years: number, daysAgo = 0): Day {
  const date = asUtc(addDays(today, -daysAgo));
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}

/** The last day of the season that is on, or that comes next: 31 May, at least a month away. */
export function seasonEnd(today: Day): Day {
  const year = Number(today.slice(0, 4));
  const closing = `${year}-05-31`;
  return addDays(today, 30) <= closing ? closing : `${year + 1}-05-31`;
}

export const instantDaysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
