import { LongReads } from '../../../api/src/platform/database/long-reads';
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
