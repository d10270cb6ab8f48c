import { daySchema, instantSchema } from './primitives';

test.each(['0001-01-01', '2026-11-25', '9999-12-31'])('%s is a day', (day) => {
  expect(daySchema.safeParse(day).success).toBe(true);
});
test.each(['0000-01-01', '0000-12-31', '2026-02-30'])('%s is no day that the database knows', (day) => {
  expect(daySchema.safeParse(day).success).toBe(false);
});

test.each([
  '0001-01-01T00:00:00Z',
  '2026-11-25T08:00:00.123Z',
  '2026-11-25T08:00:00+14:00',
  '2026-11-25T08:00:00-12:00',
])('%s is an instant', (instant) => {
  expect(instantSchema.safeParse(instant).success).toBe(true);
});
test.each([
  '0000-06-01T00:00:00Z',
  '0001-01-01T00:00:00+01:00',
  '2026-11-25T08:00:00+20:00',
  '2026-11-25T08:00:00-16:00',
])('%s is no instant that the database knows', (instant) => {
  expect(instantSchema.safeParse(instant).success).toBe(false);
});
