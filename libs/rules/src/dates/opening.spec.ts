import type { OpeningHours } from '@arrival/contracts';
import { openingOn } from './opening';
import { dayInZone, timeInZone } from './zone';

const zone = 'America/Denver';
const at = (instant: string) => ({ day: dayInZone(instant, zone), time: timeInZone(instant, zone) });
const weekends: OpeningHours = {
  friday: { opens: '09:00', closes: '16:00' },
  saturday: { opens: '08:00', closes: '17:00' },
};
const saturday = '2026-02-14';

test.each([
  ['before it opens', '2026-02-14T14:59:00Z', { state: 'later', day: saturday, opens: '08:00', closes: '17:00' }],
  ['from its first minute', '2026-02-14T15:00:00Z', { state: 'open', day: saturday, opens: '08:00', closes: '17:00' }],
  ['to its last', '2026-02-14T23:59:00Z', { state: 'open', day: saturday, opens: '08:00', closes: '17:00' }],
  ['when it is over', '2026-02-15T00:00:00Z', { state: 'again', day: '2026-02-20', opens: '09:00', closes: '16:00' }],
])('today, %s', (_, instant, expected) => {
  expect(openingOn(weekends, saturday, at(instant))).toEqual(expected);
});

test('another day has its own hours, or is closed', () => {
  const now = at('2026-02-10T18:00:00Z');
  expect(openingOn(weekends, saturday, now)).toEqual({
    state: 'thatDay',
    day: saturday,
    ...{ opens: '08:00', closes: '17:00' },
  });
  expect(openingOn(weekends, '2026-02-15', now)).toEqual({ state: 'closed', day: '2026-02-15' });
});

test('a visit of yesterday is asked about today, and the day is the place’s', () => {
  // In Greenwich it is Saturday already.
  expect(openingOn(weekends, '2026-02-12', at('2026-02-14T05:00:00Z'))).toEqual({
    state: 'again',
    day: saturday,
    ...{ opens: '08:00', closes: '17:00' },
  });
});

test('who is open one day a week is open again in a week', () => {
  const fridays = { friday: { opens: '09:00', closes: '16:00' } };
  expect(openingOn(fridays, '2026-02-13', at('2026-02-13T23:30:00Z'))).toMatchObject({
    state: 'again',
    day: '2026-02-20',
  });
});

test('on the night the clocks change the clock there counts', () => {
  // 8 March 2026, 3:00 is the minute after 1:59.
  expect(at('2026-03-08T08:59:00Z').time).toBe('01:59');
  expect(at('2026-03-08T09:00:00Z').time).toBe('03:00');
  const sundays = { sunday: { opens: '02:30', closes: '04:00' } };
  expect(openingOn(sundays, '2026-03-08', at('2026-03-08T09:00:00Z'))).toMatchObject({ state: 'open' });
});

describe('a bar that closes past midnight', () => {
  const night = { opens: '18:00', closes: '01:00' };
  const bar: OpeningHours = { friday: night, saturday: night };
  const sunday = '2026-02-15';

  test.each([
    ['before it opens', saturday, '17:59', { state: 'later', day: saturday, ...night }],
    ['in the evening', saturday, '23:59', { state: 'open', day: saturday, ...night }],
    ['while the night of the day before lasts', saturday, '00:59', { state: 'open', day: saturday, ...night }],
    ['until it closes', saturday, '01:00', { state: 'later', day: saturday, ...night }],
    ['also on a day on which it does not open', sunday, '00:30', { state: 'open', day: sunday, ...night }],
    ['but not after it', sunday, '01:00', { state: 'closed', day: sunday }],
  ])('%s', (_, day, time, expected) => {
    expect(openingOn(bar, day, { day, time })).toEqual(expected);
  });

  test('a visit of another day finds that day’s own hours', () => {
    expect(openingOn(bar, sunday, { day: saturday, time: '00:30' })).toEqual({ state: 'closed', day: sunday });
  });
});
