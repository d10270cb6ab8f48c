import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guestHitSchema, healthAnswersSchema, staffHouseholdSchema } from '@arrival/contracts';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { bestOf, timed } from '../../support/best-of';
import type { Household } from '../../support/build-household';
import {
  buildCheckinResort,
  type CheckinResort,
  childAnswers,
  complete,
  group,
  parentAnswers,
  rentalAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { noonZone } from '../../support/noon';

let api: TestApi;
let admin: SignedInAgent;
let emma: SignedInAgent;
let resort: CheckinResort;
let carters: Household;
let mia: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  resort = await buildCheckinResort(api);
  ({ carters, emma, mia } = await signedInCarters(api));
  await api.database.rows(
    `update contact set email = 'Emma.Carter@example.com', phone = '+1 970 555-0100', customer_number = 'C-7001' where contact_id = $1`,
    [carters.headId],
  );
  await api.database.rows(
    "update contact set last_name = 'O''Brien-Lindqvist', pickup_code = 'pick-mia' where contact_id = $1",
    [mia],
  );
});
afterAll(() => api.close());

const search = async (filter: object, query: object = {}) => {
  const { status, body, headers } = await admin
    .get('/api/admin/guests')
    .query({ ...query, filter: JSON.stringify(filter) });
  expect(status).toBe(200);
  return { hits: guestHitSchema.strict().array().parse(body), range: headers['content-range'] };
};
const idsOf = async (q: string) => (await search({ q })).hits.map(({ id }) => id);
const household = async (contactId: number) =>
  staffHouseholdSchema.strict().parse((await admin.get(`/api/admin/guests/${contactId}`).expect(200)).body);

describe('finding a guest', () => {
  test.each([
    'emma cart',
    'CARTER emma',
    'emma.carter@EX',
    'C-7001',
    '5550100',
    '(970) 555-0100',
    '+1 970 555 0100',
    '0100',
  ])('by %p', async (q) => {
    expect(await idsOf(q)).toEqual([carters.headId]);
  });

  test.each(['mia lind', "o'brien", 'Brien-Lind', 'OBrien', 'obrienlind', 'pick-mia', ' PICK-MIA '])(
    'a child by %p',
    async (q) => {
      expect(await idsOf(q)).toEqual([mia]);
    },
  );

  test.each([
    ['Mateo García', ['garcia', 'GARCÍA', 'mateo garc']],
    ['Zoë Łukasz-Straße', ['zoe lukasz', 'Strasse', 'łuk']],
    ['Bjørn Öztürk', ['bjorn', 'ozturk', 'Özt']],
    ['Æsa D’Œuvre', ['aesa doeuvre', "d'oeuvre"]],
    ['さくら ごとう', ['ごとう', 'さく']],
    ['Юрій Сергійович', ['юрій', 'Сергій']],
  ])('%s as the staff can type it', async (name, typed) => {
    const { id } = await api.database.row<{ id: number }>(
      'insert into contact (first_name, last_name) values ($1, $2) returning contact_id::int as id',
      name.split(' '),
    );
    for (const q of typed) expect([q, await idsOf(q)]).toEqual([q, [id]]);
  });

  test('by the pick-up code that a guest got, which the smallest QR code holds, in any case', async () => {
    const { pickup_code } = await api.database.row<{ pickup_code: string }>(
      'select pickup_code from contact where contact_id = $1',
      [carters.headId],
    );
    expect(pickup_code).toMatch(/^[0-9A-F]{20}$/);
    expect(await idsOf(pickup_code)).toEqual([carters.headId]);
    expect(await idsOf(pickup_code.toLowerCase())).toEqual([carters.headId]);
  });

  test('by a customer number that can be read out', async () => {
    const { customerNumber } = (await household(mia)).members.find(({ contactId }) => contactId === mia)!;
    expect(customerNumber).toMatch(/^C\d{7}$/);
    expect(await idsOf(customerNumber.toLowerCase())).toEqual([mia]);
  });

  test('a hit says who it is and whose household it is', async () => {
    const [hit] = (await search({ q: 'mia' })).hits;
    expect(hit).toMatchObject({
      id: mia,
      headContactId: carters.headId,
      isHeadOfHouseHold: false,
      householdSize: 4,
      firstName: 'Mia',
    });
    expect(await idsOf(String(mia))).toEqual([mia]);
    expect((await search({ id: [mia, carters.headId] })).hits.map(({ id }) => id).sort()).toEqual(
      [carters.headId, mia].sort(),
    );
  });

  test.each(['', 'm', '%', 'nobody', '_mma@', 'x@example.com', '12', "'; drop table contact; --", '\\', ':* & |'])(
    'nothing to find by %p',
    async (q) => {
      expect(await idsOf(q)).toEqual([]);
    },
  );

  test('pages, in the asked order; without a question nobody is listed', async () => {
    const first = await search({ q: 'carter' }, { range: '[0,1]', sort: '["firstName","DESC"]' });
    expect([first.hits.map(({ firstName }) => firstName), first.range]).toEqual([['Leo', 'Emma'], 'guests 0-1/3']);
    expect((await search({})).hits).toEqual([]);
    expect((await admin.get('/api/admin/guests')).body).toEqual([]);
  });
});

test('a household shows what is done and when, wherever one looks from', async () => {
  const tasks = await group(emma, resort, [mia]);
  const waiver = taskOf(tasks.waiverContactTasks, mia);
  await complete(emma, waiver, parentAnswers(waiver)).expect(200);
  await complete(emma, taskOf(tasks.rentalProfileContactTasks, mia), rentalAnswers).expect(200);
  await complete(emma, taskOf(tasks.childRegistrationContactTasks, mia), childAnswers).expect(200);

  const found = await household(mia);
  const { members } = found;
  expect(found).toMatchObject({ id: mia, headContactId: carters.headId });
  expect(await household(carters.headId)).toEqual({ ...found, id: carters.headId });
  expect(members.map(({ contactId }) => contactId)).toEqual([carters.headId, ...carters.memberIds]);
  expect(members[0]).toMatchObject({
    customerNumber: 'C-7001',
    hasHealthAnswers: false,
    rentalLabel: null,
    signatures: [],
    photo: null,
  });
  const child = members.find(({ contactId }) => contactId === mia)!;
  expect(child.completions.map(({ taskTypeId }) => taskTypeId).sort()).toEqual([1, 2, 3]);
  expect(child).toMatchObject({
    age: 9,
    hasHealthAnswers: true,
    rentalLabel: { age: '0-49', ability: 'I', height: 'H1', weight: 'W1', goofy: 'N', isValid: true },
    signatures: [{ contactId: mia, signerName: 'Emma Carter', posWaiverId: 'W-SEASON' }],
  });
  expect(JSON.stringify(members)).not.toContain('Peanuts');
  const savedAt = `2020-11-03 12:00 ${noonZone}`;
  await api.database.rows('update rental_profile set updated_at = $2 where contact_id = $1', [mia, savedAt]);
  const aged = (await household(mia)).members.find(({ contactId }) => contactId === mia);
  expect(aged?.rentalLabel).toMatchObject({ isValid: false, validUntil: '2021-11-03' });
  const unknown = await admin.get('/api/admin/guests/999999');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'contact.unknown']);
});

test('a photo comes as an image that nobody keeps', async () => {
  const missing = await admin.get(`/api/admin/guests/${mia}/photo`);
  expect([missing.status, missing.body.code]).toEqual([404, 'photo.unknown']);
  mkdirSync(join(api.storageFolder, 'photos'), { recursive: true });
  writeFileSync(join(api.storageFolder, 'photos/mia.jpg'), 'a face');
  await api.database.rows(
    "insert into photo (contact_id, hash, storage_key, byte_size) values ($1, 'h', 'photos/mia.jpg', 6)",
    [mia],
  );
  const { photo, photoUpdatedAtUtc } = (await household(mia)).members.find(({ contactId }) => contactId === mia)!;
  expect(photoUpdatedAtUtc).not.toBeNull();
  const answer = await admin.get(photo!).expect(200);
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    'image/jpeg',
    'private, no-store',
  ]);
  expect(answer.body.toString()).toBe('a face');
});

describe('health answers', () => {
  const ask = (contactId: number, body: object = { purpose: 'Ski school lesson' }) =>
    admin.post(`/api/admin/guests/${contactId}/health-answers`).send(body);
  const leo = () => carters.memberIds[1]!;

  beforeAll(async () => {
    const tasks = await group(emma, resort, [leo()]);
    await complete(emma, taskOf(tasks.childRegistrationContactTasks, leo()), childAnswers).expect(200);
  });

  test('open only with a purpose, and the trail says who and what for, never what', async () => {
    const since = await lastAuditId(api);
    for (const body of [{}, { purpose: ' x ' }]) expect((await ask(leo(), body)).body.errors[0].path).toBe('purpose');
    expect(await auditRows(api, since)).toEqual([]);
    const answers = healthAnswersSchema.parse((await ask(leo()).expect(200)).body);
    expect(answers).toMatchObject({ foodAllergy: 'Peanuts', drugAllergy: 'None' });
    const rows = await auditRows(api, since);
    expect(rows).toEqual([
      expect.objectContaining({
        action: 'health_answers.read',
        entity: 'contact',
        entity_id: String(leo()),
        actor_email: 'boss@example.com',
        after: { name: 'Leo Carter', purpose: 'Ski school lesson' },
      }),
    ]);
    expect(JSON.stringify(rows)).not.toContain('Peanuts');
  });

  test('the trace is there also when they cannot be opened or do not exist', async () => {
    const since = await lastAuditId(api);
    await api.database.rows("update child_registration set key_id = 'lost' where contact_id = $1", [leo()]);
    const failed = await ask(leo());
    expect([failed.status, failed.body.code]).toEqual([404, 'health.unknown']);
    const none = await ask(carters.headId);
    expect([none.status, none.body.code]).toEqual([404, 'health.unknown']);
    expect((await auditRows(api, since)).map(({ entity_id }) => entity_id)).toEqual([
      String(leo()),
      String(carters.headId),
    ]);
    expect((await ask(999_999)).body.code).toBe('contact.unknown');
  });

  test('without a trace nothing is opened', async () => {
    await api.database.rows('alter table audit_event add constraint ck_full check (id < 0) not valid');
    try {
      const answer = await ask(leo());
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([500, expect.not.stringContaining('Peanuts')]);
    } finally {
      await api.database.rows('alter table audit_event drop constraint ck_full');
    }
  });
});

test('is for administrators: a guest is refused, a stranger asked to sign in', async () => {
  for (const path of ['guests', `guests/${mia}`, `guests/${mia}/photo`]) {
    expect((await emma.get(`/api/admin/${path}`)).status).toBe(403);
    expect((await api.request.get(`/api/admin/${path}`)).status).toBe(401);
  }
  const since = await lastAuditId(api);
  expect((await emma.post(`/api/admin/guests/${mia}/health-answers`).send({ purpose: 'Curious' })).status).toBe(403);
  expect(await auditRows(api, since)).toEqual([]);
});

test('among 20,000 guests each way of looking takes less than 150 ms', async () => {
  await api.database.rows('alter table contact disable trigger user');
  await api.database.rows(`insert into contact (first_name, last_name, email, phone, date_of_birth)
select 'First' || i % 700, 'Last' || i % 900, 'guest' || i || '@example.org', '+1 303 ' || lpad(i::text, 7, '0'), '1990-01-01'
from generate_series(1, 20000) i`);
  await api.database.rows('alter table contact enable trigger user');
  await api.database.rows("insert into product (product_id, code, name) values (4100, 'DAY', 'Day ticket')");
  await api.database.rows('alter table purchase disable trigger user');
  await api.database.rows(`insert into purchase (contact_id, product_id, kind, order_id, transaction_id)
select contact_id, 4100, 'orderLine', 8000000 + contact_id / 4, 9000000 + contact_id from contact`);
  await api.database.rows('alter table purchase enable trigger user');
  await api.database.rows('analyze contact, purchase');
  for (const q of [
    'first1 last2',
    'first',
    'guest19999@',
    'C-7001',
    '0012345',
    'pick-mia',
    'last899',
    String(8_000_000 + Math.floor(mia / 4)),
  ]) {
    const look = () =>
      timed(async () => expect((await search({ q }, { range: '[0,9]' })).hits.length).toBeGreaterThan(0));
    expect([q, (await bestOf(150, look)) < 150]).toEqual([q, true]);
  }
});
