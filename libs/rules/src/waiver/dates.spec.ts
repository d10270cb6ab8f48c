import fc from 'fast-check';
import { toDay } from '../dates/day';
import type { WaiverDates } from '../records/configuration';
import { covers, fulfils, hasWaiverEnded, requiredDay, signatureDates } from './dates';

const today = '2026-11-20';
const open: WaiverDates = {
  useTodayAsValidationDate: false,
  startEffectiveDate: null,
  endEffectiveDate: null,
  validationDate: null,
};
const anyDay = fc.integer({ min: 18_000, max: 22_000 }).map((days) => toDay(days * 86_400_000));
const anyWaiver: fc.Arbitrary<WaiverDates> = fc.record({
  useTodayAsValidationDate: fc.boolean(),
  startEffectiveDate: fc.option(anyDay),
  endEffectiveDate: fc.option(anyDay),
  validationDate: fc.option(anyDay),
});
const anyBirth = fc.option(fc.integer({ min: 9_000, max: 22_000 }).map((days) => toDay(days * 86_400_000)));
const authorization = (startDate: string, endDate: string | null) => ({ startDate, endDate });

test('without dates: from the signing day, without end, validated today', () => {
  expect(signatureDates(open, today, null)).toEqual({ startDate: today, endDate: null, validationDate: today });
});

test('a season waiver: the configured dates', () => {
  const season = {
    ...open,
    startEffectiveDate: '2026-11-01',
    endEffectiveDate: '2027-04-30',
    validationDate: '2027-04-30',
  };
  expect(signatureDates(season, today, null)).toEqual({
    startDate: '2026-11-01',
    endDate: '2027-04-30',
    validationDate: '2027-04-30',
  });
});

test('a one-day waiver is about today only, whatever else is set', () => {
  const daily = {
    useTodayAsValidationDate: true,
    startEffectiveDate: '2026-01-01',
    endEffectiveDate: '2027-01-01',
    validationDate: '2026-02-02',
  };
  expect(signatureDates(daily, today, null)).toEqual({ startDate: today, endDate: today, validationDate: today });
});

test('an authorization covers its first and its last day', () => {
  const season = authorization('2026-11-01', '2027-04-30');
  expect(['2026-10-31', '2026-11-01', '2027-04-30', '2027-05-01'].map((day) => covers(season, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(covers(authorization('2026-11-01', null), '2099-01-01')).toBe(true);
});

test('it ends on its last day, not on the day itself', () => {
  const until = (endEffectiveDate: string) =>
    hasWaiverEnded(signatureDates({ ...open, endEffectiveDate }, today, null), today);
  expect([until('2026-11-19'), until('2026-11-20'), until('2026-11-21')]).toEqual([true, false, false]);
});

test('a span that ends before it starts cannot be signed', () => {
  const wrong = { ...open, startEffectiveDate: '2027-05-01', endEffectiveDate: '2027-04-30' };
  expect(hasWaiverEnded(signatureDates(wrong, today, null), today)).toBe(true);
});

test('a waiver for the coming season can be signed before it starts and counts then', () => {
  const dates = signatureDates({ ...open, startEffectiveDate: '2026-12-01' }, today, null);
  expect(requiredDay(dates, today)).toBe('2026-12-01');
  expect(fulfils(authorization(dates.startDate, dates.endDate), dates, today)).toBe(true);
});

test('within a season today counts, not its end: what begins later does not count yet', () => {
  const season = { ...open, startEffectiveDate: '2026-11-01', endEffectiveDate: '2027-04-30' };
  const dates = signatureDates(season, today, null);
  expect(requiredDay(dates, today)).toBe(today);
  expect(fulfils(authorization('2027-01-01', '2027-04-30'), dates, today)).toBe(false);
});

test('a validation date beyond the season is its last day, one before it its first', () => {
  const season = { ...open, startEffectiveDate: '2026-12-01', endEffectiveDate: '2027-04-30' };
  const requiredFor = (validationDate: string) =>
    requiredDay(signatureDates({ ...season, validationDate }, today, null), today);
  expect(['2027-05-01', '2027-04-30', '2026-12-01', '2026-11-30'].map(requiredFor)).toEqual([
    '2027-04-30',
    '2027-04-30',
    '2026-12-01',
    '2026-12-01',
  ]);
});

test('what covers the configured validation date counts, on that day or today when it is past', () => {
  const dates = (validationDate: string) => signatureDates({ ...open, validationDate }, today, null);
  expect(fulfils(authorization('2027-01-01', '2027-04-30'), dates('2027-02-01'), today)).toBe(true);
  expect(fulfils(authorization('2026-01-01', '2026-04-30'), dates('2026-02-01'), today)).toBe(false);
});

test('what is over never fulfils anything', () => {
  fc.assert(
    fc.property(anyWaiver, anyBirth, anyDay, anyDay, anyDay, (waiver, born, from, to, day) => {
      fc.pre(to < day);
      expect(fulfils(authorization(from, to), signatureDates(waiver, day, born), day)).toBe(false);
    }),
  );
});

test('a signature given today always fulfils a waiver that has not ended', () => {
  fc.assert(
    fc.property(anyWaiver, anyBirth, anyDay, (waiver, born, day) => {
      const dates = signatureDates(waiver, day, born);
      fc.pre(!hasWaiverEnded(dates, day));
      expect(fulfils(authorization(dates.startDate, dates.endDate), dates, day)).toBe(true);
    }),
  );
});

test('what is signed for a child ends the day before it comes of age, and is asked of the grown-up anew', () => {
  const season = { ...open, startEffectiveDate: '2026-11-01', validationDate: '2027-04-30' };
  const born = '2009-01-15';
  const dates = signatureDates(season, today, born);
  expect([dates.endDate, requiredDay(dates, today)]).toEqual(['2027-01-14', '2027-01-14']);
  const signed = authorization(dates.startDate, dates.endDate);
  const counts = (day: string) => fulfils(signed, signatureDates(season, day, born), day);
  expect(['2026-11-20', '2027-01-14', '2027-01-15'].map(counts)).toEqual([true, true, false]);
});

test('a waiver that ends sooner, or begins only when they are grown up, keeps its end; so does a grown-up’s', () => {
  const endOf = (waiver: Partial<WaiverDates>, born: string) =>
    signatureDates({ ...open, ...waiver }, today, born).endDate;
  expect([
    endOf({ endEffectiveDate: '2026-12-31' }, '2009-01-15'),
    endOf({ startEffectiveDate: '2027-02-01' }, '2009-01-15'),
    endOf({ endEffectiveDate: '2027-04-30' }, '2008-11-20'),
    endOf({ endEffectiveDate: '2027-04-30' }, '2008-11-21'),
    endOf({ useTodayAsValidationDate: true }, '2020-01-01'),
    endOf({}, '2012-02-29'),
  ]).toEqual(['2026-12-31', null, '2027-04-30', '2026-11-20', today, '2030-02-28']);
});
