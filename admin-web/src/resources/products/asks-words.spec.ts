import type { AdminProduct } from '@arrival/contracts';
import { asCompared, asksWords } from './asks-words';

const product = { rules: [], posWaiverIds: [], requiresImage: false } as unknown as AdminProduct;

test('what a product asks for, and everything where it says nothing', () => {
  expect(asksWords(product)).toBe('every task of its activity');
  expect(asksWords({ ...product, requiresImage: true })).toBe('photo');
  expect(asksWords({ ...product, rules: [' rentalprofilerequired '], posWaiverIds: ['W-1', 'W-2'] })).toBe(
    'waiver W-1, W-2, rental profile',
  );
});

test('a keyword that is written otherwise is the one that is ticked, and others stay', () => {
  expect(asCompared([' rentalProfileRequired', 'PICKUP'])).toEqual(['RENTALPROFILEREQUIRED', 'PICKUP']);
});
