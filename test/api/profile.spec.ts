import { startApi, type TestApi } from '../support/api';
import { born, buildHousehold, type Household } from '../support/build-household';
import { buildActivity, buildLocation, buildReferenceLists, buildRentalTask } from '../support/build-resort';

let api: TestApi;
let carters: Household;
let others: Household;

beforeAll(async () => {
  api = await startApi();
  const { database, identity } = api;
  const rental = await buildRentalTask(database);
  const activity = await buildActivity(database, { taskIds: [rental] });
  await buildLocation(database, { isDefault: true, activityIds: [activity] });
  await buildReferenceLists(database);
  carters = await buildHousehold(database, {
    issuer: identity.issuer,
    subject: 'emma',
    members: [{ firstName: 'Mia', dateOfBirth: born(8) }],
  });
  others = await buildHousehold(database, { issuer: identity.issuer, subject: 'noah', head: { firstName: 'Noah' }, members: [{}] });
});

afterAll(() => api.close());

const count = async (table: string) => Number((await api.database.row<{ n: string }>(`select count(*) as n from ${table}`)).n);

test('a guest sees the household, head first, with ages', async () => {
  const emma = await api.as({ sub: 'emma' });
  const { body } = await emma.get('/api/profile').expect(200);
  expect(body.contact).toMatchObject({ contactId: carters.headId, firstName: 'Emma', isHeadOfHouseHold: true, age: 38, email: null });
  expect(body.contacts.map((contact: { firstName: string; age: number }) => [contact.firstName, contact.age])).toEqual([
    ['Emma', 38],
    ['Mia', 8],
  ]);
  expect(body.contacts[1]).toMatchObject({ parentContactId: carters.headId, isHeadOfHouseHold: false, photo: null, photoHash: null });
});

test('paths are read without regard to case', async () => {
  const emma = await api.as({ sub: 'emma' });
  await emma.get('/API/Profile').expect(200);
});

test('twenty first requests at once make one contact', async () => {
  const before = await count('contact');
  const guest = await api.as({ sub: 'new-guest', given_name: ' Zoë ', family_name: 'Müller', birthdate: '1990-02-29' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => guest.get('/api/profile')));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }) => body.contact.contactId)).size).toBe(1);
  expect(answers[0]?.body.contact).toMatchObject({
    firstName: 'Zoë',
    lastName: 'Müller',
    email: 'new-guest@example.com',
    dateOfBirth: null,
    age: null,
  });
  expect(await count('contact')).toBe(before + 1);
  expect(await count("audit_event where action = 'household.created'")).toBe(1);
});

test('a birth date of the claims is taken over', async () => {
  const guest = await api.as({ sub: 'with-birthday', birthdate: '1984-05-06' });
  const { body } = await guest.get('/api/profile').expect(200);
  expect(body.contact.dateOfBirth).toBe('1984-05-06');
});

test('without a token there is nothing to see', async () => {
  const { body } = await api.request.get('/api/profile').expect(401);
  expect(body.code).toBe('auth.required');
});

test("a member's profile shows the lists' words and how long it is valid", async () => {
  const [mia] = carters.memberIds;
  await api.database.rows("update reference_item set list_description = 'Type I' where list = 'ability' and list_key = 'I'");
  await api.database.rows(
    `insert into rental_profile (contact_id, age_key, ability_key, height_key, weight_key, shoe_size, goofy)
     values ($1, '0-49', 'I', 'H1', 'W1', '24.5', 'N')`,
    [mia],
  );
  const emma = await api.as({ sub: 'emma' });
  const { body } = await emma.get(`/api/profile/contacts/${mia}`).expect(200);
  expect(body.contact).toMatchObject({ contactId: mia, firstName: 'Mia' });
  expect(body.rentalProfile).toMatchObject({ ability: 'Type I', height: 'H1', shoeSize: '24.5', goofy: 'N', isValid: true });
  expect(body.rentalProfile.validUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(body).toMatchObject({ childRegistration: null, photo: null, signedWaivers: [] });
});

test("another household's member is unknown, like one that does not exist", async () => {
  const emma = await api.as({ sub: 'emma' });
  const foreign = await emma.get(`/api/profile/contacts/${others.memberIds[0]}`).expect(404);
  const missing = await emma.get('/api/profile/contacts/999999').expect(404);
  const { traceId: _, ...seen } = foreign.body;
  expect(seen).toEqual({ ...missing.body, traceId: undefined });
  expect(seen.code).toBe('contact.unknown');
});

test('an id that is no number is named', async () => {
  const emma = await api.as({ sub: 'emma' });
  const { body } = await emma.get('/api/profile/contacts/me').expect(400);
  expect(body.errors).toEqual([expect.objectContaining({ path: 'contactId' })]);
});
