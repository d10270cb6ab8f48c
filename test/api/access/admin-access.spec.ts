import { adminEmailSchema } from '@arrival/contracts';
import { Client } from 'pg';
import { AccessQueries } from '../../../api/src/domains/access/access.queries';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { lockWaits } from '../../support/lock-waits';

const PATH = '/api/admin/access/email';
let api: TestApi;
let admin: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
});
afterAll(() => api.close());

const add = async (email: string) => (await admin.post(PATH).send({ email }).expect(200)).body;
const mayCall = async (claims: object) =>
  (await (await api.as({ client_id: 'arrival-admin', ...claims })).get('/api/admin/authenticated')).status;
const listed = async () =>
  (await admin.get(PATH).query({ range: '[0,99]' }).expect(200)).body as { id: number; email: string }[];

test('an administrator is told who they are, anybody else is refused', async () => {
  const { body } = await admin.get('/api/admin/authenticated').expect(200);
  expect(body).toEqual({
    isAuthenticated: true,
    role: 'administrator',
    email: 'boss@example.com',
    name: 'Emma Carter',
  });
  expect(await mayCall({ sub: 'guest' })).toBe(403);
  expect((await api.request.get('/api/admin/authenticated')).status).toBe(401);
});

test('access is given by address, bound to the first account that proves it, and taken away on the next request', async () => {
  const kim = await add('Kim@Resort.Example');
  expect(adminEmailSchema.strict().parse(kim)).toMatchObject({
    email: 'Kim@Resort.Example',
    isBound: false,
    isDeleted: false,
  });
  expect(await mayCall({ sub: 'kim', email: 'kim@resort.example', email_verified: false })).toBe(403);
  expect(await mayCall({ sub: 'kim', email: 'kim@resort.example' })).toBe(200);
  expect((await admin.get(`${PATH}/${kim.id}`)).body.isBound).toBe(true);
  const since = await lastAuditId(api);
  expect((await admin.delete(`${PATH}/${kim.id}`).expect(200)).body).toMatchObject({ id: kim.id, isDeleted: true });
  expect(await mayCall({ sub: 'kim', email: 'kim@resort.example' })).toBe(403);
  expect(await auditRows(api, since)).toEqual([
    expect.objectContaining({ action: 'admin_email.deleted', before: expect.objectContaining({ isDeleted: false }) }),
  ]);
  expect((await listed()).map(({ id }) => id)).not.toContain(kim.id);
  expect(
    (await admin.get(PATH).query({ filter: '{"isDeleted":true}' })).body.map(({ id }: { id: number }) => id),
  ).toEqual([kim.id]);
  expect((await admin.delete(`${PATH}/${kim.id}`)).body.code).toBe('access.unknown');
});

test('at a new provider whoever proves a listed address has it; an account of the provider before counts no more', async () => {
  const { id } = await add('moved@example.com');
  const before = ['https://provider.before.example', 'account-before'];
  await api.database.rows('update admin_email set issuer = $1, subject = $2 where id = $3', [...before, id]);
  expect(await mayCall({ sub: 'somebody', email: 'moved@example.com', email_verified: false })).toBe(403);
  expect(await mayCall({ sub: 'account-before', email: 'other@example.com' })).toBe(403);
  expect(await mayCall({ sub: 'account-now', email: 'moved@example.com' })).toBe(200);
  expect(await mayCall({ sub: 'account-now', email: 'moved@example.com' })).toBe(200);
  expect(await mayCall({ sub: 'another', email: 'moved@example.com' })).toBe(403);
});

test('the first two calls of a new administrator may come at once', async () => {
  const { id } = await add('rush@example.com');
  const rush = { sub: 'rush', email: 'rush@example.com' };
  const other = new Client({ connectionString: api.database.url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('update admin_email set issuer = $2, subject = $3 where id = $1', [
      id,
      api.identity.issuer,
      rush.sub,
    ]);
    const call = mayCall(rush);
    const stranger = mayCall({ ...rush, sub: 'stranger' });
    await lockWaits(api.database, 2);
    await other.query('commit');
    expect([await call, await stranger]).toEqual([200, 403]);
  } finally {
    await other.end();
  }
});

test('an address is listed once, whatever its letters; a removed one may come back', async () => {
  const { id } = await add('once@example.com');
  const twice = await admin.post(PATH).send({ email: 'ONCE@example.com' });
  expect([twice.status, twice.body.code, twice.body.errors[0].path]).toEqual([409, 'access.listed_already', 'email']);
  await admin.delete(`${PATH}/${id}`).expect(200);
  expect((await add('Once@example.com')).id).not.toBe(id);
});

test.each(['', 'nobody', ' ', 'a b@example.com'])('"%s" is no address', async (email) => {
  const { status, body } = await admin.post(PATH).send({ email });
  expect([status, body.code, body.errors[0].path]).toEqual([400, 'request.invalid', 'email']);
});

test('another address is another person; other letters are not', async () => {
  const lee = await add('lee@example.com');
  const other = { sub: 'lee', email: 'lee@example.com' };
  expect(await mayCall(other)).toBe(200);
  const same = (
    await admin.put(`${PATH}/${lee.id}`).send({ email: 'Lee@Example.com', version: lee.version }).expect(200)
  ).body;
  expect(same).toMatchObject({ email: 'Lee@Example.com', isBound: true });
  expect(await mayCall(other)).toBe(200);
  expect((await admin.put(PATH).send({ id: lee.id, email: 'lea@example.com', version: lee.version })).body.code).toBe(
    'catalog.changed_meanwhile',
  );
  expect((await admin.put(PATH).send({ id: lee.id, email: 'lea@example.com' }).expect(200)).body.isBound).toBe(false);
  expect(await mayCall(other)).toBe(403);
  expect(await mayCall({ sub: 'lea', email: 'lea@example.com' })).toBe(200);
  expect((await admin.put(`${PATH}/${lee.id}`).send({ email: 'BOSS@example.com' })).body.code).toBe(
    'access.listed_already',
  );
  expect((await admin.put(PATH).send({ email: 'x@example.com' })).body.errors[0].path).toBe('id');
});

test('an address that was changed to another one is not listed again by the next start', async () => {
  const { id } = await add('leaving@example.com');
  await admin.put(`${PATH}/${id}`).send({ email: 'follower@example.com' }).expect(200);
  await api.app.get(AccessQueries, { strict: false }).listFirst(['leaving@example.com']);
  const leaving = { sub: 'leaving', email: 'leaving@example.com' };
  expect(await mayCall(leaving)).toBe(403);
  await add('leaving@example.com');
  expect(await mayCall(leaving)).toBe(200);
});

test('of two administrators who remove each other at once, one stays', async () => {
  await api.database.rows("update admin_email set is_deleted = true where email <> 'boss@example.com'");
  for (let round = 1; round <= 5; round += 1) {
    const rival = await add(`rival${round}@example.com`);
    const rivalAgent = await administrator(api, `rival${round}`);
    await rivalAgent.get('/api/admin/authenticated').expect(200);
    const boss = (await listed()).find(({ email }) => email === 'boss@example.com');
    const answers = await Promise.all([admin.delete(`${PATH}/${rival.id}`), rivalAgent.delete(`${PATH}/${boss?.id}`)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 200)) {
      expect([403, 409]).toContain(status);
      expect(['auth.forbidden', 'access.last_administrator']).toContain(body.code);
    }
    const left = await api.database.rows<{ email: string }>('select email from admin_email where not is_deleted');
    expect(left).toHaveLength(1);
    if (left[0]?.email === 'boss@example.com') continue;
    await rivalAgent.post(PATH).send({ email: 'boss@example.com' }).expect(200);
    await admin.delete(`${PATH}/${rival.id}`).expect(200);
  }
});

test('the last administrator is neither removed nor given another address', async () => {
  const [boss, ...others] = await listed();
  expect(others).toEqual([]);
  const refused = await admin.delete(`${PATH}/${boss?.id}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'access.last_administrator']);
  const renamed = await admin.put(`${PATH}/${boss?.id}`).send({ email: 'typo@example.com' });
  expect([renamed.status, renamed.body.code]).toEqual([409, 'access.last_administrator']);
  await admin.get('/api/admin/authenticated').expect(200);
});

test('the last who ever signed in stays until another has', async () => {
  const [boss] = await listed();
  const heir = await add('heir@example.com');
  const answers = [
    await admin.delete(`${PATH}/${boss?.id}`),
    await admin.put(`${PATH}/${boss?.id}`).send({ email: 'chief@example.com' }),
  ];
  for (const { status, body } of answers) {
    expect([status, body.code, body.remark]).toEqual([
      409,
      'access.last_administrator',
      { code: 'anotherSignsInFirst' },
    ]);
  }
  await api.database.rows('update admin_email set issuer = $1, subject = $2 where id = $3', [
    'https://provider.before.example',
    'heir',
    heir.id,
  ]);
  expect((await admin.delete(`${PATH}/${boss?.id}`)).body.code).toBe('access.last_administrator');
  const heirAgent = await administrator(api, 'heir');
  await heirAgent.get('/api/admin/authenticated').expect(200);
  await admin.delete(`${PATH}/${boss?.id}`).expect(200);
  await heirAgent.post(PATH).send({ email: 'boss@example.com' }).expect(200);
  await admin.delete(`${PATH}/${heir.id}`).expect(200);
});

test('the database keeps the last one too, under two removals that overlap', async () => {
  await api.database.rows("insert into admin_email (email) values ('second@example.com')");
  const clients = await Promise.all(
    ['boss@example.com', 'second@example.com'].map(async (email) => {
      const client = new Client({ connectionString: api.database.url });
      await client.connect();
      await client.query('begin');
      return {
        client,
        remove: () =>
          client.query('update admin_email set is_deleted = true where email = $1 and not is_deleted', [email]),
      };
    }),
  );
  const [first, second] = clients as [(typeof clients)[0], (typeof clients)[0]];
  await first.remove();
  const late = second.remove().then(
    () => 'removed',
    (error: { constraint?: string }) => error.constraint,
  );
  await lockWaits(api.database);
  await first.client.query('commit');
  expect(await late).toBe('ck_admin_email_last');
  await Promise.all(clients.map(({ client }) => client.end()));
  await expect(api.database.rows('delete from admin_email where not is_deleted')).rejects.toThrow(
    'the last administrator stays',
  );
});
