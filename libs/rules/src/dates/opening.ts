import { closesNextDay, type Hours, type OpeningHours, type Weekday } from '@arrival/contracts';
import { addDays, type Day, laterDay } from './day';

const week: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * What a guest who comes on a day finds: on another day its hours (`thatDay`); today that it is open, that it opens later, or when it is open again;
 * `closed` where it is not open on that day, or never.
 */
export type Opening =
  | ({ readonly state: 'open' | 'later' | 'again' | 'thatDay'; readonly day: Day } & Hours)
  | { readonly state: 'closed'; readonly day: Day };

const hoursOn = (hours: OpeningHours, day: Day): Hours | undefined => hours[week[new Date(day).getUTCDay()]!];

/** The hours of the night before, while they last. */
function nightBefore(hours: OpeningHours, now: { day: Day; time: string }): Hours | undefined {
  const night = hoursOn(hours, addDays(now.day, -1));
  return night && closesNextDay(night) && now.time < night.closes ? night : undefined;
}

/** How long a place is open for a visit on `visit` (D31); a day that is over counts as today, and is not while its night lasts. `now` is the day and the clock (`08:05`) there. */
export function openingOn(hours: OpeningHours, visit: Day, now: { day: Day; time: string }): Opening {
  const day = laterDay(visit, now.day);
  const night = day === now.day ? nightBefore(hours, now) : undefined;
  if (night) return { state: 'open', day, ...night };
  const open = hoursOn(hours, day);
  if (!open) return { state: 'closed', day };
  if (day !== now.day) return { state: 'thatDay', day, ...open };
  if (now.time < open.opens) return { state: 'later', day, ...open };
  if (closesNextDay(open) || now.time < open.closes) return { state: 'open', day, ...open };
  const again = Array.from({ length: week.length }, (_, index) => addDays(day, index + 1)).find((next) =>
    hoursOn(hours, next),
  )!;
  return { state: 'again', day: again, ...hoursOn(hours, again)! };
}
