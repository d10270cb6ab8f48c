import { readConfig } from '../../../api/src/config/read-config';
import { Exclusive } from '../../../api/src/platform/database/exclusive';
import { apiVariables } from '../../support/api';
import { cuttable } from '../../support/cuttable';
import { createTestDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
const processes: Exclusive[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const one of processes) await one.onApplicationShutdown();
  await database.drop();
});

function start(url = database.url): Exclusive {
  const one = new Exclusive(readConfig(apiVariables(url, 'http://localhost', '/nowhere')));
  processes.push(one);
  return one;
}

test('a lost connection takes the locks that it held, and none that are held by the next one', async () => {
  const [one, other] = [start(), start()];
  const answer = await one.run('first', async (lost) => {
    const told = new Promise((resolve) => lost.addEventListener('abort', resolve));
    await database.rows(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'arrival-exclusive' and datname = current_database()",
    );
    await told;
    // Whoever comes at once has the next connection, while the lost one has not told everything yet.
    return one.run('second', async (isLost) => isLost.aborted);
  });
  expect(answer).toEqual({ result: { result: false } });
  expect(await other.run('second', async () => 'free')).toEqual({ result: 'free' });
});

test('a connection that was cut without a word is given up in time, and with it what it held', async () => {
  const { url, cut, close } = await cuttable(database.url);
  const one = start(url);
  const held = one.run('first', async (lost) => {
    cut();
    await expect(one.run('second', async () => 'held')).rejects.toThrow('timeout');
    return lost.aborted;
  });
  expect(await held).toEqual({ result: true });
  expect(await one.run('second', async () => 'free')).toEqual({ result: 'free' });
  close();
});
