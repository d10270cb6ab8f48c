import { setTimeout as pause } from 'node:timers/promises';
import { Notifications } from '../../api/src/platform/database/notifications';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const until = async (isSo: () => boolean) => {
  const deadline = Date.now() + 120_000;
  while (!isSo() && Date.now() < deadline) await pause(20);
  expect(isSo()).toBe(true);
};

test('callbacks hear their channel, and after a lost connection that anything may have happened', async () => {
  const heard: string[] = [];
  const notifications = api.app.get(Notifications);
  await Promise.all([
    notifications.on('test_one', (payload) => heard.push(`one:${payload}`)),
    notifications.on('test_two', (payload) => heard.push(`two:${payload}`)),
  ]);
  await api.database.rows("select pg_notify('test_one', 'a'), pg_notify('test_two', 'b')");
  await until(() => heard.length === 2);
  expect(heard).toEqual(['one:a', 'two:b']);

  await api.database.rows(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'arrival-listen' and datname = current_database()",
  );
  await until(() => heard.length === 4);
  expect(heard.slice(2).sort()).toEqual(['one:', 'two:']);

  await api.database.rows("select pg_notify('test_one', 'again')");
  await until(() => heard.includes('one:again'));
});
