import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { FieldCipher } from '../../../api/src/platform/crypto/field-cipher';
import { cleanHtml } from '../../../api/src/platform/html/clean-html';
import { WAIVER_TEXTS } from '../../../libs/sandbox/src/demo/content/waiver-texts';
import { demoPeople } from '../../../libs/sandbox/src/demo/people';
import { seedDemoResort } from '../../../libs/sandbox/src/demo/seed';
import { prepareDemoData } from '../../../libs/sandbox/src/launcher/demo-data';
import { startApi, type TestApi, testHealthDataKeys } from '../../support/api';

let api: TestApi;

const options = () => ({
  databaseUrl: api.database.url,
  issuer: api.identity.issuer,
  storageDir: api.storageFolder,
  healthKeys: testHealthDataKeys,
  now: new Date(),
});
const seed = () => seedDemoResort(options());

beforeAll(async () => {
  api = await startApi();
  // An administrator's own location and a first guest do not make the families.
  await api.database.rows("insert into location (name) values ('Own')");
  expect(await prepareDemoData(options(), { withResort: true })).toEqual({ hasFamilies: false, hasDesk: false });
  await api.database.rows("delete from location where name = 'Own'");
  await seed();
});

afterAll(() => api.close());

test('who is at the desk is told as such for as long as an administrator has them there', async () => {
  expect(await prepareDemoData(options(), { withResort: true })).toEqual({ hasFamilies: true, hasDesk: true });
  // As in one that was made before there was a desk.
  const [kept] = await api.database.rows("delete from admin_email where role = 'desk' returning email");
  expect(await prepareDemoData(options(), { withResort: true })).toEqual({ hasFamilies: true, hasDesk: false });
  await api.database.rows("insert into admin_email (email, role) values ($1, 'desk')", [kept?.['email']]);
});

interface Decided {
  contactId: number;
  firstName: string;
  imageUrl: string | null;
  age: number;
  tasksTotal: number;
  tasksComplete: number;
  isCheckInComplete: boolean;
  reasons: { taskName: string; isAsked: boolean; isComplete: boolean; code: string }[];
}
interface DecidedActivity {
  id: number;
  name: string;
  contacts: Decided[];
}

async function at(locationId: number, email: string): Promise<DecidedActivity[]> {
  const person = demoPeople.find((one) => one.email === email);
  const guest = await api.as({
    sub: person?.sub,
    given_name: person?.givenName,
    family_name: person?.familyName,
    email,
  });
  const { body } = await guest.get(`/api/activities/locations/${locationId}/contacts`).expect(200);
  return body as DecidedActivity[];
}

const named = (activities: DecidedActivity[], activity: string, firstName: string): Decided | undefined =>
  activities.find(({ name }) => name === activity)?.contacts.find((contact) => contact.firstName === firstName);
const asked = (contact: Decided | undefined) =>
  contact?.reasons.filter(({ isAsked }) => isAsked).map(({ taskName }) => taskName);

test('a parent with two children has all four kinds of task to do at the default location', async () => {
  const village = await at(1, 'emma.carter@example.com');
  const mia = named(village, 'All-Mountain Day', 'Mia');
  expect(asked(mia)).toEqual(['Liability Release', 'Rental Profile', 'Child Registration', 'Photo']);
  expect(mia?.tasksComplete).toBe(0);
  expect(asked(named(village, 'All-Mountain Day', 'Emma'))).toEqual(['Liability Release', 'Rental Profile', 'Photo']);
});

test('a returning family has nothing left in the Village', async () => {
  const contacts = (await at(1, 'sofia.marino@example.com')).flatMap((activity) => activity.contacts);
  expect(new Set(contacts.map(({ isCheckInComplete }) => isCheckInComplete))).toEqual(new Set([true]));
});

test('the ski school asks what was bought, the Village what the activity wants', async () => {
  const school = await at(2, 'james.oconnor@example.com');
  expect(asked(named(school, 'Ski School', 'Fiona'))).toEqual([
    'Rental Agreement',
    'Ski School Agreement',
    'Rental Profile',
    'Child Registration',
  ]);
  expect(asked(named(school, 'Ski School', 'Declan'))).toEqual(['Ski School Agreement', 'Child Registration']);
  expect(asked(named(await at(1, 'james.oconnor@example.com'), 'All-Mountain Day', 'Fiona'))).toContain('Photo');
});

test('a son is 17 today and 18 tomorrow', async () => {
  expect(named(await at(1, 'claire.dubois@example.com'), 'All-Mountain Day', 'Théo')?.age).toBe(17);
  const [row] = await api.database.rows<{ turns: boolean }>(
    `select date_of_birth + interval '18 years' = (now() at time zone 'America/Denver')::date + 1 as turns from contact where first_name = 'Théo'`,
  );
  expect(row?.turns).toBe(true);
});

test('what ran out is asked again, what holds is not', async () => {
  const mateo = named(await at(1, 'mateo.garcia@example.com'), 'All-Mountain Day', 'Mateo');
  const codes = Object.fromEntries((mateo?.reasons ?? []).map(({ taskName, code }) => [taskName, code]));
  expect(codes).toMatchObject({
    'Liability Release': 'waiverExpired',
    'Rental Profile': 'profileExpired',
    Photo: 'alreadyValidUntil',
  });
});

test('an optional waiver that has ended is not asked; a nine-member household has an answer for each', async () => {
  const services = await at(4, 'henrik.lindqvist@example.com');
  const pass = services.find(({ name }) => name === 'Season Pass');
  expect(pass?.contacts).toHaveLength(9);
  for (const contact of pass?.contacts ?? []) expect(asked(contact)).not.toContain('Bike Park Summer Release');
});

test('the API opens the health answers that the seed sealed', async () => {
  const { keyId } = await api.database.row<{ keyId: string }>(
    'select distinct key_id as "keyId" from child_registration',
  );
  expect(keyId).toBe(api.app.get(FieldCipher, { strict: false }).currentKeyId);
  const sofia = demoPeople.find(({ email }) => email === 'sofia.marino@example.com');
  const guest = await api.as({ sub: sofia?.sub, email: sofia?.email });
  const luca = named(await at(1, 'sofia.marino@example.com'), 'All-Mountain Day', 'Luca');
  const { body } = await guest
    .post('/api/tasks/ContactTaskGrouping/Location/1')
    .send({ activityId: 1, contactIds: [luca?.contactId] })
    .expect(200);
  expect(body.childRegistrationContactTasks[0].relatedObject).toMatchObject({
    foodAllergy: 'Hazelnuts, also in traces',
    drugAllergy: 'None',
  });
});

test('photos are kept as square JPEGs with the size and hash of their rows', async () => {
  const rows = await api.database.rows<{ storage_key: string; byte_size: number }>(
    'select storage_key, byte_size from photo',
  );
  expect(rows.length).toBeGreaterThan(10);
  const bytes = readFileSync(join(api.storageFolder, rows[0]?.storage_key ?? ''));
  expect(bytes.length).toBe(rows[0]?.byte_size);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 400 });
});

test('the guest who owns a photo gets it', async () => {
  const sofia = demoPeople.find(({ email }) => email === 'sofia.marino@example.com');
  const guest = await api.as({ sub: sofia?.sub, email: sofia?.email });
  const [activity] = await at(1, 'sofia.marino@example.com');
  const imageUrl = activity?.contacts[0]?.imageUrl ?? 'none';
  const { headers } = await guest.get(imageUrl).expect(200);
  expect(headers['content-type']).toBe('image/jpeg');
});

test('sanitising leaves each waiver text as it is, so its hash stays', () => {
  for (const { html } of Object.values(WAIVER_TEXTS)) expect(cleanHtml(html)).toBe(html);
});

test('each household’s document equals what the tables say', async () => {
  const [row] = await api.database.rows<{ different: number }>(
    'select count(*)::int as different from household_document where document <> household_json(head_contact_id)',
  );
  expect(row?.different).toBe(0);
});

test('a second start changes nothing', async () => {
  const count = async () =>
    (
      await api.database.row<{ n: string }>(
        'select (select count(*) from contact) + (select count(*) from task) + (select count(*) from signature) as n',
      )
    ).n;
  const before = await count();
  await seed();
  expect(await count()).toBe(before);
});

test("the demo's families choose from the product's lists, each in the age group of their birth date", async () => {
  const strange = await api.database.rows(
    `select c.first_name, r.* from rental_profile r join contact c using (contact_id)
where not exists (select from reference_item where list = 'ability' and list_key = ability_key and din_lookup_value > -1)
  or not exists (select from reference_item where list = 'height' and list_key = height_key and din_lookup_value > -1)
  or not exists (select from reference_item where list = 'weight' and list_key = weight_key and din_lookup_value > -1)
  or age_key <> case when date_part('year', age(date_of_birth)) < 10 then 'A09' when date_part('year', age(date_of_birth)) < 50 then 'A10' else 'A50' end`,
  );
  expect(strange).toEqual([]);
});
