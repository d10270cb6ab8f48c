import { Client } from 'pg';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildHousehold } from '../../support/build-household';
import { buildPhoto } from '../../support/build-images';
import { lockWaits } from '../../support/lock-waits';

/** One call is taken at a time here, and one that waits for a lock is the one. */
let api: TestApi;
let emma: SignedInAgent;
let headId: number;
let holder: Client;
let waiting: Promise<unknown>;

beforeAll(async () => {
  api = await startApi({ REQUESTS_AT_ONCE: '1' });
  ({ headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'emma' }));
  emma = await api.as({ sub: 'emma' });
  holder = new Client({ connectionString: api.database.url });
  await holder.connect();
  await holder.query('begin; lock table family_code in exclusive mode');
  const newcomer = await api.as({ sub: 'newcomer', family_name: 'Quillfeather' });
  waiting = newcomer.get('/api/profile').then(({ status }) => status);
  await lockWaits(api.database);
});
afterAll(async () => {
  await holder.end();
  expect(await waiting).toBe(200);
  await api.close();
});

test.each([['json'], ['multipart/form-data; boundary=b']])('another call of %s is told to come back', async (type) => {
  const { status, body } = await emma.get('/api/profile').set('content-type', type);
  expect([status, body.code]).toEqual([503, 'server.busy']);
});

test('what brings no picture where pictures are taken is told so, too', async () => {
  const { status } = await emma.post('/api/photo/Contact/Upload').query({ contactId: headId }).send({});
  expect(status).toBe(503);
});

test('a photo comes in beside it', async () => {
  const photo = await buildPhoto(500, 500);
  const sent = emma.post('/api/photo/Contact/Upload').query({ contactId: headId }).attach('file', photo, 'a.jpg');
  expect((await sent).body).toMatchObject({ status: 'success' });
});
