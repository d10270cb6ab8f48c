import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ChangedHouseholdsService } from './changed-households.service';
import { documentsOf, findChanged, findChangedBetween, findWhole } from './generations.queries';
import { ReportReaderService } from './report-reader.service';

const { signal } = new AbortController();

const CHANGED = 20_001;
const count = { locationId: 1, locationName: 'Shop', kind: 'task', taskName: 'Waiver', reason: 'requiredByPurchase' };
const question = { includeDetails: true, includePrintableMedia: true };

/** A bulk load has changed many households since the report was decided; what is asked of the database and the threads is noted. */
function aReaderAfterABulkLoad(changed = CHANGED) {
  const asked: string[] = [];
  const sources: number[] = [];
  const heads = Array.from({ length: changed }, (_, index) => ({ head: index + 1 }));
  const read = {
    rows: async (query: unknown, values: unknown[] = []) => {
      if (query === findWhole) return [{ id: 1 }];
      if (query === findChanged || query === findChangedBetween) return heads;
      if (query === documentsOf) return values[0];
      sources.push(String(query).split('json_populate_recordset').length - 1);
      return String(query).includes('count(*)') ? [{ ...count, count: 2 }] : [{ contactId: 7 }];
    },
    copy: (query: string) => {
      asked.push(query.includes('json_populate_recordset') ? 'copy' : 'table');
      return Readable.from([]);
    },
  };
  const deciders = {
    records: async (households: unknown[]) => {
      asked.push(String(households.length));
      return ['[]'];
    },
  };
  const now = (_: AbortSignal, work: (given: typeof read) => unknown) => work(read);
  const reader = new ReportReaderService(
    { publicUrl: 'https://arrival.example' } as never,
    { run: now, download: now } as never,
    new ChangedHouseholdsService(
      { read: async () => ({}) } as never,
      { use: (_: object, work: (given: typeof deciders) => unknown) => work(deciders) } as never,
      { date: () => new Date() } as never,
    ),
  );
  return { reader, asked, sources };
}

test('a download decides some of the changed households after the other, and writes them before the next', async () => {
  const { reader, asked } = aReaderAfterABulkLoad();
  const csv = await text(await reader.open(question, 'csv', signal));
  expect(csv).toMatch(/^contactId,.*\r\n$/);
  const pieces = Array.from({ length: 40 }, () => ['500', 'copy']).flat();
  expect(asked).toEqual(['table', ...pieces, '1', 'copy']);
});

test('what is answered as a whole waits for the upkeep instead of taking all memory', async () => {
  const { reader, asked } = aReaderAfterABulkLoad();
  const busy = { code: 'server.busy', options: { retryAfterSeconds: 60 } };
  await expect(reader.overview(question, 10, signal)).rejects.toMatchObject(busy);
  await expect(reader.page(question, { after: 0, rows: 1_000 }, signal)).rejects.toMatchObject(busy);
  expect(asked.filter((one) => one !== 'table')).toEqual([]);
});

test('the overview asks about some of the changed households after the other, and adds up', async () => {
  const { reader, sources } = aReaderAfterABulkLoad(20_000);
  const { counts, rows } = await reader.overview(question, 10, signal);
  expect(Math.max(...sources)).toBe(1);
  expect(counts).toEqual([{ ...count, count: 2 * 41 }]);
  expect(rows).toHaveLength(10);
});
