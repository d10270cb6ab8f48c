import { API_KEY_DAYS, type ApiKey } from '@arrival/contracts';
import { MS_PER_DAY } from '@arrival/rules';
import { SmallBars } from '../../shared/small-bars';
import { say } from '../../words/say';

/** The last fourteen days in UTC, those without a request too. */
function allDays(days: ApiKey['requestsPerDay'], now: number): ApiKey['requestsPerDay'] {
  const byDay = new Map(days.map(({ day, requests }) => [day, requests]));
  return Array.from({ length: API_KEY_DAYS }, (_, index) => {
    const day = new Date(now - (API_KEY_DAYS - 1 - index) * MS_PER_DAY).toISOString().slice(0, 10);
    return { day, requests: byDay.get(day) ?? 0 };
  });
}

/** Requests per day. */
export function DayBars({ days }: { days: ApiKey['requestsPerDay'] }) {
  const shown = allDays(days, Date.now());
  const all = shown.reduce((sum, { requests }) => sum + requests, 0);
  const words = say('resources.apikeys.requests', {
    all: all.toLocaleString(),
    today: (shown.at(-1)?.requests ?? 0).toLocaleString(),
  });
  return <SmallBars words={words} counts={shown.map(({ day, requests }) => ({ name: day, count: requests }))} />;
}
