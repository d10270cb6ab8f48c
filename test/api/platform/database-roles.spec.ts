import { Client, type QueryResult } from 'pg';
import { applicationUrl } from '../../../libs/sandbox/src/postgres/databases';
import { startApi, type TestApi } from '../../support/api';
import { prepareTestDatabase } from '../../support/database';

/** Owner and application are two roles: what must not be changed, the application cannot change (issue 7, Q3). */
let api: TestApi;
let application: Client;

beforeAll(async () => {
  api = await startApi();
  application = new Client({ connectionString: applicationUrl(api.database.url) });
  await application.connect();
});

afterAll(async () => {
  await application.end();
  await api.close();
});

const as = (text: string): Promise<QueryResult> => application.query(text);

test('the API and its pool are the application, which owns no table', async () => {
  await api.request.get('/health/ready').expect(200);
  const roles = await api.database.rows(
    "select distinct usename as role from pg_stat_activity where datname = current_database() and application_name like 'arrival%'",
  );
  expect(roles).toEqual([{ role: 'arrival_app' }]);
  expect(
    (await as("select count(*)::int as owned from pg_class where relkind <> 'S' and relowner = current_user::regrole"))
      .rows,
  ).toEqual([{ owned: 0 }]);
});

test.each([
  ['truncate audit_event', /permission denied/],
  ['truncate signature cascade', /permission denied/],
  ['alter table audit_event disable trigger all', /must be owner/],
  ['drop trigger tr_signature_append_only on signature', /must be owner/],
  ['set session_replication_role = replica', /permission denied/],
  ["update audit_event set action = 'nothing'", /permission denied/],
  ['delete from audit_event', /permission denied/],
  ['delete from signature', /permission denied/],
  ["update waiver_text set html = ''", /permission denied/],
  ['delete from migration', /permission denied/],
  ['create table public.mine (id integer)', /permission denied/],
  ['drop table contact', /must be owner/],
  [
    'create or replace function refuse_change() returns trigger language sql as $$ select null $$',
    /permission denied|must be owner/,
  ],
])('the application may not: %s', async (text, refusal) => {
  await expect(as(text)).rejects.toThrow(refusal);
});

test('nothing that proves a signature can be changed or taken away by the application, only added to', async () => {
  const held = await api.database.rows<{ table: string; rights: string }>(
    `select t.name as "table", string_agg(r, ' ' order by r) as rights
     from unnest(array['signature', 'signature_image', 'waiver_text', 'sealed_evidence', 'evidence_removal', 'evidence_entry', 'evidence_node',
       'evidence_checkpoint', 'evidence_time_stamp']) as t (name), unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger']) as r
     where has_table_privilege('arrival_app', t.name, r) group by 1 order by 1`,
  );
  expect(held).toHaveLength(9);
  for (const { table, rights } of held) expect([table, rights]).toEqual([table, 'insert select']);
});

test('what it needs, it may', async () => {
  await as("insert into audit_event (action, entity, entity_id) values ('test.done', 'test', '1')");
  expect((await as("select count(*)::int as count from audit_event where action = 'test.done'")).rows).toEqual([
    { count: 1 },
  ]);
  await as("insert into outbox (job, payload) values ('x.y', '{}')");
  expect((await as("delete from outbox where job = 'x.y'")).rowCount).toBe(1);
});

test('tables of later migrations are covered, append-only ones by their trigger', async () => {
  await api.database.rows('create table later (id bigint generated always as identity, note text)');
  await api.database.rows('create table later_log (note text)');
  await api.database.rows(
    'create trigger tr_later before update or delete on later_log for each row execute function refuse_change()',
  );
  await expect(as('select * from later')).rejects.toThrow('permission denied');
  await prepareTestDatabase(api.database.url);
  await as("insert into later (note) values ('one')");
  expect((await as("update later set note = 'two'")).rowCount).toBe(1);
  await as("insert into later_log (note) values ('one')");
  await expect(as("update later_log set note = 'two'")).rejects.toThrow('permission denied');
  await prepareTestDatabase(api.database.url);
  expect((await as('select note from later_log')).rows).toEqual([{ note: 'one' }]);
});
