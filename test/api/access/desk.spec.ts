import { Client } from 'pg';
import { administrator, administratorVariables, auditRows, deskAgent, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';

const PATH = '/api/admin/access/email';
let api: TestApi;
let admin: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
});
afterAll(() => api.close());

const rowOf = async (email: string) =>
  (await admin.get(PATH).query({ range: '[0,99]' }).expect(200)).body.find(
    (row: { email: string }) => row.email === email,
  ) as { id: number; version: number; role: string };
const listOf = async (agent: SignedInAgent) => (await agent.get(PATH)).status;

test('whoever is listed as the desk finds and helps guests, and neither sets anything up nor lets anybody in', async () => {
  const desk = await deskAgent(api, admin, 'sam');
  expect((await desk.get('/api/admin/authenticated').expect(200)).body).toMatchObject({
    role: 'desk',
    email: 'sam@example.com',
  });
  expect((await admin.get('/api/admin/authenticated').expect(200)).body.role).toBe('administrator');
  await desk.get('/api/admin/guests').query({ q: 'nobody of this name' }).expect(200);
  await desk.get('/api/admin/signatures').expect(200);
  for (const refused of [
    await desk.get('/api/admin/settings'),
    await desk.post(PATH).send({ email: 'friend@example.com' }),
    await desk.put(`${PATH}/${(await rowOf('sam@example.com')).id}`).send({
      email: 'sam@example.com',
      role: 'administrator',
    }),
    await desk.get('/api/admin/audit'),
    await desk.post('/api/admin/apikey').send({ nickname: 'mine' }),
  ])
    expect([refused.status, refused.body.code]).toEqual([403, 'auth.forbidden']);
});

test('a role is changed from one call to the next, stays when it is not named, and can be taken back', async () => {
  const lee = await administrator(api, 'lee');
  const { body: added } = await admin.post(PATH).send({ email: 'lee@example.com' }).expect(200);
  expect([added.role, await listOf(lee)]).toEqual(['administrator', 200]);
  const since = await lastAuditId(api);
  const write = { email: 'lee@example.com', version: added.version, role: 'desk' };
  const { body: moved } = await admin.put(`${PATH}/${added.id}`).send(write).expect(200);
  expect([moved.role, moved.isBound, await listOf(lee)]).toEqual(['desk', true, 403]);
  await admin.put(PATH).send({ id: added.id, email: 'Lee@example.com' }).expect(200);
  expect((await rowOf('Lee@example.com')).role).toBe('desk');
  const [change] = await auditRows(api, since);
  expect(change).toMatchObject({ before: { role: 'administrator' }, after: { role: 'desk' } });
  await admin.post(`/api/admin/audit/${change?.id}/restore`).send({}).expect(200);
  expect(await listOf(lee)).toBe(200);
  const { status, body } = await admin.put(`${PATH}/${added.id}`).send({ email: 'lee@example.com', role: 'boss' });
  expect([status, body.errors[0].path]).toEqual([400, 'role']);
});

test('the desk is no administrator who stays: the last of them keeps the role', async () => {
  await api.database.rows("update admin_email set is_deleted = true where email not in ('boss@example.com')");
  const desk = await deskAgent(api, admin, 'kim');
  await desk.get('/api/admin/authenticated').expect(200);
  const boss = await rowOf('boss@example.com');
  for (const refused of [
    await admin.delete(`${PATH}/${boss.id}`),
    await admin.put(`${PATH}/${boss.id}`).send({ email: 'boss@example.com', role: 'desk' }),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'access.last_administrator']);
  expect(await listOf(admin)).toBe(200);
  await admin.delete(`${PATH}/${(await rowOf('kim@example.com')).id}`).expect(200);
  expect((await desk.get('/api/admin/authenticated')).status).toBe(403);
});

test('the database keeps the last administrator, too', async () => {
  const client = new Client({ connectionString: api.database.url });
  await client.connect();
  try {
    await client.query("insert into admin_email (email, role) values ('another-desk@example.com', 'desk')");
    for (const leaving of ["role = 'desk'", 'is_deleted = true'])
      await expect(
        client.query(`update admin_email set ${leaving} where email = 'boss@example.com'`),
      ).rejects.toMatchObject({ constraint: 'ck_admin_email_last' });
  } finally {
    await client.end();
  }
});

test('whoever is listed by two addresses may do what either may', async () => {
  for (const [email, role] of [
    ['two@example.com', 'desk'],
    ['two-more@example.com', 'administrator'],
  ])
    await admin.post(PATH).send({ email, role }).expect(200);
  const roleBy = async (email: string) => {
    const agent = await api.as({ sub: 'two', email, client_id: 'arrival-admin' });
    return (await agent.get('/api/admin/authenticated').expect(200)).body.role;
  };
  expect(await roleBy('two@example.com')).toBe('desk');
  expect(await roleBy('two-more@example.com')).toBe('administrator');
  expect(await roleBy('two@example.com')).toBe('administrator');
});
