import { randomUUID } from 'node:crypto';
import type { AdminRetention, RetentionRun } from '@arrival/contracts';
import { evidenceKeptUntil, isOver } from '@arrival/rules';
import { Client } from 'pg';
import { RemoveExpiredService } from '../../../api/src/domains/privacy/remove-expired.service';
import { RetentionQueries } from '../../../api/src/domains/privacy/retention.queries';
import { applicationUrl } from '../../../libs/sandbox/src/postgres/databases';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { addPurchase, born, buildHousehold, type Household } from '../../support/build-household';

/** How long each class of data is kept, and that it goes then and not before (D60). */
let api: TestApi;
let boss: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
});
afterAll(() => api.close());

const never = new AbortController().signal;
const run = (id: string = randomUUID(), signal = never): Promise<void> =>
  api.app.get(RemoveExpiredService).run(id, signal, async () => undefined);
const family = (subject: string, age = 9): Promise<Household> =>
  buildHousehold(api.database, { issuer: api.identity.issuer, subject, members: [{ dateOfBirth: born(age) }] });
const count = async (table: string): Promise<number> =>
  (await api.database.row<{ n: number }>(`select count(*)::integer as n from ${table}`)).n;
const proofs = async (retentionClass: string): Promise<RetentionRun[]> =>
  (
    await boss
      .get('/api/admin/retention/runs')
      .query({ filter: JSON.stringify({ retentionClass }) })
      .expect(200)
  ).body;

/** A signature as it was written so long ago, with its drawing and what it authorized. */
async function sign(headId: number, contactId: number, ago: string): Promise<string> {
  const text = "convert_to('<p>Read me</p>', 'UTF8')";
  await api.database.rows(
    `insert into waiver_text (hash, html) values (sha256(${text}), '<p>Read me</p>') on conflict do nothing`,
  );
  const { id } = await api.database.row<{ id: string }>(
    `with image as (insert into signature_image (hash, png) select sha256(png), png from (select uuid_send(gen_random_uuid()) as png) drawn returning hash)
     insert into signature (group_id, contact_id, head_contact_id, task_id, activity_id, location_id, pos_waiver_id, text_hash, methods, image_hash,
       is_agreed, consents_electronically, signer_contact_id, signer_issuer, signer_subject, signer_name, is_on_behalf, relationship, signed_at,
       effective_on, validation_on, comment)
     select gen_random_uuid(), $2::bigint, $1::bigint, 1, 1, 1, 'w1', sha256(${text}), '{drawn}', hash, true, true, $1::bigint, 'i', 's', 'Emma Carter', $1::bigint <> $2::bigint,
       case when $1::bigint = $2::bigint then 'self' else 'parent' end, now() - $3::interval, current_date, current_date, 'Signed by Emma Carter' from image
     returning id`,
    [headId, contactId, ago],
  );
  await api.database.rows(
    `insert into waiver_authorization (contact_id, pos_waiver_id, effective_on, signature_id, created_at)
     values ($1, 'w1', current_date - (random() * 9000)::integer, $2, now() - $3::interval)`,
    [contactId, id, ago],
  );
  return id;
}

test('periods are shown, set within their bounds, audited, and put back from the trail', async () => {
  const { body: before } = await boss.get('/api/admin/retention').expect(200);
  expect(before).toMatchObject({
    healthAnswers: 400,
    idempotencyRecords: 7,
    refusedUploads: 1,
    events: 14,
    auditTrail: 7,
    signatures: 7,
    photos: 3,
    households: 3,
    version: 1,
  });
  const since = await lastAuditId(api);
  const { body: after } = await boss.put('/api/admin/retention').send({ signatures: 10, version: 1 }).expect(200);
  expect(after).toMatchObject({ ...before, signatures: 10, version: 2, modifiedDateUtc: expect.any(String) });
  expect((await boss.put('/api/admin/retention').send({ photos: 4, version: 1 }).expect(409)).body.code).toBe(
    'catalog.changed_meanwhile',
  );
  const [change] = await auditRows(api, since);
  expect(change).toMatchObject({ action: 'retention.updated', before: { signatures: 7 }, after: { signatures: 10 } });
  await boss.put('/api/admin/retention').send({ events: 15 }).expect(200);
  await boss.post(`/api/admin/audit/${change?.id}/restore`).expect(200);
  expect((await boss.get('/api/admin/retention')).body).toMatchObject({ signatures: 7, events: 15, version: 4 });
});

test.each([
  [{ signatures: 2 }],
  [{ healthAnswers: 0 }],
  [{ auditTrail: 0 }],
  [{ idempotencyRecords: 1 }],
  [{ refusedUploads: -1 }],
  [{ events: 6 }],
  [{ photos: 31 }],
  [{ households: 1.5 }],
])('%j is outside the bounds', async (write) => {
  const { body } = await boss.put('/api/admin/retention').send(write).expect(400);
  expect(body.errors[0].path).toBe(Object.keys(write)[0]);
  await expect(
    api.database.rows(`update retention_setting set ${columnOf(Object.keys(write)[0] as string)} = 0`),
  ).rejects.toThrow('ck_retention');
});

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('health answers go 400 days after the last save, and the document says so', async () => {
  const { headId, memberIds } = await family('health');
  const save = (contactId: number | undefined, days: number) =>
    api.database.rows(
      `insert into child_registration (contact_id, key_id, sealed, updated_at) values ($1, 'k', 'x', now() - make_interval(days => $2))`,
      [contactId, days],
    );
  await save(memberIds[0], 401);
  await save(headId, 399);
  await run();
  expect(await api.database.rows('select contact_id from child_registration')).toEqual([{ contact_id: headId }]);
  const { document } = await api.database.row<{ document: string }>(
    'select document::text from household_document where head_contact_id = $1',
    [headId],
  );
  expect(JSON.parse(document).childRegistrations).toHaveLength(1);
  const [proof] = await proofs('healthAnswers');
  expect(proof).toMatchObject({ removed: 1, finishedAtUtc: expect.any(String) });
  expect(Date.now() - Date.parse(proof?.oldestAtUtc ?? '')).toBeGreaterThan(400 * 86_400_000);
  const removal = (await auditRows(api)).findLast(({ action }) => action === 'retention.removed');
  expect(removal).toMatchObject({ entity: 'retention', actor_email: null, after: { removed: 1 } });
  expect((await boss.get(`/api/admin/audit/${removal?.id}`).expect(200)).body.isRestorable).toBe(false);
  const restored = await boss.post(`/api/admin/audit/${removal?.id}/restore`);
  expect([restored.status, restored.body.code]).toEqual([409, 'audit.not_restorable']);
});

test('a run that is taken up again has the period that it began with', async () => {
  const { headId } = await family('taken-up');
  await api.database.rows(
    `insert into child_registration (contact_id, key_id, sealed, updated_at) values ($1, 'k', 'x', now() - interval '99 days')`,
    [headId],
  );
  await expect(run('taken-up', AbortSignal.abort())).rejects.toThrow();
  await boss.put('/api/admin/retention').send({ healthAnswers: 30 }).expect(200);
  await run('taken-up');
  expect(await count(`child_registration where contact_id = ${headId}`)).toBe(1);
  await run();
  expect(await count(`child_registration where contact_id = ${headId}`)).toBe(0);
});

test('events go after their period with their deliveries and tries, numbered or not; younger ones stay', async () => {
  await boss.put('/api/admin/retention').send({ events: 20 }).expect(200);
  const [old, young] = ['21 days', '19 days'];
  await api.database.rows(
    `insert into event_inbox (events, occurred_at) select '[]', now() - ago::interval from unnest($1::text[]) with ordinality u(ago, place) order by place`,
    [[...Array(2500).fill(old), young]],
  );
  await api.database.rows(
    `with told as (insert into event (position, type, occurred_at, data)
       select n, 'waiver.signed', now() - (case when n <= 2500 then $1 else $2 end)::interval, '{}' from generate_series(1, 2501) n returning id),
     sent as (insert into webhook_delivery (endpoint_id, event_id, status) select 1, id, 'delivered' from told returning id)
     insert into webhook_attempt (delivery_id, attempted_at, url, took_ms) select id, now(), 'https://crm.example.com', 1 from sent`,
    [old, young],
  );
  await run();
  const left = await Promise.all(['event_inbox', 'event', 'webhook_delivery', 'webhook_attempt'].map(count));
  expect(left).toEqual([1, 1, 1, 1]);
  const [proof] = await proofs('events');
  expect(proof).toMatchObject({ removed: 5000, finishedAtUtc: expect.any(String) });
  expect(Date.now() - Date.parse(proof?.oldestAtUtc ?? '')).toBeGreaterThan(20 * 86_400_000);
});

test("signatures go after seven years with their drawings, minors' seven years after they came of age; what they authorized stays", async () => {
  const [adult, child] = [await family('adult'), await family('child', 16)];
  const gone = await sign(adult.headId, adult.headId, '7 years 3 days');
  const young = await sign(adult.headId, adult.headId, '6 years 360 days');
  const minors = await sign(child.headId, child.memberIds[0] as number, '8 years');
  await run();
  const left = await api.database.rows<{ id: string }>('select id from signature where id = any($1)', [
    [gone, young, minors],
  ]);
  expect(left.map(({ id }) => id).sort()).toEqual([young, minors].sort());
  expect(await count('signature_image')).toBe(2);
  const held = 'select signature_id from waiver_authorization where contact_id = $1 order by authorization_id';
  expect(await api.database.rows(held, [adult.headId])).toEqual([{ signature_id: null }, { signature_id: young }]);
  expect((await proofs('signatures'))[0]).toMatchObject({ removed: 1 });
});

test('the database and the rules know the same last days', async () => {
  const cases = Array.from({ length: 3000 }, (_, index) => {
    const leapDay = Date.UTC(2000 + 4 * (index % 26), 1, 29);
    const signedAt =
      index % 2 ? leapDay + (Math.random() - 0.5) * 6 * 86_400_000 : Date.UTC(2000, 0) + Math.random() * 3e12;
    const birth = index % 3 ? new Date(Date.UTC(1950, 0) + Math.random() * 2.4e12).toISOString().slice(0, 10) : null;
    const dateOfBirth = index % 5 ? birth : `${1980 + 4 * (index % 11)}-02-29`;
    return { signedAt: Math.floor(signedAt), dateOfBirth, years: 3 + (index % 28) };
  });
  const rows = await api.database.rows<{ last: string; over: boolean }>(
    `select last::text, is_over(last) as over from json_to_recordset($1) as c (place integer, "signedAt" float8, "dateOfBirth" date, years integer),
       evidence_kept_until(to_timestamp("signedAt" / 1000), "dateOfBirth", years) last order by place`,
    [JSON.stringify(cases.map((one, place) => ({ ...one, place })))],
  );
  const expected = cases.map(({ signedAt, dateOfBirth, years }) => evidenceKeptUntil(signedAt, dateOfBirth, years));
  expect(rows.map(({ last }) => last)).toEqual(expected);
  expect(rows.map(({ over }) => over)).toEqual(expected.map((last) => isOver(last, Date.now())));
});

test('nobody removes evidence or the trail before its time: not the application, not the owner', async () => {
  const { headId } = await family('kept');
  const id = await sign(headId, headId, '6 years');
  const application = new Client({ connectionString: applicationUrl(api.database.url) });
  await application.connect();
  try {
    await expect(application.query('delete from signature')).rejects.toThrow('permission denied');
    await expect(application.query("delete from audit_event where action = 'x'")).rejects.toThrow('permission denied');
    await application.query("select remove_signatures('-infinity', '00000000-0000-0000-0000-000000000000', 1000)");
    await application.query('select remove_audit_events(0, 100000)');
    await expect(application.query('update retention_setting set signatures = 0')).rejects.toThrow(
      'ck_retention_setting_years',
    );
  } finally {
    await application.end();
  }
  await expect(api.database.rows('delete from signature where id = $1', [id])).rejects.toThrow(
    'signature is kept for its time',
  );
  await expect(api.database.rows('delete from audit_event')).rejects.toThrow('audit_event is kept for its time');
  await expect(api.database.rows("update signature set comment = ''")).rejects.toThrow('append-only');
  expect(await api.database.rows('select from signature where id = $1', [id])).toHaveLength(1);
});

test('the trail goes after seven years, but what tells that a picture is in use', async () => {
  const insert = (action: string, entity: string, entityId: string, days: number, after: unknown) =>
    api.database.rows(
      `insert into audit_event (action, entity, entity_id, after, occurred_at, is_administrative) values ($1, $2, $3, $4, now() - make_interval(days => $5), true)`,
      [action, entity, entityId, JSON.stringify(after), days],
    );
  const picture = { address: '/api/pictures/abc.png' };
  await insert('picture.uploaded', 'picture', 'abc', 3000, picture);
  await insert('activity.updated', 'activity', '77', 2999, { iconUrl: '/api/pictures/old.png' });
  await insert('activity.updated', 'activity', '77', 2998, { iconUrl: picture.address });
  await insert('task.updated', 'task', '5', 2560, { name: 'old' });
  await insert('task.updated', 'task', '5', 2500, { name: 'young' });
  const before = await count('audit_event');
  await run();
  const old = await api.database.rows<{ entity: string; after: unknown }>(
    `select entity, after from audit_event where occurred_at < now() - interval '6 years' order by id`,
  );
  expect(old).toEqual([
    { entity: 'picture', after: picture },
    { entity: 'activity', after: { iconUrl: picture.address } },
    { entity: 'task', after: { name: 'young' } },
  ]);
  // Two went, and the trail says so.
  expect(await count('audit_event')).toBe(before - 2 + 1);
});

test('photos go when nothing of the member happened for three years, with their files', async () => {
  const [forgotten, returning] = [await family('forgotten'), await family('returning')];
  for (const { headId } of [forgotten, returning]) {
    await api.database.rows(
      `insert into photo (contact_id, hash, storage_key, byte_size, updated_at) values ($1, $2, $2, 1, now() - interval '3 years 4 days')`,
      [headId, `photo ${headId}`],
    );
  }
  const [product] = await api.database.rows<{ id: number }>(
    "insert into product (product_id, code, name) values (1, 'P', 'Pass') returning product_id as id",
  );
  await addPurchase(api.database, returning.headId, { productId: product?.id ?? 1 });
  await run();
  expect(await api.database.rows('select contact_id from photo')).toEqual([{ contact_id: returning.headId }]);
  const jobs = await api.database.rows("select payload from outbox where job = 'photos.discard-replaced'");
  expect(jobs).toEqual([{ payload: { storageKey: `photo ${forgotten.headId}` } }]);
});

test('households go when nothing of them happened for three years; a signature that is still kept, here or at 1Risk, keeps its household', async () => {
  const [empty, signed, active] = [await family('empty'), await family('signed'), await family('active')];
  const elsewhere = await family('elsewhere');
  const old = [empty, signed, active, elsewhere].flatMap(({ headId, memberIds }) => [headId, ...memberIds]);
  const begun = "update contact set created_at = now() - interval '3 years 4 days' where contact_id = any($1)";
  await api.database.rows(begun, [old]);
  const used =
    "insert into rental_profile (contact_id, age_key, ability_key, height_key, weight_key, updated_at) values ($1, 'a', 'b', 'c', 'd', now() - $2::interval)";
  await api.database.rows(used, [empty.memberIds[0], '4 years']);
  await api.database.rows(used, [active.memberIds[0], '2 years']);
  await api.database.rows(
    `insert into completion (contact_id, task_id, task_type_id, activity_id, location_id, content_hash, completed_on, completed_at)
     values ($1, 1, 2, 1, 1, 'x', current_date - 1500, now() - interval '1500 days')`,
    [empty.headId],
  );
  await sign(signed.headId, signed.headId, '4 years');
  await api.database.rows(
    `insert into one_risk_signing (reference, waiver_id, head_contact_id, location_id, activity_id, task_id, contact_ids, signed_ids, settled_at, next_ask_at)
     select gen_random_uuid(), 'w1', $1::bigint, 1, 1, 1, array[$1::bigint], array[$1::bigint], now() - interval '4 years', now()`,
    [elsewhere.headId],
  );
  await run();
  const left = await api.database.rows<{ head: number }>(
    'select contact_id::integer as head from contact where contact_id = any($1) and parent_contact_id is null order by 1',
    [old],
  );
  expect(left).toEqual([{ head: signed.headId }, { head: active.headId }, { head: elsewhere.headId }]);
  expect(await api.database.rows('select from identity where contact_id = $1', [empty.headId])).toEqual([]);
  expect(await api.database.rows('select from household_part where head_contact_id = $1', [empty.headId])).toEqual([]);
  expect((await proofs('households'))[0]).toMatchObject({ removed: 1 });
});

test('a run that ends in the middle is proven by what it removed, and goes on; done again it removes nothing', async () => {
  await api.database.rows(
    `insert into idempotency_record (scope, key, request_hash, status, response, created_at)
     select 'killed', n::text, 'x'::bytea, 200, '{}', now() - interval '8 days' from generate_series(1, 25000) n`,
  );
  // Stopped after its first batch of this class.
  const stop = new AbortController();
  const queries = api.app.get(RetentionQueries);
  const countBatch = queries.count.bind(queries);
  const counting = jest.spyOn(queries, 'count').mockImplementation(async (id, removal) => {
    await countBatch(id, removal);
    if (removal.removed > 1_000) stop.abort();
  });
  await expect(run('killed', stop.signal)).rejects.toThrow();
  counting.mockRestore();
  const left = await count("idempotency_record where scope = 'killed'");
  const [stopped] = await proofs('idempotencyRecords');
  expect(stopped).toMatchObject({ removed: 25_000 - left, finishedAtUtc: null });
  expect(left).toBeGreaterThan(0);
  await run('killed');
  await run('killed');
  expect((await proofs('idempotencyRecords'))[0]).toMatchObject({
    id: stopped?.id,
    removed: 25_000,
    finishedAtUtc: expect.any(String),
  });
  await run('another');
  expect((await proofs('idempotencyRecords'))[0]).toMatchObject({ removed: 0, oldestAtUtc: null });
});

test('several workers at once remove everything once', async () => {
  await api.database.rows(
    `insert into idempotency_record (scope, key, request_hash, status, response, created_at)
     select 'several', n::text, 'x'::bytea, 200, '{}', now() - interval '8 days' from generate_series(1, 30000) n`,
  );
  await Promise.all([run('one'), run('two'), run('three')]);
  expect(await count("idempotency_record where scope = 'several'")).toBe(0);
  const { total } = await api.database.row<{ total: number }>(
    "select sum(removed)::integer as total from retention_run where job_id in ('one', 'two', 'three') and class = 'idempotencyRecords'",
  );
  expect(total).toBe(30_000);
});

test('a shorter period counts from the next run; a run can be asked for', async () => {
  await api.database.rows(
    "insert into idempotency_record (scope, key, request_hash, status, response, created_at) values ('s', 'k', 'x', 200, '{}', now() - interval '3 days')",
  );
  await run();
  expect(await count("idempotency_record where key = 'k'")).toBe(1);
  const { version }: AdminRetention = (await boss.get('/api/admin/retention')).body;
  await boss.put('/api/admin/retention').send({ idempotencyRecords: 2, version }).expect(200);
  await run();
  expect(await count("idempotency_record where key = 'k'")).toBe(0);
  expect((await boss.post('/api/admin/retention/runs').expect(200)).body).toEqual({ isRequested: true });
  expect(await api.database.rows("select payload from outbox where job = 'privacy.remove-expired'")).toEqual([
    { payload: {} },
  ]);
});
