import { adult, householdOf } from '../records/household.fixture';
import { isBlank } from './is-blank';

const blank = householdOf({ contacts: [adult] });
const saved = { contactId: 1, updatedAtUtc: '2026-11-28T10:00:00Z' };

test('one person of whom nothing is kept', () => {
  expect(isBlank(blank, false)).toBe(true);
});

test.each([
  ['a second person', { contacts: householdOf().contacts }],
  ['rental answers', { rentalProfiles: [saved] }],
  ['a child’s answers', { childRegistrations: [saved] }],
  ['a photo', { photos: [saved] }],
  [
    'a cancelled purchase',
    { purchases: [{ contactId: 1, kind: 'orderLine', status: 'cancelled', productId: 7, productDate: null } as const] },
  ],
])('%s would be lost', (_, kept) => {
  expect(isBlank({ ...blank, ...kept }, false)).toBe(false);
});

test('so would what was signed once and counts no more', () => {
  expect(isBlank(blank, true)).toBe(false);
});
