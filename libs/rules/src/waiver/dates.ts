import { isDayWithin } from '../dates/day';
import type { WaiverDates } from '../eligibility/configuration';
import type { Authorization, Day } from '../eligibility/household';

/** What a signature given today creates, and the day that counts (D14). */
export interface SignatureDates {
  startDate: Day;
  /** Empty = no end. */
  endDate: Day | null;
  validationDate: Day;
}

/** Empty start = signing day, empty end = no end, empty validation date = today; a one-day waiver has all three today (D14). */
export function signatureDates(waiver: WaiverDates, today: Day): SignatureDates {
  if (waiver.useTodayAsValidationDate) return { startDate: today, endDate: today, validationDate: today };
  return {
    startDate: waiver.startEffectiveDate ?? today,
    endDate: waiver.endEffectiveDate,
    validationDate: waiver.validationDate ?? today,
  };
}

/** A waiver that has ended (or would end before it starts) cannot be signed any more: a signature would cover no day to come. */
export function hasWaiverEnded(dates: SignatureDates, today: Day): boolean {
  return dates.endDate !== null && (dates.endDate < today || dates.endDate < dates.startDate);
}

/**
 * The day for which the guest must hold the waiver, moved into the span that a signature can cover. Without this a waiver that
 * starts next week, or whose validation date lies outside its span, could be signed again and again and never count.
 */
export function requiredDay(dates: SignatureDates): Day {
  if (dates.validationDate < dates.startDate) return dates.startDate;
  return dates.endDate !== null && dates.validationDate > dates.endDate ? dates.endDate : dates.validationDate;
}

/** Start and end day included (D15). */
export function covers(authorization: Authorization, day: Day): boolean {
  return isDayWithin(day, authorization.startDate, authorization.endDate);
}

/** Does an authorization fulfil the waiver: does it cover the validation date as configured (D15), or the day a signature could cover? */
export function fulfils(authorization: Authorization, dates: SignatureDates): boolean {
  return covers(authorization, dates.validationDate) || covers(authorization, requiredDay(dates));
}
