import { signedWhen } from './signed-when';

const askedAt = new Date('2026-12-20T10:00:00Z');
const now = new Date('2026-12-21T10:00:00Z');

test.each([
  ['2026-12-20T10:05:00Z', '2026-12-20T10:05:00.000Z'],
  ['2026-12-19T10:00:00Z', '2026-12-20T10:00:00.000Z'],
  ['2027-01-01T00:00:00Z', '2026-12-21T10:00:00.000Z'],
])('said %s, taken as %s', (said, taken) => {
  expect(signedWhen(new Date(said), { askedAt, now }).toISOString()).toBe(taken);
});
