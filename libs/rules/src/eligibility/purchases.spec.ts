import { purchaseWindow } from '../dates/day';
import type { PurchaseFilters } from '../records/configuration';
import type { Purchase } from '../records/household';
import { purchaseOf, today } from '../records/household.fixture';
import { byVisit, doesPurchaseCount, parseCodes } from './purchases';

const noFilters: PurchaseFilters = { resortCodes: [], resortGroupCodes: [], salesLocationIds: [] };
const counts = (parts: Partial<Purchase>, filters = noFilters) =>
  doesPurchaseCount(purchaseOf(parts), filters, purchaseWindow(today), today);

test.each([
  ['2026-11-18', false, 'the day before yesterday'],
  ['2026-11-19', true, 'yesterday'],
  ['2026-11-20', true, 'today'],
  ['2027-04-20', true, 'five months ahead'],
  ['2027-04-21', false, 'a day more'],
  [null, true, 'a season pass'],
])('a product date of %s counts: %s (%s)', (productDate, expected, _when) => {
  expect(counts({ productDate })).toBe(expected);
});

test.each([
  ['orderLine', 'open', true],
  ['orderLine', 'closed', false],
  ['prepaidAccess', 'open', true],
  ['prepaidAccess', 'closed', false],
  ['transaction', 'open', true],
  ['transaction', 'closed', true],
  ['orderLine', 'cancelled', false],
  ['prepaidAccess', 'cancelled', false],
  ['transaction', 'cancelled', false],
] as const)('%s, %s counts: %s', (kind, status, expected) => {
  expect(counts({ kind, status })).toBe(expected);
  expect(counts({ kind, status, productDate: null })).toBe(expected);
});

test('last season’s pass no longer counts, one that ends today does', () => {
  expect(counts({ kind: 'prepaidAccess', productDate: null, expiryDate: '2026-04-30' })).toBe(false);
  expect(counts({ kind: 'prepaidAccess', productDate: null, expiryDate: today })).toBe(true);
});

test('the next visit goes first, then yesterday, then what has no day; of one day by product, of one product by number', () => {
  const sorted = [
    purchaseOf({ purchaseId: 5, productDate: today, productId: 500 }),
    purchaseOf({ purchaseId: 6, productDate: today, productId: 500 }),
    purchaseOf({ purchaseId: 4, productDate: today, productId: 501 }),
    purchaseOf({ purchaseId: 3, productDate: '2026-11-21' }),
    purchaseOf({ purchaseId: 2, productDate: '2026-11-19' }),
    purchaseOf({ purchaseId: 1, productDate: null }),
  ];
  expect(sorted.toReversed().sort(byVisit(today))).toEqual(sorted);
});

test('a filter keeps its own codes, without regard to case and spaces; a number with zeros before it is the same number', () => {
  expect(counts({ resortCode: 'big ' }, { ...noFilters, resortCodes: ['BIG'] })).toBe(true);
  expect(counts({ resortCode: 'SMALL' }, { ...noFilters, resortCodes: ['BIG'] })).toBe(false);
  expect(counts({ resortCode: null }, { ...noFilters, resortCodes: ['BIG'] })).toBe(false);
  expect(counts({ resortGroupCode: 'NORTH' }, { ...noFilters, resortGroupCodes: ['NORTH', 'SOUTH'] })).toBe(true);
  expect(counts({ salesLocationId: 12 }, { ...noFilters, salesLocationIds: ['12'] })).toBe(true);
  expect(counts({ salesLocationId: 12 }, { ...noFilters, salesLocationIds: ['012'] })).toBe(true);
});

test('every filter that is set must be passed', () => {
  const filters = { ...noFilters, resortCodes: ['BIG'], salesLocationIds: ['12'] };
  expect(counts({ resortCode: 'BIG', salesLocationId: 12 }, filters)).toBe(true);
  expect(counts({ resortCode: 'BIG', salesLocationId: 13 }, filters)).toBe(false);
});

test('the settings are comma-separated, empty ones do not filter', () => {
  expect(parseCodes(' BIG, ,SMALL,')).toEqual(['BIG', 'SMALL']);
  expect(parseCodes('')).toEqual([]);
  expect(parseCodes(null)).toEqual([]);
});
