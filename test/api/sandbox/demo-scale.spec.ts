import { Client } from 'pg';
import { writeCrowd } from '../../../libs/sandbox/src/demo/scale/write-crowd';
import { seedDemoResort } from '../../../libs/sandbox/src/demo/seed';
import { testHealthDataKeys } from '../../support/api';
import { createTestDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
let before: number;

const customers = 3_700;
const count = () => database.count('contact');

beforeAll(async () => {
  database = await createTestDatabase();
  const now = new Date();
  await seedDemoResort({
    databaseUrl: database.url,
    issuer: 'https://id.example',
    storageDir: '',
    healthKeys: testHealthDataKeys,
    now,
  });
  before = await count();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await writeCrowd(client, { customers, now }).finally(() => client.end());
});

afterAll(() => database.drop());

test('exactly so many people are added, in households with an adult at the head and a family code', async () => {
  expect((await count()) - before).toBe(customers);
  const heads = 'contact where parent_contact_id is null';
  expect(await database.count(`${heads} and date_of_birth > current_date - interval '18 years'`)).toBe(0);
  expect(await database.count(`${heads} and contact_id not in (select head_contact_id from family_code)`)).toBe(0);
});

test('every household has the document that its tables say', async () => {
  const row = await database.row<{ households: number; heads: number; different: number }>(
    `select count(*)::int as households, (select count(*) from contact where parent_contact_id is null)::int as heads,
       (count(*) filter (where document <> household_json(head_contact_id)))::int as different from household_document`,
  );
  expect(row.households).toBe(row.heads);
  expect(row.different).toBe(0);
});

test('they have season passes without a date, cancelled lines, expired waivers and answers, passes to print and passes printed', async () => {
  const row = await database.row<Record<string, boolean>>(
    `select exists (select from purchase where product_id = 5002 and product_date is null) as "seasonPass",
       exists (select from purchase where status = 'cancelled') as cancelled,
       exists (select from waiver_authorization where expires_on < current_date) as expired,
       exists (select from rental_profile where updated_at < now() - interval '365 days') as "oldAnswers",
       exists (select from pass_media where printed_at is null) as "toPrint",
       exists (select from pass_media where printed_at is not null) as printed`,
  );
  expect(Object.values(row)).toEqual(Array(6).fill(true));
});
