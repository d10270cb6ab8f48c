import { setTimeout as pause } from 'node:timers/promises';
import { Database } from '../../../api/src/platform/database/database';
import { downloadConnections, type LongRead, LongReads } from '../../../api/src/platform/database/long-reads';
import { startApi, type TestApi } from '../../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a download whose connection is ended while its reader rests fails alone, and the next one works', async () => {
  const reads = api.app.get(LongReads, { strict: false });
  const broken = reads.run(new AbortController().signal, async (read) => {
    const [{ pid }] = (await read.rows<{ pid: number }>('select pg_backend_pid() as pid')) as [{ pid: number }];
    await api.database.rows('select pg_terminate_backend($1)', [pid]);
    while ((await api.database.rows('select 1 from pg_stat_activity where pid = $1', [pid])).length > 0);
    return read.rows('select 1');
  });
  await expect(broken).rejects.toThrow();
  expect(await reads.run(new AbortController().signal, (read) => read.rows('select 1 as one'))).toEqual([{ one: 1 }]);
});

test('a statement that was still on its way when the database was told to stop is stopped as well', async () => {
  const reads = api.app.get(LongReads, { strict: false });
  const gone = new AbortController();
  const asking = jest.spyOn(api.app.get(Database), 'runBesideTheLine').mockResolvedValueOnce([]);
  const stopped = reads.run(gone.signal, async (read) => {
    const late = read.rows('select pg_sleep(3600)');
    gone.abort();
    return late;
  });
  await expect(stopped).rejects.toMatchObject({ code: '57014' });
  asking.mockRestore();
});

test('where the database is given more time, whoever finds all connections in use waits longer as well', async () => {
  const reads = api.app.get(LongReads, { strict: false });
  const leave = new AbortController().signal;
  const answered = (read: LongRead) => read.rows("select 'answered' as is");
  const busy = Array.from({ length: downloadConnections }, () => reads.run(leave, () => pause(3_000)));
  await expect(reads.run(leave, answered)).resolves.toEqual([{ is: 'answered' }]);
  await Promise.all(busy);
});
