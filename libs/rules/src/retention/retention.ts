import type { RetentionUnit } from '@arrival/contracts';
import { addDays, addMonths, type Day, laterDay, MS_PER_DAY, toDay } from '../dates/day';

/** The earliest and the latest local time of the earth, from UTC. */
const EARLIEST_HOURS = -12;
const LATEST_HOURS = 14;
const MS_PER_HOUR = 3_600_000;
const adultAt = 18;

const earliestDay = (utc: number): Day => toDay(utc + EARLIEST_HOURS * MS_PER_HOUR);
const latestDay = (utc: number): Day => toDay(utc + LATEST_HOURS * MS_PER_HOUR);

/** The same day so many years later; of 29 February, where there is none, 1 March: the later day, as with birthdays (`ageOn`). */
export function yearsAfter(day: Day, years: number): Day {
  const later = addMonths(day, years * 12);
  return later.slice(8) === day.slice(8) ? later : addDays(later, 1);
}

/**
 * What was saved before this instant (milliseconds) is past its period (D60). Years are whole ones in every zone: nothing goes before its
 * anniversary, wherever it was saved and wherever it is now.
 */
export function keptFrom(now: number, period: { readonly unit: RetentionUnit; readonly amount: number }): number {
  if (period.unit === 'days') return now - period.amount * MS_PER_DAY;
  return Date.parse(`${addMonths(earliestDay(now), -12 * period.amount)}T00:00:00Z`) - LATEST_HOURS * MS_PER_HOUR;
}

/**
 * The last day on which the evidence of a signature is kept: so many years after the signing, or after whom it was given for has come of age
 * (D60). The signing counts from its latest local day. Decided in SQL, by the owner of the tables (`retention.sql`): tests hold that to this.
 */
export function evidenceKeptUntil(signedAt: number, dateOfBirth: Day | null, years: number): Day {
  const signedOn = latestDay(signedAt);
  return yearsAfter(dateOfBirth === null ? signedOn : laterDay(signedOn, yearsAfter(dateOfBirth, adultAt)), years);
}

/** Whether a last day is over everywhere on earth; likewise. */
export const isOver = (lastDay: Day, now: number): boolean => earliestDay(now) > lastDay;
