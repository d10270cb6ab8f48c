import fc from 'fast-check';
import { addDays, addMonths, isDay, isDayWithin, purchaseWindow, toDay } from './day';

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => toDay(days * 86_400_000));

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['0002-02-03', true],
  ['0000-02-03', false],
  ['2026-1-1', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('adding days crosses months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test.each([
  ['2026-09-30', '2027-02-28'],
  ['2027-09-30', '2028-02-29'],
  ['2026-11-20', '2027-04-20'],
  ['2026-08-31', '2027-01-31'],
  ['2026-12-31', '2027-05-31'],
])('five months after %s is %s', (day, expected) => {
  expect(addMonths(day, 5)).toBe(expected);
});

test('the purchase window runs from yesterday to five months ahead, both included', () => {
  const { from, to } = purchaseWindow('2026-11-20');
  expect([from, to]).toEqual(['2026-11-19', '2027-04-20']);
  expect(isDayWithin('2026-11-19', from, to)).toBe(true);
  expect(isDayWithin('2027-04-20', from, to)).toBe(true);
  expect(isDayWithin('2026-11-18', from, to)).toBe(false);
  expect(isDayWithin('2027-04-21', from, to)).toBe(false);
});

test('an open end does not bound', () => {
  expect(isDayWithin('1900-01-01', null, '2026-01-01')).toBe(true);
  expect(isDayWithin('2999-01-01', '2026-01-01', null)).toBe(true);
});

test('adding and subtracting days cancel out, and each day counts once', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
      expect(addDays(addDays(day, days), -days)).toBe(day);
      expect((Date.parse(addDays(day, days)) - Date.parse(day)) / 86_400_000).toBe(days);
    }),
  );
});

test('the window moves forward with the day and always holds it', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const now = purchaseWindow(day);
      const next = purchaseWindow(addDays(day, 1));
      expect(now.from < day && day < now.to).toBe(true);
      expect(next.from > now.from && next.to >= now.to).toBe(true);
      expect(now.to >= addDays(day, 150) && now.to <= addDays(day, 153)).toBe(true);
    }),
  );
});
