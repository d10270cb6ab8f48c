import { createPool } from '../../../api/src/platform/database/pool';
import { createTestDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
let pool: ReturnType<typeof createPool>;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, poolSize: 1, patience: 1 }, { name: 'arrival-taken', most: 1, settings: {} });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('a connection that is lost while somebody has it and listens to nothing ends no process: the next statement fails', async () => {
  const taken = await pool.connect();
  try {
    const [{ pid }] = (await taken.query('select pg_backend_pid() as pid')).rows;
    await database.rows('select pg_terminate_backend($1)', [pid]);
    while ((await database.rows('select 1 from pg_stat_activity where pid = $1', [pid])).length > 0);
    await expect(taken.query('select 1')).rejects.toThrow();
  } finally {
    taken.release(true);
  }
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
