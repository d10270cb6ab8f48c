import { minorUnderAge } from '@arrival/contracts';
import { addDays, type Day, isDayWithin, laterDay } from '../dates/day';
import type { WaiverDates } from '../records/configuration';
import type { Authorization } from '../records/household';

type Span = Pick<Authorization, 'startDate' | 'endDate'>;

/** What a signature given today creates, and the day that counts (D14). */
export interface SignatureDates {
  startDate: Day;
  /** Empty = no end. */
  endDate: Day | null;
  validationDate: Day;
}

/**
 * Empty start = signing day, empty end = no end, empty validation date = today; a one-day waiver has all three today (D14). What is signed
 * today for whoever was born on this day as for a minor does not outlast that (D22): from the day on which they come of age they sign themselves.
 */
export function signatureDates(waiver: WaiverDates, today: Day, dateOfBirth: Day | null): SignatureDates {
  if (waiver.useTodayAsValidationDate) return { startDate: today, endDate: today, validationDate: today };
  const startDate = waiver.startEffectiveDate ?? today;
  return {
    startDate,
    endDate: earlierEnd(
      waiver.endEffectiveDate,
      dateOfBirth && lastDayAsMinor(dateOfBirth),
      laterDay(startDate, today),
    ),
    validationDate: waiver.validationDate ?? today,
  };
}

/** Under 18 (spec §9); whoever was born on 29 February comes of age on 1 March (D4). */
export const lastDayAsMinor = (dateOfBirth: Day): Day =>
  addDays(`${Number(dateOfBirth.slice(0, 4)) + minorUnderAge}${dateOfBirth.slice(4)}`, -1);

/** The end of childhood ends nothing that it lies before. */
function earlierEnd(end: Day | null, childhood: Day | null, from: Day): Day | null {
  if (childhood === null || childhood < from) return end;
  return end === null || childhood < end ? childhood : end;
}

/** A waiver that has ended (or would end before it starts) cannot be signed any more: a signature would cover no day to come. */
export function hasWaiverEnded(dates: SignatureDates, today: Day): boolean {
  return dates.endDate !== null && (dates.endDate < today || dates.endDate < dates.startDate);
}

/** The day for which the guest must hold the waiver (D64). */
const dayThatCounts = ({ validationDate }: SignatureDates, today: Day): Day => laterDay(validationDate, today);

/**
 * The day that counts, moved into the span that a signature can cover. Without this a waiver that starts next week, or whose validation
 * date lies outside its span, could be signed again and again and never count.
 */
export function requiredDay(dates: SignatureDates, today: Day): Day {
  const day = dayThatCounts(dates, today);
  if (hasWaiverEnded(dates, today)) return day;
  if (day < dates.startDate) return dates.startDate;
  return dates.endDate !== null && day > dates.endDate ? dates.endDate : day;
}

/** Start and end day included (D15). */
export function covers(authorization: Span, day: Day): boolean {
  return isDayWithin(day, authorization.startDate, authorization.endDate);
}

/** Does an authorization fulfil the waiver: does it cover the day that counts (D64), or the day a signature could cover? */
export function fulfils(authorization: Span, dates: SignatureDates, today: Day): boolean {
  return covers(authorization, dayThatCounts(dates, today)) || covers(authorization, requiredDay(dates, today));
}
