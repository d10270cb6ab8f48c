import { type BridgeClient, BridgeRefusal } from './bridge-client';
import type { ComparisonQueries } from './comparison.queries';
import { ComparisonService } from './comparison.service';
import type { ErasedCustomersQueries } from './erased-customers.queries';
import type { MirrorService } from './mirror.service';

const nothing = { households: 0, people: 0, left: 0, missing: 0 };

/** A comparison that was broken off behind `after`; the bridge refuses that place with this status. Tells which places were asked for. */
function brokenOff(after: string, status: number) {
  const asked: (string | null)[] = [];
  const bridge: Partial<BridgeClient> = {
    page: async (place) => {
      asked.push(place);
      if (place === after) throw new BridgeRefusal(status, 'cursor.unknown');
      return { system: 'RTP', households: [], wrong: ['of this page'], next: place === null ? 'second' : null };
    },
  };
  const finished: object[] = [];
  const queries: Partial<ComparisonQueries> = {
    begin: async () => ({
      ...{ startedAtUtc: '', changedSinceUtc: null, after, finishedAtUtc: null },
      found: { ...nothing, households: 500, left: 3 },
    }),
    goOn: async () => undefined,
    confirmed: async () => [],
    removeOld: async () => 0,
    finish: async (found) => {
      finished.push(found);
    },
  };
  const mirror = { saveProducts: async () => undefined, takeAll: async () => ({ households: 0, people: 0, left: 0 }) };
  const comparison = new ComparisonService(
    bridge as BridgeClient,
    mirror as unknown as MirrorService,
    queries as ComparisonQueries,
    { among: async () => new Set() } as unknown as ErasedCustomersQueries,
  );
  return { comparison, asked, finished };
}

test('a place that the bridge does not know any more is left for the beginning', async () => {
  const { comparison, asked, finished } = brokenOff('last night', 410);
  await comparison.compare(new AbortController().signal);
  expect(asked).toEqual(['last night', null, 'second']);
  expect(finished).toEqual([{ ...nothing, left: 2 }]);
});

test.each([401, 403, 408])('one of which it says nothing (%d) is kept', async (status) => {
  const { comparison, asked } = brokenOff('last night', status);
  await expect(comparison.compare(new AbortController().signal)).rejects.toThrow('cursor.unknown');
  expect(asked).toEqual(['last night']);
});
