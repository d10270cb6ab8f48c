import { closesNextDay, type GuestLocation } from '@arrival/contracts';
import { dayInZone, openingOn, timeInZone } from '@arrival/rules';
import { complete } from '../../words/complete';
import { useLocale, useWords } from '../../words/words';

/** Days and clock times are the place's own already, so nothing is moved to the phone's zone. */
const asItStands = { timeZone: 'UTC' } as const;
const oClock = { ...asItStands, hour: 'numeric', minute: '2-digit' } as const;
const ofDay = { ...asItStands, weekday: 'long', day: 'numeric', month: 'short' } as const;

/** How long a place is open on the day of a visit; nothing where nobody said it. */
export function useOpeningWords(location: GuestLocation | undefined, visit: string): string | undefined {
  const words = useWords(complete);
  const locale = useLocale();
  if (!location?.openingHours) return undefined;
  const instant = new Date();
  const now = { day: dayInZone(instant, location.timeZone), time: timeInZone(instant, location.timeZone) };
  const opening = openingOn(location.openingHours, visit, now);
  const day = new Date(opening.day).toLocaleDateString(locale, ofDay);
  if (opening.state === 'closed') return words.closedOn({ day });
  const clock = (time: string) => new Date(`${opening.day}T${time}Z`);
  const written = (time: string) => clock(time).toLocaleTimeString(locale, oClock);
  if (opening.state === 'open') return words.openUntil({ time: written(opening.closes) });
  if (opening.state === 'later') return words.opensLater({ time: written(opening.opens) });
  if (opening.state === 'again') return words.opensAgain({ day, time: written(opening.opens) });
  const { opens, closes } = opening;
  // A range over midnight would be written with its dates.
  const times = closesNextDay(opening)
    ? [opens, closes].map(written).join(' – ')
    : new Intl.DateTimeFormat(locale, oClock).formatRange(clock(opens), clock(closes));
  return words.openThatDay({ day, times });
}
