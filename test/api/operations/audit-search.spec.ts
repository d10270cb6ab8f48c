import { Client } from 'pg';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi, usualPatience } from '../../support/api';

let api: TestApi;
let admin: SignedInAgent;

beforeAll(async () => {
  api = await startApi({ ...administratorVariables, ...usualPatience });
  admin = await administrator(api);
});
afterAll(() => api.close());

const list = async (filter: object) =>
  (await admin.get('/api/admin/audit').query({ filter: JSON.stringify(filter) })).status;

test('words are looked for in the whole trail, though that may take longer than any other list', async () => {
  await admin.post('/api/activities').send({ name: 'Curling' }).expect(200);
  const other = new Client({ connectionString: api.database.url });
  await other.connect();
  await other.query('begin; lock table audit_event in access exclusive mode');
  const searches = [list({ q: 'curling' }), list({ q: 'nothing' })];
  // The usual list has been given up while the searches still wait.
  expect(await list({})).toBe(503);
  await other.query('rollback');
  await other.end();
  expect(await Promise.all(searches)).toEqual([200, 200]);
});
