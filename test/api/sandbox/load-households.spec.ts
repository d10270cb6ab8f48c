import { Client } from 'pg';
import { seedDemoResort } from '../../../libs/sandbox/src/demo/seed';
import { startApi, type TestApi, testHealthDataKeys } from '../../support/api';
import { loadHeadId, loadSubject, seedLoadHouseholds } from '../../support/load-households';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  const issuer = api.identity.issuer;
  await seedDemoResort({
    databaseUrl: api.database.url,
    issuer,
    storageDir: '',
    healthKeys: testHealthDataKeys,
    now: new Date(),
  });
  const client = new Client({ connectionString: api.database.url });
  await client.connect();
  await seedLoadHouseholds(client, 250, { issuer }).finally(() => client.end());
});

afterAll(() => api.close());

test('a household made for measuring meets its guest like any other', async () => {
  const guest = await api.as({ sub: loadSubject(77) });
  const { body } = await guest.get('/api/activities/locations/1/contacts').expect(200);
  expect(body[0].contacts).toHaveLength(5);
  expect(body[0].contacts.map(({ contactId }: { contactId: number }) => contactId)).toContain(loadHeadId(77));
});

test('its document is what the triggers would have written, and small', async () => {
  const row = await api.database.row<{ households: number; different: number; size: number }>(
    `select count(*)::int as households, (count(*) filter (where document <> household_json(head_contact_id)))::int as different,
       max(length(document::text)) as size
     from household_document where head_contact_id > $1`,
    [loadHeadId(0)],
  );
  expect(row).toMatchObject({ households: 250, different: 0 });
  expect(row.size).toBeLessThan(6000);
});

test('triggers and foreign keys are back afterwards', async () => {
  expect(await api.database.count(`pg_trigger where tgenabled = 'D'`)).toBe(0);
  const orphan = api.database.rows(
    `insert into photo (contact_id, hash, storage_key, byte_size) values (1, 'x', 'x', 1)`,
  );
  await expect(orphan).rejects.toThrow('fk_photo_contact');
});
