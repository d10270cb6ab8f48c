import fc from 'fast-check';
import { addDays } from './day';
import { displayDay } from './display';
import { dayInZone } from './zone';

const zones = [
  'America/Denver',
  'Europe/Zurich',
  'Pacific/Auckland',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'UTC',
];

test('midnight in Denver is seven hours after midnight in UTC in winter and six in summer', () => {
  expect(dayInZone('2026-11-20T06:59:59.999Z', 'America/Denver')).toBe('2026-11-19');
  expect(dayInZone('2026-11-20T07:00:00.000Z', 'America/Denver')).toBe('2026-11-20');
  expect(dayInZone('2026-07-20T05:59:59.999Z', 'America/Denver')).toBe('2026-07-19');
  expect(dayInZone('2026-07-20T06:00:00.000Z', 'America/Denver')).toBe('2026-07-20');
});

test('an instant with microseconds and an offset, as Postgres writes it', () => {
  expect(dayInZone('2026-11-20T05:30:00.123456+00:00', 'America/Denver')).toBe('2026-11-19');
});

test('the day on which the clock changes', () => {
  expect(dayInZone('2026-11-01T05:59:00Z', 'America/Denver')).toBe('2026-10-31');
  expect(dayInZone('2026-11-01T06:00:00Z', 'America/Denver')).toBe('2026-11-01');
  expect(dayInZone('2026-11-02T06:59:00Z', 'America/Denver')).toBe('2026-11-01');
  expect(dayInZone('2026-11-02T07:00:00Z', 'America/Denver')).toBe('2026-11-02');
});

test('an unknown zone or instant is refused', () => {
  expect(() => dayInZone('2026-11-20T00:00:00Z', 'Mars/Olympus')).toThrow(RangeError);
  expect(() => dayInZone('yesterday', 'UTC')).toThrow(RangeError);
});

test('every zone agrees with Intl at every instant', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2040, 0) }),
      (timeZone, instant) => {
        const expected = new Intl.DateTimeFormat('en-CA', {
          timeZone,
          year: 'numeric',
          month: '2-digit',
          day: '2-digit',
        }).format(instant);
        expect(dayInZone(instant, timeZone)).toBe(expected);
      },
    ),
    { numRuns: 300 },
  );
});

test('one day later is the next day, in zones that have not changed their clock for long', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC'),
      // Kiritimati left out a whole day in 1994, Kathmandu a quarter of an hour in 1986.
      fc.integer({ min: Date.UTC(1996, 0), max: Date.UTC(2040, 0) }),
      (timeZone, instant) => {
        expect(dayInZone(instant + 86_400_000, timeZone)).toBe(addDays(dayInZone(instant, timeZone), 1));
      },
    ),
  );
});

test('days are shown in the operator’s format', () => {
  expect(displayDay('2026-11-05', 'mmddyyyy')).toBe('11/05/2026');
  expect(displayDay('2026-11-05', 'ddmmyyyy')).toBe('05/11/2026');
});
