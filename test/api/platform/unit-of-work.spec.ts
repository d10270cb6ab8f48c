import type { EntityManager } from 'typeorm';
import { removeExpired } from '../../../api/src/domains/privacy/jobs/remove-expired.job';
import { Database } from '../../../api/src/platform/database/database';
import { sql, sqlInTransaction } from '../../../api/src/platform/database/statement';
import { isPassingTrouble } from '../../../api/src/platform/database/trouble';
import { UnitOfWork } from '../../../api/src/platform/database/unit-of-work';
import { Outbox } from '../../../api/src/platform/jobs/outbox';
import { startApi, type TestApi } from '../../support/api';

const add = sql<{ id: number }>('test.add', 'insert into collection (name) values ($1) returning id');
const lock = sqlInTransaction<{ id: number }>('test.lock', 'select id from collection where id = $1 for update');

let api: TestApi;
let unit: UnitOfWork;
let database: Database;

beforeAll(async () => {
  api = await startApi();
  unit = api.app.get(UnitOfWork);
  database = api.app.get(Database);
});
afterAll(() => api.close());

const names = async () =>
  (await api.database.rows<{ name: string }>('select name from collection where id > 2 order by id')).map(
    ({ name }) => name,
  );
beforeEach(() => api.database.rows('delete from collection where id > 2'));

test('rows, outbox and what joined later are kept together or not at all', async () => {
  const work = (fails: boolean) =>
    unit.run(async () => {
      await database.run(add, ['outer']);
      await unit.run(() => database.run(add, ['inner']));
      await api.app.get(Outbox).add(removeExpired, {});
      if (fails) throw new Error('changed my mind');
    });
  await expect(work(true)).rejects.toThrow('changed my mind');
  expect(await names()).toEqual([]);
  await work(false);
  expect(await names()).toEqual(['outer', 'inner']);
  expect(await api.database.rows('select job from outbox')).toEqual([{ job: 'privacy.remove-expired' }]);
});

test('an inner failure that is swallowed still undoes the whole', async () => {
  const work = unit.run(async () => {
    await database.run(add, ['outer']);
    await unit.run(() => Promise.reject(new Error('inner'))).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('inner');
  expect(await names()).toEqual([]);
});

test("what outlives its unit does not find the connection, which is others' by then", async () => {
  let goOn: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (goOn = resolve));
  let later: Promise<unknown> = Promise.resolve();
  await unit.run(async () => {
    expect(unit.client).toBeDefined();
    later = ended.then(() => unit.client);
  });
  await unit.run(async () => {
    goOn();
    expect(await later).toBeUndefined();
    expect(unit.client).toBeDefined();
  });
});

test('a deadlock repeats the work instead of failing it', async () => {
  let attempts = 0;
  let held = 0;
  let go: () => void = () => undefined;
  const bothHold = new Promise<void>((resolve) => (go = resolve));
  const both = (first: number, second: number) =>
    unit.run(async () => {
      attempts++;
      await database.run(lock, [first]);
      held += 1;
      if (held === 2) go();
      await bothHold;
      await database.run(lock, [second]);
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  expect(attempts).toBeGreaterThan(2);
});

test.each([
  ['the end', () => Promise.resolve()],
  ['its next statement', (manager: EntityManager) => manager.query('select 1')],
])('a connection that is lost before %s is trouble that passes, and nothing is kept', async (_, next) => {
  const work = unit.run(async (manager) => {
    await database.run(add, ['lost']);
    const [{ pid }] = await manager.query('select pg_backend_pid() as pid');
    const lost = new Promise<void>((resolve) => unit.client!.once('end', resolve));
    await api.database.rows('select pg_terminate_backend($1)', [pid]);
    await lost;
    await next(manager);
  });
  expect(isPassingTrouble(await work.catch((error: unknown) => error))).toBe(true);
  expect(await names()).toEqual([]);
});

test('a statement that needs a transaction refuses to run without one', async () => {
  await expect(database.run(lock, [1])).rejects.toThrow('test.lock must run inside a unit of work');
});
