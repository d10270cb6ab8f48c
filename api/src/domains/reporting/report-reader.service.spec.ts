import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ChangedHouseholdsService } from './changed-households.service';
import { documentsOf, findChanged, findChangedBetween, findWhole } from './generations.queries';
import { ReportReaderService } from './report-reader.service';

const CHANGED = 20_001;
const question = { includeDetails: true, includePrintableMedia: true };

/** A bulk load has changed many households since the report was decided; what is asked of the database and the threads is noted. */
function aReaderAfterABulkLoad() {
  const asked: string[] = [];
  const heads = Array.from({ length: CHANGED }, (_, index) => ({ head: index + 1 }));
  const read = {
    rows: async (query: unknown, values: unknown[] = []) => {
      if (query === findWhole) return [{ id: 1 }];
      if (query === findChanged || query === findChangedBetween) return heads;
      if (query === documentsOf) return values[0];
      return [];
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
  const reader = new ReportReaderService(
    { publicUrl: 'https://arrival.example' } as never,
    { run: (_: AbortSignal, work: (given: typeof read) => unknown) => work(read) } as never,
    new ChangedHouseholdsService(
      { read: async () => ({}) } as never,
      { use: (_: object, work: (given: typeof deciders) => unknown) => work(deciders) } as never,
      { date: () => new Date() } as never,
    ),
  );
  return { reader, asked };
}

test('a download decides some of the changed households after the other, and writes them before the next', async () => {
  const { reader, asked } = aReaderAfterABulkLoad();
  const csv = await text(await reader.open(question, 'csv', new AbortController().signal));
  expect(csv).toMatch(/^contactId,.*\r\n$/);
  const pieces = Array.from({ length: 40 }, () => ['500', 'copy']).flat();
  expect(asked).toEqual(['table', ...pieces, '1', 'copy']);
});

test('what is answered as a whole waits for the upkeep instead of taking all memory', async () => {
  const { reader, asked } = aReaderAfterABulkLoad();
  const busy = { code: 'server.busy', options: { retryAfterSeconds: 60 } };
  await expect(reader.overview(question, 10)).rejects.toMatchObject(busy);
  await expect(reader.page(question, 0, 1_000)).rejects.toMatchObject(busy);
  expect(asked.filter((one) => one !== 'table')).toEqual([]);
});
