import { addDays, bornOn, dayAtResort, seasonEnd } from './days';

test('the day is the resort’s, also when it is tomorrow in London', () => {
  expect(dayAtResort(new Date('2026-11-20T05:30:00Z'))).toBe('2026-11-19');
});

test('somebody who turns 18 tomorrow is 17 today', () => {
  expect(bornOn(addDays('2026-11-20', 1), 18)).toBe('2008-11-21');
  expect(bornOn('2026-11-20', 9, 40)).toBe('2017-10-11');
});

test('a season is never about to end on the day of seeding', () => {
  expect(seasonEnd('2026-11-20')).toBe('2027-05-31');
  expect(seasonEnd('2027-05-20')).toBe('2028-05-31');
});
