import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CustomerRow, customerRowSchema } from '@arrival/contracts';
import { Client } from 'pg';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { makeKey } from '../../support/api-key';
import { addPurchase } from '../../support/build-household';
import { buildCheckinResort, type CheckinResort, signedInCarters } from '../../support/checkin';
import { addManyRows, buildShop, populateReport, REPORT, timeless } from '../../support/customer-report';
import { until } from '../../support/until';
import { startWorker, type TestWorker } from '../../support/worker';

const SEASON_PASS = 4101;

let api: TestApi;
let worker: TestWorker;
let admin: SignedInAgent;
let shop: CheckinResort;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  worker = await startWorker(api.database.url);
  admin = await administrator(api);
  const resort = await buildCheckinResort(api);
  shop = await buildShop(api.database, resort, { lesson: 4100, seasonPass: SEASON_PASS });
  const { leo } = await signedInCarters(api);
  await addPurchase(api.database, leo, { productId: SEASON_PASS });
  await populateReport(admin);
  await api.app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await worker.close();
  await api.close();
});

/** Somebody who asks for the report over a connection of their own, and has read no more than what it begins with. */
async function reader() {
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  const token = await api.identity.token({ sub: 'boss', email: 'boss@example.com', client_id: 'arrival-admin' });
  const headers = { authorization: `Bearer ${token}` };
  const request = get(`http://127.0.0.1:${port}${REPORT}`, { agent: false, headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { request, answer };
}

const rowsOf = async (query: object): Promise<CustomerRow[]> => {
  const { body } = await admin
    .get(REPORT)
    .query({ isCsvExport: false, ...query })
    .expect(200);
  return customerRowSchema.strict().array().min(1).parse(body);
};

test('a browser fetches a file by itself: once, with its cookie, within its minute, for somebody who administers', async () => {
  const prepare = async (query: object = {}) => {
    const { body, headers } = await admin.post(`${REPORT}/file`).query(query).expect(200);
    return { address: body.address as string, cookie: headers['set-cookie']?.[0] ?? '' };
  };
  const fetched = (address: string, cookie = '') => api.request.get(address).set('cookie', cookie);
  const refused = async (address: string, cookie?: string) =>
    expect((await fetched(address, cookie).expect(404)).body.code).toBe('report.file_unknown');
  const { address, cookie } = await prepare({ locationId: shop.locationId, isCsvExport: false });
  expect(cookie).toContain(`; Path=${address}; Max-Age=60; HttpOnly; SameSite=Strict`);
  const other = await prepare();
  await refused(address);
  await refused(address, other.cookie);
  // As managers of downloads look first.
  const looked = await api.request.head(address).set('cookie', cookie).expect(405);
  expect(looked.headers['allow']).toBe('GET');
  const { body, headers } = await fetched(address, cookie).expect(200);
  expect(timeless(body)).toEqual(timeless(await rowsOf({ locationId: shop.locationId })));
  expect(headers['content-disposition']).toBe('attachment; filename="customers.json"');
  await refused(address, cookie);
  const seen = "select actor_email, after from audit_event where action = 'report.downloaded' order by id desc limit 2";
  const after = { form: 'json', locationId: shop.locationId, includeDetails: true };
  expect((await api.database.rows(seen))[1]).toMatchObject({ actor_email: 'boss@example.com', after });
  await api.database.rows("update report_file set expires_at = now() - interval '1 second'");
  await refused(other.address, other.cookie);
  await api.database.rows("insert into outbox (job, payload) values ('reporting.keep', '{}')");
  await until(async () => (await api.database.rows('select from report_file')).length === 0);
  const late = await prepare();
  await api.database.rows('update report_file set asked_by = asked_by || \'{"clientId": "arrival-guest"}\'');
  await refused(late.address, late.cookie);
});

test('a file of one task holds its rows alone', async () => {
  const { locationId } = shop;
  const all = await rowsOf({ locationId });
  const [taskName] = all.flatMap((row) => row.taskName ?? []);
  const ofTask = all.filter((row) => row.taskName === taskName);
  expect(ofTask.length).toBeLessThan(all.length);
  const { body, headers } = await admin
    .post(`${REPORT}/file`)
    .query({ locationId, taskName, isCsvExport: false })
    .expect(200);
  const file = await api.request
    .get(body.address)
    .set('cookie', headers['set-cookie']?.[0] ?? '')
    .expect(200);
  expect(timeless(file.body)).toEqual(timeless(ofTask));
});

test('who reads slowly takes no more than two of three places: a page at the desk still comes', async () => {
  await addManyRows(api.database, shop.locationId);
  const readers = await Promise.all([1, 2, 3].map(reader));
  expect(readers.map(({ answer }) => answer.statusCode).sort()).toEqual([200, 200, 503]);
  await admin.get(`${REPORT}/overview`).query({ locationId: shop.locationId }).expect(200);
  await admin.get('/api/admin/arrivals').query({ locationId: shop.locationId }).expect(200);
  for (const { request } of readers) request.destroy();
  await api.database.rows('delete from report_row where head_contact_id > 10000000');
});

const reading = () =>
  api.database.rows(
    "select from pg_stat_activity where application_name = 'arrival-downloads' and state <> 'idle' and datname = current_database()",
  );

test('whoever goes away in the middle of a download leaves nothing running, and as many as like may do so', async () => {
  await addManyRows(api.database, shop.locationId);
  for (let readers = 0; readers < 5; readers += 1) {
    const { request, answer } = await reader();
    expect(answer.statusCode).toBe(200);
    await once(answer, 'readable');
    expect((await reading()).length).toBeGreaterThan(0);
    request.destroy();
    await until(async () => (await reading()).length === 0);
  }
  await api.database.rows('delete from report_row where head_contact_id > 10000000');
});

test.each([
  ['the overview', `${REPORT}/overview`],
  ['a page by key', '/api/export/customers?pageSize=10'],
  ['who comes', '/api/admin/arrivals'],
  ['the labels of a day', '/api/admin/arrivals/labels'],
])('whoever leaves while %s is looked for leaves nothing running', async (_name, path) => {
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  const address = new URL(path, `http://127.0.0.1:${port}`);
  address.searchParams.set('locationId', String(shop.locationId));
  const holder = new Client({ connectionString: api.database.url });
  await holder.connect();
  await holder.query('begin; lock table report_row, report_arrival in access exclusive mode');
  const { token: key } = await makeKey(admin);
  const token = await api.identity.token({ sub: 'boss', email: 'boss@example.com', client_id: 'arrival-admin' });
  const isByKey = path.startsWith('/api/export');
  const headers = isByKey ? { 'x-api-key': key } : { authorization: `Bearer ${token}` };
  const request = get(address, { agent: false, headers });
  request.on('error', () => undefined);
  try {
    await until(async () => (await reading()).length > 0);
    request.destroy();
    await until(async () => (await reading()).length === 0);
  } finally {
    await holder.end();
  }
});
