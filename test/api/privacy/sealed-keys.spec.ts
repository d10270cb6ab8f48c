import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { readConfig } from '../../../api/src/config/read-config';
import { createHttpApplication } from '../../../api/src/create-http-application';
import { FieldCipher } from '../../../api/src/platform/crypto/field-cipher';
import { Reseal } from '../../../api/src/platform/crypto/reseal';
import { createLogger } from '../../../api/src/platform/logging/logger';
import { sealedColumns } from '../../../api/src/sealed-columns';
import { administrator, administratorVariables } from '../../support/administrator';
import { apiVariables, type SignedInAgent, startApi, type TestApi, testHealthDataKeys } from '../../support/api';
import {
  buildCarters,
  buildCheckinResort,
  type CheckinResort,
  childAnswers,
  complete,
  group,
  taskOf,
} from '../../support/checkin';

/** Keys that were lost, changed or turned over (issue 7, D51). */
let api: TestApi;
let resort: CheckinResort;
let sub: string;
let emma: SignedInAgent;
let mia: number;
let leo: number;

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const cipherOf = (keys: string) =>
  new FieldCipher(
    readConfig({ ...apiVariables('postgres://x', 'http://x', '/x'), HEALTH_DATA_KEYS: keys }),
    sealedColumns,
  );
const ours = cipherOf(testHealthDataKeys);
const lost = cipherOf(keyOf(99));

beforeAll(async () => {
  api = await startApi(administratorVariables);
  resort = await buildCheckinResort(api);
});

beforeEach(async () => {
  await api.database.rows('delete from child_registration');
  await api.database.rows('delete from idempotency_record');
  sub = `emma-${Math.random()}`;
  [mia = 0, leo = 0] = (await buildCarters(api, sub)).memberIds;
  emma = await api.as({ sub });
});

afterAll(() => api.close());

const childTask = async (contactId: number) =>
  taskOf((await group(emma, resort, [mia, leo])).childRegistrationContactTasks, contactId);

/** Puts stored answers under another key, as an installation that lost or changed its key has them. */
async function sealWith(cipher: FieldCipher, contactId: number): Promise<void> {
  const place = { table: 'child_registration', column: 'sealed', row: contactId };
  const value = cipher.seal(JSON.stringify(childAnswers), place);
  const text = `insert into child_registration (contact_id, key_id, sealed) values ($1, $2, $3)
    on conflict (contact_id) do update set key_id = excluded.key_id, sealed = excluded.sealed`;
  await api.database.rows(text, [contactId, value.keyId, value.sealed]);
}

/** Under a name that somebody gave the key, as before fingerprints. */
const named = (name: string, byte: number) =>
  new FieldCipher({ healthDataKeys: [{ keyId: name, key: Buffer.alloc(32, byte) }] }, sealedColumns);

/** Another process of the product on the same data, with its own keys. */
async function withKeys<Result>(
  keys: string,
  work: (other: { request: ReturnType<typeof supertest>; log(): string; reseal: Reseal }) => Promise<Result>,
) {
  const config = readConfig({
    ...api.variables,
    HEALTH_DATA_KEYS: keys,
  });
  let log = '';
  const logger = createLogger({ logLevel: 'info' }, 'api', {
    write: (line) => {
      log += line;
    },
  });
  const app = await createHttpApplication(config, { logger });
  try {
    return await work({
      request: supertest(app.getHttpServer()),
      log: () => log,
      reseal: app.get(Reseal, { strict: false }),
    });
  } finally {
    await app.close();
  }
}

const usedKeys = async () =>
  (await api.database.rows<{ key: string }>('select distinct key_id as key from child_registration order by 1')).map(
    ({ key }) => key,
  );

describe('health answers that cannot be opened', () => {
  test('count as not on file: the family goes on, and is asked again', async () => {
    await sealWith(lost, mia);
    await sealWith(ours, leo);
    expect(await childTask(mia)).toMatchObject({ isComplete: false, relatedObject: null });
    expect(await childTask(leo)).toMatchObject({ isComplete: true, relatedObject: { foodAllergy: 'Peanuts' } });
    expect((await emma.get(`/api/profile/contacts/${mia}`)).body).toMatchObject({ childRegistration: null });
    expect((await complete(emma, await childTask(mia), childAnswers)).status).toBe(200);
    expect(await childTask(mia)).toMatchObject({ isComplete: true, relatedObject: { foodAllergy: 'Peanuts' } });
    expect(await usedKeys()).toEqual([ours.currentKeyId]);
  });

  test('so do answers whose bytes were changed', async () => {
    await sealWith(ours, mia);
    await api.database.rows("update child_registration set sealed = sealed || '\\x00' where contact_id = $1", [mia]);
    expect(await childTask(mia)).toMatchObject({ isComplete: false, relatedObject: null });
  });

  test('raise an alarm: readiness degrades, the start says which key, the dashboard tells', async () => {
    await sealWith(lost, mia);
    await withKeys(testHealthDataKeys, async ({ request, log }) => {
      const ready = await request.get('/health/ready');
      expect([ready.status, ready.body.status, ready.body.checks.keys]).toEqual([200, 'degraded', 'missing']);
      expect(log()).toContain(`Data is sealed with the key ${lost.currentKeyId}, which HEALTH_DATA_KEYS does not have`);
    });
    await withKeys(`${testHealthDataKeys},${keyOf(99)}`, async ({ request, log }) => {
      expect((await request.get('/health/ready')).body).toMatchObject({ checks: { keys: 'up' } });
      expect(log()).not.toContain('HEALTH_DATA_KEYS');
    });
    const { body } = await (await administrator(api)).get('/api/admin/dashboard').expect(200);
    expect(body.attention[0]).toMatchObject({
      code: 'health.missing_key',
      params: { keyId: lost.currentKeyId, kind: 'child_registration' },
    });
  });

  test('a name that stood for two keys does not hide that one is gone', async () => {
    await sealWith(named('k1', 7), mia);
    await sealWith(named('k1', 99), leo);
    await withKeys(testHealthDataKeys, async ({ request }) => {
      expect((await request.get('/health/ready')).body.checks.keys).toBe('missing');
    });
    expect([(await childTask(mia)).isComplete, (await childTask(leo)).isComplete]).toEqual([true, false]);
  });
});

test('remembered answers are counted for who asks seldom: readiness would have to read each of them whole', async () => {
  await complete(emma, await childTask(mia), childAnswers, randomUUID());
  await api.database.rows('update idempotency_record set response = replace(response, $1, $2)', [
    ours.currentKeyId,
    lost.currentKeyId,
  ]);
  await withKeys(testHealthDataKeys, async ({ request }) => {
    expect((await request.get('/health/ready')).body.checks.keys).toBe('up');
  });
  const { body } = await (await administrator(api)).get('/api/admin/dashboard').expect(200);
  expect(body.attention[0]).toMatchObject({ code: 'health.missing_key', params: { kind: 'idempotency_record' } });
});

test('a remembered answer that cannot be opened is answered anew, and still counts once', async () => {
  const key = randomUUID();
  const task = await childTask(mia);
  const first = await complete(emma, task, childAnswers, key);
  await api.database.rows(`update idempotency_record set response = replace(response, $1, $2)`, [
    ours.currentKeyId,
    lost.currentKeyId,
  ]);
  const again = await complete(emma, task, childAnswers, key);
  expect([again.status, again.body]).toEqual([200, first.body]);
  const done = await api.database.rows('select 1 from completion where contact_id = $1', [mia]);
  expect(done).toHaveLength(1);
});

describe('a rotation', () => {
  const both = `${keyOf(42)},${testHealthDataKeys}`;
  const next = cipherOf(both);

  test('seals everything with the first key, again and beside guests, and drops nothing', async () => {
    const key = randomUUID();
    const task = await childTask(mia);
    const first = await complete(emma, task, childAnswers, key);
    await sealWith(named('winter', 7), leo);
    const secret = ours.seal('hush', { table: 'admin_settings', column: 'one_risk_secret_sealed', row: 1 });
    await api.database.rows('update admin_settings set one_risk_secret_sealed = $1, one_risk_secret_key_id = $2', [
      secret.sealed,
      secret.keyId,
    ]);
    await withKeys(both, async ({ reseal }) => {
      const [one, two] = await Promise.all([reseal.all(), reseal.all()]);
      const total = [...one, ...two].reduce((sum, { done }) => sum + done, 0);
      expect(total).toBe(4);
      expect((await reseal.all()).every(({ done, unopened }) => done === 0 && Object.keys(unopened).length === 0)).toBe(
        true,
      );
    });
    expect(await usedKeys()).toEqual([next.currentKeyId]);
    await withKeys(keyOf(42), async ({ request }) => {
      expect((await request.get('/health/ready')).body.checks.keys).toBe('up');
      const token = await api.identity.token({ sub });
      const retry = await request
        .post(`/api/tasks/contact/complete${task.completeEndpoint}`)
        .auth(token, { type: 'bearer' })
        .set('idempotency-key', key)
        .send({ ...task, relatedObject: childAnswers });
      expect([retry.status, retry.body]).toEqual([200, first.body]);
    });
    const { sealed, id } = await api.database.row<{ sealed: Buffer; id: string }>(
      'select one_risk_secret_sealed as sealed, one_risk_secret_key_id as id from admin_settings',
    );
    expect(
      cipherOf(keyOf(42)).open(
        { sealed, keyId: id },
        { table: 'admin_settings', column: 'one_risk_secret_sealed', row: 1 },
      ),
    ).toBe('hush');
    const stale = await api.database.rows(
      'select 1 from household_document where document::jsonb <> household_json(head_contact_id)::jsonb',
    );
    expect(stale).toEqual([]);
  });

  test('leaves what no key opens as it is, and says of which key it was', async () => {
    await sealWith(lost, mia);
    await withKeys(both, async ({ reseal }) => {
      const [registrations] = await reseal.all();
      expect(registrations).toMatchObject({ done: 0, unopened: { [lost.currentKeyId]: 1 } });
    });
    expect(await usedKeys()).toEqual([lost.currentKeyId]);
  });
});

/** The one names an API key; the other is sealed by the household's own key, whose column is in the list. */
test('every column of the database that holds sealed values is in the one list', async () => {
  const columns = await api.database.rows<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and (column_name like '%sealed%' or column_name like '%cipher%' or column_name like '%key\\_id')
       and (table_name, column_name) not in (('api_key_use', 'api_key_id'), ('sealed_evidence', 'ciphertext')) order by 1`,
  );
  const known = sealedColumns.flatMap(({ table, sealed, keyId }) => [`${table}.${sealed}`, `${table}.${keyId}`]);
  expect(columns.map(({ place }) => place).filter((place) => !known.includes(place))).toEqual([]);
  expect(columns.length).toBeGreaterThan(3);
});
