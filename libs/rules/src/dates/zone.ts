import { type Day, MS_PER_DAY, toDay } from './day';

/** An instant, ISO 8601 with `Z` or an offset. */
export type Instant = string;

/** How a zone's clock stood against UTC, by UTC day. Asking Intl costs microseconds; a household asks a dozen times. */
interface ZoneClock {
  formatter: Intl.DateTimeFormat;
  /** Milliseconds east of UTC for a UTC day; NaN for a day on which the clock changes. */
  offsets: Map<number, number>;
}

const clocks = new Map<string, ZoneClock>();
/** Thirty years of days; beyond that the memory starts anew. */
const KEPT_DAYS = 11_000;

function clockOf(timeZone: string): ZoneClock {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    const formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clock = { formatter, offsets: new Map() };
    clocks.set(timeZone, clock);
  }
  return clock;
}

function offsetAt({ formatter }: ZoneClock, utc: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatter.formatToParts(utc)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(utc / 1000) * 1000;
}

function offsetOn(clock: ZoneClock, utcDay: number): number {
  let offset = clock.offsets.get(utcDay);
  if (offset === undefined) {
    const atStart = offsetAt(clock, utcDay * MS_PER_DAY);
    offset = atStart === offsetAt(clock, (utcDay + 1) * MS_PER_DAY) ? atStart : Number.NaN;
    if (clock.offsets.size >= KEPT_DAYS) clock.offsets.clear();
    clock.offsets.set(utcDay, offset);
  }
  return offset;
}

/** An instant as its zone's clock shows it, read as if that clock were UTC's. */
function onClock(instant: Instant | number | Date, timeZone: string): number {
  const utc = typeof instant === 'string' ? Date.parse(instant) : Number(instant);
  if (Number.isNaN(utc)) throw new RangeError('This is not an instant');
  const clock = clockOf(timeZone);
  const offset = offsetOn(clock, Math.floor(utc / MS_PER_DAY));
  return utc + (Number.isNaN(offset) ? offsetAt(clock, utc) : offset);
}

/** The calendar day of an instant in an IANA zone (D14: days are days in the location's time zone). Throws a RangeError for an unknown zone. */
export const dayInZone = (instant: Instant | number | Date, timeZone: string): Day => toDay(onClock(instant, timeZone));

/** What the clock shows there, `08:05`. Throws as `dayInZone`. */
export const timeInZone = (instant: Instant | number | Date, timeZone: string): string =>
  new Date(onClock(instant, timeZone)).toISOString().slice(11, 16);
