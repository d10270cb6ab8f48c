import type { Day, Instant } from '../eligibility/household';

/** Making a formatter costs a hundred times more than using one; the few zones of a resort are kept. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** The calendar day of an instant in an IANA zone (D14: days are days in the location's time zone). Throws a RangeError for an unknown zone. */
export function dayInZone(instant: Instant | number | Date, timeZone: string): Day {
  return formatterFor(timeZone).format(typeof instant === 'string' ? new Date(instant) : instant);
}
