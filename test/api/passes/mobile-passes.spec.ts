import { randomUUID } from 'node:crypto';
import {
  type ContactMedia,
  contactMediaSchema,
  noMedia,
  type PassHolders,
  passHoldersSchema,
} from '@arrival/contracts';
import { RemoveExpiredService } from '../../../api/src/domains/privacy/remove-expired.service';
import { Database } from '../../../api/src/platform/database/database';
import { type PassProvider, startPassProvider } from '../../../libs/sandbox/src/passes/pass-provider';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { born, buildHousehold, type Household } from '../../support/build-household';
import { until } from '../../support/until';

/** Passes on guests' phones, against a provider that is late, down and wrong (D39), and who may ask for which (D49). */
let api: TestApi;
let provider: PassProvider;
let carters: Household;
let emma: SignedInAgent;
let holders: PassHolders['holders'];

beforeAll(async () => {
  provider = await startPassProvider();
  api = await startApi({ FEATURES: 'BLEConnect', MOBILE_PASS_URL: provider.url, MOBILE_PASS_TOKEN: provider.token });
  const { issuer } = api.identity;
  carters = await buildHousehold(api.database, { issuer, subject: 'emma', members: [{}, { dateOfBirth: born(16) }] });
  const stranger = await buildHousehold(api.database, { issuer, subject: 'olaf', members: [] });
  await api.database.rows(`insert into product (product_id, code, name) values (901, 'SEASON', 'Season pass')`);
  for (const id of [carters.headId, carters.memberIds[0], stranger.headId])
    await api.database.rows('insert into pass_media (contact_id, product_id, pass_number) values ($1, 901, $2)', [
      id,
      `SP${id}`,
    ]);
  await api.database.rows(
    `update contact set email = 'emma@example.com', phone = '+436601234589' where contact_id = $1`,
    [carters.headId],
  );
  emma = await api.as({ sub: 'emma' });
  ({ holders } = passHoldersSchema.strict().parse((await emma.post('/api/profile/passes/holders').expect(200)).body));
});
beforeEach(() => api.database.rows('delete from rate_limit'));
afterEach(() => provider.behave('ok'));
afterAll(async () => {
  await api.close();
  await provider.stop();
});

type Agent = Pick<SignedInAgent, 'get' | 'post'>;
const codeOf = (contactId: number | undefined) =>
  api.database
    .row<{ code: string }>('select customer_number as code from contact where contact_id = $1', [contactId])
    .then(({ code }) => code);
const read = (agent: Agent, code: string) => agent.get('/api/media/contactmedia').query({ ipcode: code });
const mediaOf = async (agent: Agent, code: string): Promise<ContactMedia> =>
  contactMediaSchema.strict().parse((await read(agent, code).expect(200)).body);
const create = (agent: Agent, code: string) => agent.post('/api/media/ble').query({ customerId: code });
const activate = (agent: Agent, id: string) => agent.post('/api/media/ble-activation').query({ transactionId: id });
const send = (agent: Agent, ipCode: string, deliveryMode = 1) =>
  agent.post('/api/media/updateeticketdelivery').send({ ipCode, deliveryMode });
/** Contact, order and transaction, as the app takes them from the first confirmation (spec §3). */
const idsOf = (body: { confirmations: { ids: { name: string; infoRecId: string }[] }[] }) =>
  Object.fromEntries(body.confirmations[0]!.ids.map(({ name, infoRecId }) => [name, infoRecId]));
/** A browser without a sign-in, with this cookie. */
const browserWith = (cookie: string): Agent => {
  const { request } = api;
  return {
    get: (url: string) => request.get(url).set('cookie', cookie),
    post: (url: string) => request.post(url).set('cookie', cookie),
  } as Agent;
};
const linkOf = async (agent: Agent): Promise<string | null> =>
  new URL((await agent.post('/api/media/link').expect(200)).body.address).searchParams.get('t');
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';')[0]!;

test('a family sees what each holds and where a link may go, shortened', () => {
  expect(holders.map(({ firstName, passes, recipients }) => [firstName, passes.length, recipients])).toEqual([
    [
      'Emma',
      1,
      [
        { deliveryMode: 1, hint: 'e•••@example.com' },
        { deliveryMode: 2, hint: '•••89' },
      ],
    ],
    ['Member1', 1, expect.arrayContaining([{ deliveryMode: 1, hint: 'e•••@example.com' }])],
    ['Member2', 0, expect.anything()],
  ]);
});

test('a pass is made, activated, sent again and opened on a phone: each state as the specification derives it', async () => {
  const [{ ipCode }] = holders as [PassHolders['holders'][number]];
  expect(await mediaOf(emma, ipCode)).toEqual(noMedia);
  const first = idsOf((await create(emma, ipCode).expect(200)).body);
  expect(first).toEqual({ contactId: ipCode, orderId: expect.any(String), transactionId: expect.any(String) });
  expect(idsOf((await create(emma, ipCode).expect(200)).body)).toEqual(first);
  expect(await mediaOf(emma, ipCode)).toMatchObject({ status: 2, eticket: { status: 2, delivery: { isSent: false } } });
  const sent = (await activate(emma, first['transactionId']!).expect(200)).body;
  expect(sent).toMatchObject({ status: 1, eticket: { delivery: { recipient: 'e•••@example.com', isSent: true } } });
  expect((await send(emma, ipCode, 2).expect(200)).body.eticket.delivery).toMatchObject({
    deliveryMode: 2,
    recipient: '•••89',
  });
  expect(provider.messages.map(({ recipient }) => recipient)).toEqual(['emma@example.com', '+436601234589']);
  provider.download(ipCode, 'iPhone 15');
  expect(await mediaOf(emma, ipCode)).toMatchObject({ status: 4, eticket: { download: { device: 'iPhone 15' } } });
});

test('who holds nothing gets none, and a child is written to at the address of the head', async () => {
  const [, child, none] = holders as [unknown, PassHolders['holders'][number], PassHolders['holders'][number]];
  expect((await create(emma, none.ipCode)).body).toMatchObject({ status: 422, code: 'pass.none' });
  expect((await send(emma, child.ipCode)).body).toMatchObject({ status: 422, code: 'pass.none' });
  const { transactionId } = idsOf((await create(emma, child.ipCode).expect(200)).body);
  await activate(emma, transactionId!).expect(200);
  expect(provider.messages.at(-1)?.recipient).toBe('emma@example.com');
  const sent = provider.messages.length;
  const statuses = [];
  for (let times = 0; times < 4; times += 1) statuses.push((await send(emma, child.ipCode)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(provider.messages).toHaveLength(sent + 3);
});

test('who has no address anywhere is told so, and the provider is not asked to write to nobody', async () => {
  const { headId } = await buildHousehold(api.database, {
    issuer: api.identity.issuer,
    subject: 'unwritten',
    members: [],
  });
  await api.database.rows('insert into pass_media (contact_id, product_id, pass_number) values ($1, 901, $2)', [
    headId,
    `SP${headId}`,
  ]);
  await api.database.rows('update contact set email = null, phone = null where contact_id = $1', [headId]);
  const agent = await api.as({ sub: 'unwritten' });
  const { transactionId } = idsOf((await create(agent, await codeOf(headId)).expect(200)).body);
  const sent = provider.messages.length;
  expect((await activate(agent, transactionId!)).body).toMatchObject({ status: 422, code: 'pass.no_recipient' });
  expect(provider.messages).toHaveLength(sent);
});

test('an e-ticket that was made elsewhere shows at once, and its link is sent again from here', async () => {
  const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'else', members: [] });
  await api.database.rows('insert into pass_media (contact_id, product_id, pass_number) values ($1, 901, $2)', [
    headId,
    `SP${headId}`,
  ]);
  await api.database.rows("update contact set email = 'else@example.com' where contact_id = $1", [headId]);
  const agent = await api.as({ sub: 'else' });
  const code = await codeOf(headId);
  const elsewhere = (method: string, path: string, body: object) =>
    fetch(`${provider.url}/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${provider.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((answer) => answer.json() as Promise<{ transactionId: string }>);
  const names = { firstName: 'Else', lastName: 'Berg' };
  const { transactionId } = await elsewhere('PUT', `customers/${code}/media`, names);
  const message = { deliveryMode: 1, recipient: 'else@example.com', pageUrl: 'https://elsewhere.example' };
  await elsewhere('POST', `transactions/${transactionId}/activation`, message);
  expect(await mediaOf(agent, code)).toMatchObject({ status: 1, transactionId: null });
  expect((await send(agent, code).expect(200)).body).toMatchObject({ status: 1 });
  provider.download(code, 'Pixel 9');
  expect(await mediaOf(agent, code)).toMatchObject({ status: 4, eticket: { download: { device: 'Pixel 9' } } });
  // Who has none here is told so while the provider is away, as before.
  provider.behave('down');
  expect(await mediaOf(agent, code)).toEqual(noMedia);
});

test.each(['down', 'hang', 'half', 'wrong'] as const)(
  'while the provider does badly (%s) guests read what it last told, with its time, and nothing pretends to be done',
  async (behaviour) => {
    const [{ ipCode }] = holders as [PassHolders['holders'][number]];
    const before = await mediaOf(emma, ipCode);
    provider.behave(behaviour);
    const known = await mediaOf(emma, ipCode);
    expect(known).toEqual({ ...before, asOfUtc: expect.any(String) });
    const refused = await create(emma, ipCode);
    expect([refused.status, refused.body.code]).toEqual([503, 'pass.away']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    provider.behave('ok');
    await until(async () => (await mediaOf(emma, ipCode)).asOfUtc === null);
  },
);

test('a cookie alone is enough for the own family, and for nobody else', async () => {
  const opened = await emma.post('/api/profile/passes/holders').expect(200);
  expect(String(opened.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Lax$/);
  const phone = browserWith(cookieOf(opened));
  const [{ ipCode }] = holders as [PassHolders['holders'][number]];
  expect((await mediaOf(phone, ipCode)).status).toBe(4);
  expect((await phone.get('/api/profile/passes/holders').expect(200)).body).toEqual({ holders });
  const foreign = await codeOf(
    (await api.database.row<{ id: number }>(`select contact_id as id from identity where subject = 'olaf'`)).id,
  );
  expect(await mediaOf(phone, foreign)).toEqual(noMedia);
  expect((await create(phone, foreign)).body).toMatchObject({ status: 404, code: 'contact.unknown' });
  expect((await read(emma, foreign)).body).toMatchObject({ status: 404, code: 'contact.unknown' });
  const forged = browserWith('arrival-passes=eyJhbGciOiJub25lIn0.eyJjb2RlcyI6WyJDMSJdfQ.');
  expect((await create(forged, ipCode)).status).toBe(401);
});

test('guessing gives a stranger nothing: the same answer in status, shape and headers for every code, and no change', async () => {
  const codes = [holders[0]!.ipCode, holders[2]!.ipCode, 'C999999', 'no such code', '☃', "' or 1=1 --"];
  const told = [];
  for (const code of [...codes, '', 'A\u0000', '9'.repeat(101)]) {
    const answers = [await read(api.request, code), await create(api.request, code), await send(api.request, code)];
    told.push(
      answers.map(({ status, body: { traceId: _, ...body }, headers }) => ({
        status,
        body,
        names: Object.keys(headers).sort(),
      })),
    );
  }
  for (const one of told) expect(one).toEqual(told[0]);
  expect(told[0]!.map(({ status }) => status)).toEqual([200, 401, 401]);
  expect(told[0]![0]!.body).toEqual(noMedia);
  expect((await activate(api.request, 'transaction-1')).status).toBe(401);
});

test('a guess takes as long for a code that there is as for one that there is not: the same is asked of the database', async () => {
  const asked = jest.spyOn(Database.prototype, 'run');
  const during = async (code: string) => {
    asked.mockClear();
    expect((await read(api.request, code).expect(200)).body).toEqual(noMedia);
    return asked.mock.calls.map(([{ name }]) => name);
  };
  try {
    const unknown = await during('C999999');
    for (const { ipCode } of holders) expect(await during(ipCode)).toEqual(unknown);
    await emma.get('/api/profile').expect(200);
    expect(asked.mock.calls.length).toBeGreaterThan(unknown.length);
  } finally {
    asked.mockRestore();
  }
});

test('a link opens once, for what it names, and tells its address nothing more', async () => {
  const t = await linkOf(emma);
  const exchange = (token: unknown, attempt?: string) =>
    api.request.post('/api/media/link/exchange').send({ t: token, attempt });
  const opened = await exchange(t).expect(200);
  expect(opened.body).toEqual({ holders });
  expect((await mediaOf(browserWith(cookieOf(opened)), holders[0]!.ipCode)).status).toBe(4);
  for (const token of [t, `${t}x`, 'guess', cookieOf(opened).split('=')[1]])
    expect((await exchange(token)).body).toMatchObject({ status: 404, code: 'pass.link_used' });

  const lost = await linkOf(emma);
  const [mine, another] = [randomUUID(), randomUUID()];
  await exchange(lost, mine).expect(200);
  for (const attempt of [another, undefined])
    expect((await exchange(lost, attempt)).body).toMatchObject({ status: 404, code: 'pass.link_used' });
  expect((await exchange(lost, mine).expect(200)).body).toEqual({ holders });

  const mailed = new URL(provider.messages[0]!.pageUrl).searchParams.get('t');
  const alone = await exchange(mailed).expect(200);
  expect(alone.body.holders.map(({ firstName }: { firstName: string }) => firstName)).toEqual(['Emma']);
  expect(await mediaOf(browserWith(cookieOf(alone)), holders[1]!.ipCode)).toEqual(noMedia);
});

test('whoever leaves takes the cookie along; the archive of the family has its passes', async () => {
  const { headers } = await api.request.delete('/api/profile/passes/holders').expect(200);
  expect(String(headers['set-cookie'])).toMatch(/^arrival-passes=; .*Max-Age=0/);
  expect(await api.database.rows('select from mobile_pass where contact_id = $1', [carters.headId])).toHaveLength(1);
});

test('misses are counted, hits are not: whoever guesses waits, the family beside them goes on', async () => {
  const { ipCode } = holders[0]!;
  for (let guess = 0; guess < 60; guess += 10)
    await Promise.all(Array.from({ length: 10 }, (_, more) => read(api.request, `C9${guess + more}`).expect(200)));
  const refused = await read(api.request, 'C91');
  expect([refused.status, refused.body.code]).toEqual([429, 'request.too_many']);
  expect((await mediaOf(emma, ipCode)).status).toBe(4);
});

test('what nobody asks for any more goes when households would, and the others stay', async () => {
  const mobile = () => api.database.rows<{ id: number }>('select contact_id as id from mobile_pass order by 1');
  const keep = (contactId: number | undefined, toldAt: string | null, madeAt: string) =>
    api.database.rows(
      `insert into mobile_pass (contact_id, order_id, transaction_id, told_at, made_at) values ($1::bigint, 'O', 'T' || $1::bigint, $2, $3)
on conflict (contact_id) do update set told_at = excluded.told_at, made_at = excluded.made_at`,
      [contactId, toldAt, madeAt],
    );
  await api.database.rows('delete from mobile_pass');
  const [child, teenager] = carters.memberIds;
  await keep(carters.headId, '2010-01-01', '2009-01-01');
  await keep(child, null, '2010-01-01');
  await keep(teenager, new Date().toISOString(), '2010-01-01');
  await api.app.get(RemoveExpiredService).run('passes', new AbortController().signal, async () => undefined);
  expect((await mobile()).map(({ id }) => id)).toEqual([teenager]);
});
