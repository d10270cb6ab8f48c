import type { AdminLocation } from '@arrival/contracts';
import { placeOf, wantedIn, wantedQuery } from './wanted';

const read = (text: string) => wantedIn(new URLSearchParams(text));

test('what an address says is read back from it', () => {
  const wanted = { locationId: 7, day: '2026-12-24', state: 'left', q: 'em cart' } as const;
  expect(read(wantedQuery(wanted).toString())).toEqual(wanted);
});

test('what it says wrongly, or not at all, is what goes without saying', () => {
  const plain = { locationId: undefined, day: undefined, state: 'all', q: '' };
  expect(read('locationId=x&day=2026-02-30&state=gone')).toEqual(plain);
  expect(wantedQuery(read('')).toString()).toBe('');
});

test('the place is the wanted one, the one picked last, the default, or the first whose purchases are known', () => {
  const place = (id: number, parts: Partial<AdminLocation> = {}) =>
    ({ id, isEnabled: true, usePosTransactionsAndOrders: true, isDefault: false, ...parts }) as AdminLocation;
  const locations = [
    place(1),
    place(2, { isDefault: true }),
    place(3),
    place(4, { usePosTransactionsAndOrders: false }),
  ];
  const found = (...ids: (number | undefined)[]) => placeOf(locations, ids)?.id;
  expect([found(3, 1), found(undefined, 1), found(4, 99), found()]).toEqual([3, 1, 2, 2]);
  expect(placeOf([place(1), place(2, { isEnabled: false, isDefault: true })], [2])?.id).toBe(1);
  expect(placeOf([place(4, { usePosTransactionsAndOrders: false })], [])).toBeUndefined();
});
