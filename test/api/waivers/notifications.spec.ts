import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Client, type Notification } from 'pg';
import type { AppConfig } from '../../../api/src/config/app-config';
import { discardReplacedPhoto } from '../../../api/src/domains/photos/jobs/discard-replaced.job';
import { Database } from '../../../api/src/platform/database/database';
import { Notifications } from '../../../api/src/platform/database/notifications';
import { sql } from '../../../api/src/platform/database/statement';
import { UnitOfWork } from '../../../api/src/platform/database/unit-of-work';
import { Outbox } from '../../../api/src/platform/jobs/outbox';
import { startApi, type TestApi } from '../../support/api';
import { cuttable } from '../../support/cuttable';
import { createTestDatabase } from '../../support/database';
import { until } from '../../support/until';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

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

test('its connection is asked one thing at a time, whoever listens and tells at once', async () => {
  const { query } = Client.prototype;
  let open = 0;
  let most = 0;
  const asked = jest.spyOn(Client.prototype, 'query').mockImplementation(async function (this: Client, ...given) {
    most = Math.max(most, ++open);
    try {
      return await query.apply(this, given as unknown as Parameters<typeof query>);
    } finally {
      open--;
    }
  });
  try {
    const notifications = api.app.get(Notifications);
    const heard: string[] = [];
    const listening = notifications.on('test_three', (payload) => heard.push(payload));
    notifications.tell('test_one', 'told');
    notifications.tell('test_two', 'told');
    await Promise.all([listening, notifications.on('test_four', () => undefined)]);
    notifications.tell('test_three', 'last');
    await until(() => heard.includes('last'));
    expect(asked.mock.calls.length).toBeGreaterThan(3);
    expect(most).toBe(1);
  } finally {
    asked.mockRestore();
  }
});

test('a connection that was cut without a word is given up, and what was missed is told', async () => {
  const { url, cut, close } = await cuttable(api.database.url);
  const notifications = new Notifications({ database: { url } } as AppConfig);
  const heard: string[] = [];
  await notifications.on('test_cut', (payload) => heard.push(payload));
  cut();
  await api.database.rows("select pg_notify('test_cut', 'missed')");
  await until(() => heard.length > 0);
  expect(heard).toEqual(['']);
  await notifications.onApplicationShutdown();
  close();
});

test('a database that stays away is told once, with the reason, and once that it is back', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn');
  const database = await createTestDatabase();
  const notifications = new Notifications({ database: { url: database.url } } as AppConfig);
  const heard: string[] = [];
  await notifications.on('test_away', (payload) => heard.push(payload));
  const { database: name = '' } = new Client({ connectionString: database.url });
  const open = (isOpen: boolean) => api.database.rows(`alter database "${name}" allow_connections ${isOpen}`);
  await open(false);
  await api.database.rows('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const said = () => warn.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('Nobody listens'));
  await until(() => said().length > 0);
  await pause(1_000);
  expect(said()).toEqual([
    expect.stringMatching(/^Nobody listens to the database: .*not currently accepting connections/),
  ]);
  await open(true);
  await until(() => heard.length > 0);
  expect(warn).toHaveBeenCalledWith('Somebody listens to the database again');
  warn.mockRestore();
  await notifications.onApplicationShutdown();
  await database.drop();
});

describe('new work', () => {
  const heard: Notification[] = [];
  let listener: Client;
  beforeAll(async () => {
    listener = new Client({ connectionString: api.database.url });
    listener.on('notification', (one) => heard.push(one));
    await listener.connect();
    await listener.query('listen arrival_outbox');
  });
  afterAll(() => listener.end());
  beforeEach(() => heard.splice(0));

  const tellers = async () => {
    const pids = heard.map(({ processId }) => processId);
    const found = await listener.query('select application_name from pg_stat_activity where pid = any($1)', [pids]);
    return found.rows.map(({ application_name }) => application_name as string);
  };
  const outbox = () => api.app.get(Outbox, { strict: false });
  const leave = () => outbox().add(discardReplacedPhoto, { storageKey: 'photos/aa/aa.jpg' });

  test('is told of and named by the commit that leaves it', async () => {
    const id = await api.app.get(UnitOfWork).run(leave);
    await until(() => heard.length > 0);
    expect(await tellers()).toEqual(['arrival-api']);
    expect(heard.map(({ payload }) => payload)).toEqual([`${id} ${discardReplacedPhoto.name}`]);
  });

  describe('while another commit tells of some', () => {
    let other: Client;
    beforeAll(async () => {
      other = new Client({ connectionString: api.database.url });
      await other.connect();
      await other.query('begin');
      await other.query("insert into outbox (job, payload) values ('test.nobodys', '{}')");
      await other.query("select pg_advisory_xact_lock(hashtextextended('arrival_outbox', 0))");
    });
    afterAll(() => other.end());

    test('is told of after its own, by a connection whose lock nobody waits for', async () => {
      const id = await api.app.get(UnitOfWork).run(leave);
      await until(() => heard.length > 0);
      expect(await tellers()).toEqual(['arrival-listen']);
      expect(heard.map(({ payload }) => payload)).toEqual([`${id} ${discardReplacedPhoto.name}`]);
    });

    test('is told of also when a statement leaves it that commits by itself', async () => {
      const text = "insert into outbox (job, payload) values ('test.nobodys', '{}')";
      await api.app.get(Database).run(sql('test.leave', text));
      await until(() => heard.length > 0);
      expect(await tellers()).toEqual(['arrival-listen']);
    });

    test('is not named when it is left by several statements', async () => {
      await api.app.get(UnitOfWork).run(async () => {
        await leave();
        await leave();
      });
      await until(() => heard.length > 0);
      expect(heard.map(({ payload }) => payload)).toEqual(['']);
    });
  });

  test('of programs that tell nobody themselves is told by its commit', async () => {
    await api.database.rows("insert into outbox (job, payload) values ('test.nobodys', '{}')");
    await until(() => heard.length > 0);
    expect(await tellers()).not.toContain('arrival-listen');
  });
});
