import fc from 'fast-check';
import { addDays, toDay } from '../dates/day';
import { ageOn, isAgeInRange, isMinor } from './age';

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => toDay(days * 86_400_000));

test.each([
  ['2008-11-21', '2026-11-20', 17, 'turns 18 tomorrow'],
  ['2008-11-20', '2026-11-20', 18, 'turns 18 today'],
  ['2008-11-19', '2026-11-20', 18, 'turned 18 yesterday'],
  ['2008-02-29', '2026-02-28', 17, 'born on 29 February, the day before 1 March'],
  ['2008-02-29', '2026-03-01', 18, 'born on 29 February, on 1 March'],
  ['2008-02-29', '2028-02-29', 20, 'born on 29 February, in a leap year'],
  ['2026-11-20', '2026-11-20', 0, 'born today'],
  ['2026-12-24', '2026-11-20', 0, 'not born yet'],
])('born %s is on %s %i years old: %s', (dateOfBirth, day, age) => {
  expect(ageOn(dateOfBirth, day)).toBe(age);
});

test('without a birth date the age is unknown, some adult’s: not a minor, and not asked what is for children', () => {
  expect(ageOn(null, '2026-11-20')).toBeNull();
  expect(isMinor(null)).toBe(false);
  expect(isAgeInRange(null, { ageMin: 18, ageMax: null })).toBe(true);
  expect(isAgeInRange(null, { ageMin: 65, ageMax: 120 })).toBe(true);
  expect(isAgeInRange(null, { ageMin: null, ageMax: 18 })).toBe(true);
  expect(isAgeInRange(null, { ageMin: null, ageMax: 17 })).toBe(false);
});

test('under 18 is a minor', () => {
  expect(isMinor(17)).toBe(true);
  expect(isMinor(18)).toBe(false);
});

test.each([
  [5, 5, 12, true],
  [12, 5, 12, true],
  [4, 5, 12, false],
  [13, 5, 12, false],
  [99, 5, null, true],
  [0, null, 12, true],
  [40, null, null, true],
])('age %s in %s to %s: %s', (age, ageMin, ageMax, expected) => {
  expect(isAgeInRange(age, { ageMin, ageMax })).toBe(expected);
});

test('age never falls as days pass, and grows by one at most', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (dateOfBirth, day) => {
      const now = ageOn(dateOfBirth, day) as number;
      const tomorrow = ageOn(dateOfBirth, addDays(day, 1)) as number;
      expect(tomorrow - now === 0 || tomorrow - now === 1).toBe(true);
    }),
  );
});

test('on the birthday the age is the difference of the years', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 120 }), (dateOfBirth, years) => {
      fc.pre(!dateOfBirth.endsWith('02-29'));
      const birthday = `${Number(dateOfBirth.slice(0, 4)) + years}${dateOfBirth.slice(4)}`;
      expect(ageOn(dateOfBirth, birthday)).toBe(years);
      if (years > 0) expect(ageOn(dateOfBirth, addDays(birthday, -1))).toBe(years - 1);
    }),
  );
});
