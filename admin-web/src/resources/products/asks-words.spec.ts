import type { AdminProduct } from '@arrival/contracts';
import { asksWords, asOffered, offeredRules } from './asks-words';

const product = { rules: [], posWaiverIds: [], requiresImage: false } as unknown as AdminProduct;

test('what a product asks for, and everything where it says nothing', () => {
  expect(asksWords(product)).toBe('every task of its activity');
  expect(asksWords({ ...product, requiresImage: true })).toBe('photo');
  expect(asksWords({ ...product, rules: [' rentalprofilerequired '], posWaiverIds: ['W-1', 'W-2'] })).toBe(
    'waiver W-1, W-2, rental profile',
  );
});

test('a keyword or waiver that is written otherwise is the one that is ticked, and others stay', () => {
  expect(asOffered([' rentalProfileRequired', 'PICKUP'], offeredRules)).toEqual(['RENTALPROFILEREQUIRED', 'PICKUP']);
  expect(asOffered(['w-rental ', 'W-Rental', 'w-2'], ['W-RENTAL', 'W-2', 'w-2'])).toEqual(['W-RENTAL', 'w-2']);
});
