import { setTimeout as pause } from 'node:timers/promises';
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
  const slow = 'begin; lock table audit_event in access exclusive mode; select pg_sleep(3.5); commit';
  const held = api.database.rows(slow);
  await pause(200);
  expect(await Promise.all([list({}), list({ q: 'curling' }), list({ q: 'nothing' })])).toEqual([503, 200, 200]);
  await held;
});
