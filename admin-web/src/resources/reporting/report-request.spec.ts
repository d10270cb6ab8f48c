import { type AdminLocation, areDaysInOrder } from '@arrival/contracts';
import { defaultLocation, firstRequest, reportQuery } from './report-request';

const location = (id: number, usePosTransactionsAndOrders: boolean, isEnabled = true) =>
  ({ id, usePosTransactionsAndOrders, isEnabled }) as AdminLocation;

test.each([
  ['location 1', [location(3, true), location(1, true)], 1],
  ['the first with POS when location 1 has none', [location(1, false), location(4, true), location(2, true)], 4],
  ['one that is enabled', [location(1, true, false), location(2, true)], 2],
  ['none when none has POS', [location(1, false)], undefined],
])('the form begins with %s', (_, locations, id) => {
  expect(defaultLocation(locations)?.id).toBe(id);
});

test('everything is on, and the days go over the end of a month', () => {
  const request = { ...firstRequest(new Date(2026, 10, 29, 23, 30)), locationId: 1 };
  expect(reportQuery(request)).toBe(
    'locationId=1&startDate=2026-11-29&endDate=2026-12-01&includePrintableMedia=true&includeDetails=true&isCsvExport=true',
  );
});

test('an empty day is left out, and a window does not end before it begins', () => {
  const request = { ...firstRequest(new Date(2026, 10, 21)), locationId: 2, startDate: '' };
  expect(reportQuery(request)).toContain('locationId=2&endDate=2026-11-23&');
  expect(areDaysInOrder(request)).toBe(true);
  expect(areDaysInOrder({ startDate: '2026-11-23', endDate: '2026-11-22' })).toBe(false);
});
