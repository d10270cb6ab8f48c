import { setTimeout as pause } from 'node:timers/promises';
import { passCheckSchema } from '@arrival/contracts';
import { startApi, type TestApi } from '../../support/api';
import { buildHousehold, type Household } from '../../support/build-household';

/** The public Pass Checker (D38, D49): it validates, and tells a stranger nothing more. */
let api: TestApi;
let carters: Household;

beforeAll(async () => {
  api = await startApi({ FEATURES: 'PassChecker' });
  carters = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'emma', members: [] });
  await api.database.rows(
    `insert into product (product_id, code, name) values (901, 'SEASON', 'Season pass'), (902, 'WEEK', 'Three days')`,
  );
  await api.database.rows(
    `insert into purchase (contact_id, product_id, kind, status, product_date, expires_on)
     values ($1, 901, 'prepaidAccess', 'open', null, null), ($1, 902, 'orderLine', 'open', '2026-12-20', '2026-12-22')`,
    [carters.headId],
  );
  await api.database.rows(
    `insert into pass_media (contact_id, product_id, status, pass_number, rfid_number, blocked_reason)
     values ($1, 901, 'active', 'SP1', 'E0040100', null), ($1, 902, 'active', 'SP2', null, null),
       ($1, 901, 'inactive', 'SP3', null, 'Stolen'), ($1, 901, 'inactive', 'SP4', null, 'Chargeback 4711')`,
    [carters.headId],
  );
  await api.database.rows(
    `insert into collection_item (collection_id, name, value) values (2, 'STOLEN', 'This pass was reported as lost.')`,
  );
});
beforeEach(() => api.database.rows('delete from rate_limit'));
afterAll(() => api.close());

const check = (body: object) => api.request.post('/api/profile/passes/check').send({ date: '2026-12-21', ...body });
const answer = async (body: object) => {
  const { status, body: said } = await check(body);
  expect(status).toBe(200);
  return passCheckSchema.strict().parse(said);
};
const nothing = { isValid: false, productName: null, validFrom: null, validTo: null, reasonText: null };

test('a pass is valid on its days, by its number however typed or by its chip', async () => {
  const season = { isValid: true, productName: 'Season pass', validFrom: null, validTo: null, reasonCode: null };
  for (const passId of ['SP1', ' sp-1 ', 'e004 0100']) expect(await answer({ passId })).toMatchObject(season);
  const days = { productName: 'Three days', validFrom: '2026-12-20', validTo: '2026-12-22' };
  expect(await answer({ passId: 'SP2' })).toMatchObject({ ...days, isValid: true });
  expect(await answer({ passId: 'SP2', date: '2026-12-23' })).toEqual({
    ...days,
    isValid: false,
    reasonCode: 'notOnThisDay',
    reasonText: null,
  });
});

test("a blocked one says the resort's words for the reason, and never the point of sale's own", async () => {
  const worded = { ...nothing, reasonCode: 'blocked', reasonText: 'This pass was reported as lost.' };
  expect(await answer({ passId: 'SP3' })).toEqual(worded);
  expect(await answer({ passId: 'SP4' })).toEqual({ ...nothing, reasonCode: 'blocked' });
});

test('unknown and malformed numbers are answered alike, and no answer is quicker than the others', async () => {
  const from = performance.now();
  const answers = [];
  for (const passId of ['SP9', 'no such pass', "' or 1=1 --", '☃', `${carters.headId}`, '', 'A\u0000', '9'.repeat(101)])
    answers.push(await check({ passId }));
  expect(performance.now() - from).toBeGreaterThan(8 * 140);
  const shapes = answers.map(({ status, body, headers }) => ({ status, body, headers: Object.keys(headers).sort() }));
  for (const shape of shapes) expect(shape).toEqual({ ...shapes[0], body: { ...nothing, reasonCode: 'unknown' } });
});

test('a day in the year 0000 is refused', async () => {
  const { status, body } = await check({ passId: 'SP1', date: '0000-01-01' });
  expect([status, body.errors?.[0]?.path]).toEqual([400, 'date']);
});

test('asking leaves nothing behind', async () => {
  const before = await api.database.rows('select * from pass_media order by media_id');
  await answer({ passId: 'SP1' });
  expect(await api.database.rows('select * from pass_media order by media_id')).toEqual(before);
  expect(await api.database.rows("select from audit_event where entity like '%pass%'")).toEqual([]);
});

test('where lifts are listed one of them is asked about', async () => {
  const locations = () => api.request.get('/api/profile/passes/locations').then(({ body }) => body);
  expect(await locations()).toEqual({ locations: [] });
  await api.database.rows(
    `insert into collection_item (collection_id, name, value) values (1, 'Gondola', 'G1'), (1, 'Bear chair', 'B2')`,
  );
  let listed = await locations();
  while (listed.locations.length === 0) {
    await pause(20);
    listed = await locations();
  }
  expect(listed).toEqual({
    locations: [
      { name: 'Bear chair', value: 'B2' },
      { name: 'Gondola', value: 'G1' },
    ],
  });
  const paths = async (body: object) => {
    const { status, body: problem } = await check({ passId: 'SP1', ...body });
    return [status, problem.errors?.[0]?.path];
  };
  expect(await paths({})).toEqual([400, 'accessLocation']);
  expect(await paths({ accessLocation: 'X' })).toEqual([400, 'accessLocation']);
  expect(await paths({ accessLocation: 'G1' })).toEqual([200, undefined]);
});

test('forty guesses are the most; what is found does not count, and whoever is over waits with every question', async () => {
  const at = { accessLocation: 'G1' };
  for (let times = 0; times < 3; times += 1) await answer({ passId: 'SP1', ...at });
  for (let guess = 0; guess < 40; guess += 4) {
    const numbers = [0, 1, 2, 3].map((more) => `GUESS${guess + more}`);
    const guesses = await Promise.all(numbers.map((passId) => check({ passId, ...at })));
    expect(guesses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  const refused = await check({ passId: 'SP1', ...at });
  expect([refused.status, refused.body.code]).toEqual([429, 'request.too_many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
