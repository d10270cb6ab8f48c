import fc from 'fast-check';
import { toDay } from '../dates/day';
import { dayInZone } from '../dates/zone';
import { ageOn } from '../people/age';
import { evidenceKeptUntil, isOver, keptFrom, yearsAfter } from './retention';

const zones = [
  'Etc/GMT+12',
  'America/Denver',
  'UTC',
  'Europe/Zurich',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];
const anyZone = fc.constantFrom(...zones);
const anyInstant = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2060, 0) });
/** Half of them about a leap day, where years are hard. */
const hardInstant = fc.oneof(
  anyInstant,
  fc
    .tuple(fc.constantFrom(2020, 2023, 2024, 2027, 2028, 2031, 2096, 2100), fc.integer({ min: -72, max: 72 }))
    .map(([year, hours]) => Date.UTC(year, 1, 29) + hours * 3_600_000),
);
const anyBirth = fc.oneof(
  fc.constant(null),
  fc.integer({ min: Date.UTC(1930, 0), max: Date.UTC(2026, 10) }).map(toDay),
  fc.constantFrom('2008-02-29', '2012-02-29', '2024-02-29', '2023-03-01', '2023-02-28'),
);
const anyYears = fc.integer({ min: 1, max: 30 });
const HOUR = 3_600_000;

test.each([
  ['2026-11-22', 7, '2033-11-22'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2024-02-29', 7, '2031-03-01'],
  ['2023-03-01', 1, '2024-03-01'],
  ['2096-02-29', 4, '2100-03-01'],
])('%s and %i years is %s', (day, years, later) => {
  expect(yearsAfter(day, years)).toBe(later);
});

test.each([
  // [signed, born, the last day]: signings count from their latest local day.
  ['2026-11-22T12:00:00Z', null, '2033-11-23'],
  ['2026-11-22T09:00:00Z', '1988-04-02', '2033-11-22'],
  ['2026-11-22T09:00:00Z', '2017-05-20', '2042-05-20'],
  ['2026-11-22T09:00:00Z', '2008-11-22', '2033-11-22'],
  ['2026-11-22T09:00:00Z', '2008-11-23', '2033-11-23'],
  ['2025-01-10T09:00:00Z', '2012-02-29', '2037-03-01'],
])('what is signed at %s for somebody born on %s is kept until %s', (signedAt, dateOfBirth, lastDay) => {
  expect(evidenceKeptUntil(Date.parse(signedAt), dateOfBirth, 7)).toBe(lastDay);
});

test('wherever somebody signed, evidence is kept for whole years after the signing and after they came of age', () => {
  fc.assert(
    fc.property(hardInstant, anyBirth, anyYears, anyZone, anyZone, (signedAt, dateOfBirth, years, signing, later) => {
      const lastDay = evidenceKeptUntil(signedAt, dateOfBirth, years);
      expect(lastDay >= yearsAfter(dayInZone(signedAt, signing), years)).toBe(true);
      if (dateOfBirth !== null) expect(ageOn(dateOfBirth, lastDay)).toBeGreaterThanOrEqual(18 + years);
      // At the first moment at which it may go, that day is over in every zone.
      const first = Date.parse(`${lastDay}T00:00:00Z`) + 36 * HOUR;
      expect(isOver(lastDay, first)).toBe(true);
      expect(isOver(lastDay, first - 1)).toBe(false);
      expect(dayInZone(first, later) > lastDay).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('adults and minors are kept alike but for the years until they come of age', () => {
  fc.assert(
    fc.property(hardInstant, anyBirth, anyYears, (signedAt, dateOfBirth, years) => {
      const lastDay = evidenceKeptUntil(signedAt, dateOfBirth, years);
      const asAdult = evidenceKeptUntil(signedAt, null, years);
      const wasMinor =
        dateOfBirth !== null && (ageOn(dateOfBirth, dayInZone(signedAt, 'Pacific/Kiritimati')) ?? 0) < 18;
      expect(lastDay > asAdult).toBe(wasMinor && yearsAfter(yearsAfter(dateOfBirth, 18), years) > asAdult);
      if (!wasMinor) expect(lastDay).toBe(asAdult);
    }),
    { numRuns: 500 },
  );
});

test('nothing goes before its anniversary, in whichever zones it was saved and is looked at; and five days later it has gone', () => {
  fc.assert(
    fc.property(hardInstant, anyYears, anyZone, anyZone, (now, amount, saving, looking) => {
      const from = keptFrom(now, { unit: 'years', amount });
      expect(yearsAfter(dayInZone(from - 1, saving), amount) <= dayInZone(now, looking)).toBe(true);
      expect(yearsAfter(dayInZone(from + 120 * HOUR, saving), amount) >= dayInZone(now, looking)).toBe(true);
    }),
    // Four days are enough, but where the 29 February of the earlier year lies between.
    { numRuns: 500, examples: [[Date.UTC(2031, 2, 1, 10), 3, 'Etc/GMT+12', 'Pacific/Kiritimati']] },
  );
});

test('days are 24 hours each', () => {
  expect(keptFrom(Date.parse('2026-11-22T05:00:00Z'), { unit: 'days', amount: 400 })).toBe(
    Date.parse('2025-10-18T05:00:00Z'),
  );
});

test('a longer period never removes more', () => {
  fc.assert(
    fc.property(hardInstant, anyYears, (now, amount) => {
      expect(keptFrom(now, { unit: 'years', amount: amount + 1 })).toBeLessThan(
        keptFrom(now, { unit: 'years', amount }),
      );
    }),
  );
});
