import { startApi, type TestApi } from '../../support/api';
import { buildHousehold, type Household } from '../../support/build-household';
import { buildActivity, buildLocation } from '../../support/build-resort';

let api: TestApi;
let carters: Household;

const mia = { firstName: 'Mia', lastName: 'Carter', dateOfBirth: '2017-04-30' };

beforeAll(async () => {
  api = await startApi();
  const activity = await buildActivity(api.database, { taskIds: [] });
  await buildLocation(api.database, { isDefault: true, activityIds: [activity] });
  carters = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'emma' });
});

afterAll(() => api.close());

const contacts = () => api.database.rows('select contact_id, first_name, parent_contact_id from contact order by 1');
const add = async (member: object, sub = 'emma') => (await api.as({ sub })).post('/api/family/addmember').send(member);

test('a new member belongs to the household and is seen in the profile', async () => {
  const { status, body } = await add({
    ...mia,
    firstName: '  Mia ',
    email: 'mia@example.com',
    phone: '+1 970 555 0101',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    firstName: 'Mia',
    parentContactId: carters.headId,
    isHeadOfHouseHold: false,
    dateOfBirth: mia.dateOfBirth,
  });
  const profile = await (await api.as({ sub: 'emma' })).get('/api/profile').expect(200);
  expect(profile.body.contacts.map(({ contactId }: { contactId: number }) => contactId)).toContain(body.contactId);
  const audit = await api.database.row(
    "select actor_subject, entity_id, after from audit_event where action = 'household.member_added'",
  );
  expect(audit).toEqual({ actor_subject: 'emma', entity_id: String(body.contactId), after: null });
});

test('the same name and birth date again points at the one that exists', async () => {
  const before = await contacts();
  const { status, body } = await add({ ...mia, firstName: 'mIA', lastName: ' CARTER ' });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'household.duplicate_member', details: { firstName: 'Mia', lastName: 'Carter' } });
  expect(before).toContainEqual(expect.objectContaining({ contact_id: body.details.contactId }));
  expect(await contacts()).toEqual(before);
});

test('it is the same name without its accents, apostrophes and hyphens', async () => {
  const { body } = await add({ ...mia, firstName: 'Anne-Zoë', lastName: "O'Neill" });
  const again = await add({ ...mia, firstName: 'Anne Zoe', lastName: 'O’NEILL' });
  expect([again.status, again.body.details]).toEqual([
    409,
    { contactId: body.contactId, firstName: 'Anne-Zoë', lastName: "O'Neill" },
  ]);
});

test('twins may share a birth date, and households a name', async () => {
  expect((await add({ ...mia, firstName: 'Liv' })).status).toBe(200);
  expect((await add(mia, 'somebody-else')).status).toBe(200);
});

test('twenty times the same member at once leaves one', async () => {
  const emma = await api.as({ sub: 'emma' });
  await Promise.all(Array.from({ length: 8 }, () => emma.get('/api/profile')));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => emma.post('/api/family/addmember').send({ ...mia, firstName: 'Theo' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  const made = answers.find(({ status }) => status === 200)?.body.contactId;
  for (const { body } of answers.filter(({ status }) => status === 409)) expect(body.details.contactId).toBe(made);
});

test.each([
  ['firstName', { firstName: ' ' }, 'required'],
  ['lastName', { lastName: 'x'.repeat(101) }, 'mostCharacters'],
  ['dateOfBirth', { dateOfBirth: undefined }, 'required'],
  ['dateOfBirth', { dateOfBirth: '2017-02-30' }, 'date'],
  ['dateOfBirth', { dateOfBirth: '2999-01-01' }, 'birthInFuture'],
  // Tomorrow is allowed, which elsewhere is today: three days from now it is neither, at whatever hour this runs.
  ['dateOfBirth', { dateOfBirth: new Date(Date.now() + 72 * 3_600_000).toISOString().slice(0, 10) }, 'birthInFuture'],
  ['dateOfBirth', { dateOfBirth: '1850-01-01' }, 'birthTooLongAgo'],
  ['email', { email: 'nobody' }, 'email'],
  ['phone', { phone: '1' }, 'fewestCharacters'],
  ['parentContactId', { parentContactId: 1 }, 'unknownField'],
])('a wrong %s is named, with its code, and nothing is stored', async (path, wrong, code) => {
  const before = await contacts();
  const { status, body, type } = await add({ ...mia, firstName: 'Wrong', ...wrong });
  expect([status, type]).toEqual([400, 'application/problem+json']);
  expect(body).toMatchObject({ code: 'request.invalid', errors: [{ path, code }] });
  expect(await contacts()).toEqual(before);
});

test('a household ends at thirty people', async () => {
  const { headId } = await buildHousehold(api.database, {
    issuer: api.identity.issuer,
    subject: 'large',
    members: Array.from({ length: 28 }, () => ({})),
  });
  expect((await add(mia, 'large')).status).toBe(200);
  const { status, body } = await add({ ...mia, firstName: 'Thirty-first' }, 'large');
  expect([status, body.code]).toEqual([422, 'household.full']);
  const { n } = await api.database.row<{ n: string }>(
    'select count(*) as n from contact where $1 in (contact_id, parent_contact_id)',
    [headId],
  );
  expect(Number(n)).toBe(30);
});
