import { Clock } from './clock';

class FixedClock extends Clock {
  override now(): number {
    return Date.UTC(2026, 11, 31, 23, 30);
  }
}

test('a day is the day of the place, not of the server', () => {
  const clock = new FixedClock();
  expect(clock.today('America/Denver')).toBe('2026-12-31');
  expect(clock.today('Europe/Zurich')).toBe('2027-01-01');
});
