import { guestHitSchema } from '@arrival/contracts';
import { Client } from 'pg';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildCheckinResort } from '../../support/checkin';
import { counterAgent } from '../../support/counter';
import { lockWaits } from '../../support/lock-waits';

/** Somebody comes to the counter whom nobody knows: staff begin the household, and the account finds it later (D2, D69). */
let api: TestApi;
let admin: SignedInAgent;
let locationId: number;
let families = 0;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  ({ locationId } = await buildCheckinResort(api));
});
afterAll(() => api.close());

/** A person nobody has met. */
const somebody = () => {
  const lastName = `Hoffmann${++families}`;
  return { firstName: 'Lena', lastName, dateOfBirth: '1990-03-04', email: `lena.${lastName}@example.com`, phone: null };
};
const begin = (body: object) => admin.post('/api/admin/guests').send(body);
const begun = async (body: object) => guestHitSchema.strict().parse((await begin(body).expect(200)).body);

/** Signs in for the first time, as the provider tells it. */
async function meets(
  { firstName, lastName, email }: ReturnType<typeof somebody>,
  claims: object = {},
): Promise<number> {
  const sub = `account-${Math.random()}`;
  const person = { given_name: firstName, family_name: lastName, email, email_verified: true };
  const agent = await api.as({ sub, ...person, ...claims });
  return (await agent.get('/api/profile').expect(200)).body.contact.contactId;
}

test('a household is begun, found and let in', async () => {
  const since = await lastAuditId(api);
  const lena = somebody();
  const hit = await begun({ ...lena, firstName: ' Lena  ' });
  expect(hit).toMatchObject({ firstName: 'Lena', lastName: lena.lastName, isHeadOfHouseHold: true, householdSize: 1 });
  const found = await admin.get('/api/admin/guests').query({ filter: JSON.stringify({ q: lena.lastName }) });
  expect(found.body).toMatchObject([{ contactId: hit.contactId }]);
  const device = await counterAgent(api, admin, hit.contactId, locationId);
  const noah = { firstName: 'Noah', lastName: lena.lastName, dateOfBirth: '2017-01-02' };
  await device.post('/api/family/addmember').send(noah).expect(200);
  expect((await device.get('/api/profile').expect(200)).body.contacts).toHaveLength(2);
  expect((await auditRows(api, since))[0]).toMatchObject({
    action: 'household.created',
    entity_id: String(hit.contactId),
    after: { name: `Lena ${lena.lastName}` },
    actor_email: 'boss@example.com',
  });
});

test('who is known already is not begun again, also by two at once', async () => {
  const lena = somebody();
  const answers = await Promise.all([begin(lena), begin({ ...lena, firstName: 'LENA' })]);
  const { body } = answers.find(({ status }) => status === 200)!;
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body).toMatchObject({ code: 'household.known_already', details: { contactId: body.contactId } });
  await begun({ ...lena, dateOfBirth: '1991-03-04' });
});

test.each([
  ['an apostrophe of another kind', { lastName: "O'Brien" }, { lastName: 'O’Brien' }],
  ['the apostrophe of another language', { lastName: "O'Reilly" }, { lastName: 'O‘Reilly' }],
  ['no apostrophe', { lastName: "O'Neill" }, { lastName: 'ONeill' }],
  ['an apostrophe where there was none', { lastName: 'DAngelo' }, { lastName: "D'Angelo" }],
  ['no accents', { lastName: 'García' }, { lastName: 'Garcia' }],
  ['accents', { firstName: 'Zoe', lastName: 'Muller' }, { firstName: 'Zoë', lastName: 'MÜLLER' }],
  ['a space for a hyphen', { lastName: 'Smith-Jones' }, { lastName: 'Smith Jones' }],
])('a name written with %s is the same name', async (_, known, typed) => {
  const { contactId } = await begun({ ...somebody(), ...known });
  const answer = await begin({ ...somebody(), ...known, ...typed });
  expect(answer.body).toMatchObject({ code: 'household.known_already', details: { contactId } });
});

test('who has a name that more than a page of people have is known by the birth date', async () => {
  await api.database.rows(
    `insert into contact (first_name, last_name, date_of_birth) select 'Mei', 'Wang', date '1980-01-01' + n from generate_series(1, 150) n`,
  );
  const mei = { ...somebody(), firstName: 'Mei', lastName: 'Wang' };
  const { contactId } = await begun(mei);
  expect((await begin(mei)).body).toMatchObject({ code: 'household.known_already', details: { contactId } });
});

test.each([
  ['a day to come', { dateOfBirth: '2999-01-01' }, 'dateOfBirth'],
  ['no name', { firstName: ' ' }, 'firstName'],
  ['no address', { email: 'lena' }, 'email'],
  ['another field', { isHeadOfHouseHold: false }, 'isHeadOfHouseHold'],
])('%s is refused at its field', async (_, wrong, path) => {
  const answer = await begin({ ...somebody(), ...wrong });
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
});

describe('whoever signs in afterwards', () => {
  test('has the household, by the verified e-mail and the name', async () => {
    const lena = somebody();
    const { contactId } = await begun(lena);
    expect(await meets(lena, { email: lena.email.toUpperCase(), family_name: lena.lastName.toLowerCase() })).toBe(
      contactId,
    );
    const trail = await api.database.rows('select action from audit_event where entity_id = $1 order by id', [
      String(contactId),
    ]);
    expect(trail).toEqual([{ action: 'household.created' }, { action: 'household.account_added' }]);
    // It is somebody's already.
    expect(await meets(lena)).not.toBe(contactId);
  });

  test('has it also when the provider writes the name otherwise', async () => {
    const lena = { ...somebody(), firstName: 'Zoë', lastName: `O'Brien-García` };
    const { contactId } = await begun(lena);
    expect(await meets(lena, { given_name: 'Zoe', family_name: 'O’Brien Garcia' })).toBe(contactId);
  });

  test('has it alone: of two accounts with the e-mail that come at the same instant one begins anew', async () => {
    const lena = somebody();
    const { contactId } = await begun(lena);
    const other = new Client({ connectionString: api.database.url });
    await other.connect();
    try {
      await other.query('begin');
      await other.query('select from contact where contact_id = $1 for update', [contactId]);
      const both = Promise.all([meets(lena), meets(lena)]);
      await lockWaits(api.database, 2);
      await other.query('commit');
      expect((await both).filter((id) => id === contactId)).toHaveLength(1);
    } finally {
      await other.end();
    }
  });

  test.each([
    ['an e-mail that nobody verified', { email_verified: false }],
    ['another name', { family_name: 'Weber' }],
    ['another first name', { given_name: 'Jonas' }],
    ['another e-mail', { email: 'somebody@example.com' }],
  ])('does not have it with %s', async (_, claims) => {
    const lena = somebody();
    const { contactId } = await begun(lena);
    expect(await meets(lena, claims)).not.toBe(contactId);
  });

  test('begins anew when two fit', async () => {
    const lena = somebody();
    const known = [await begun(lena), await begun({ ...lena, dateOfBirth: '1991-03-04' })];
    expect(known.map(({ contactId }) => contactId)).not.toContain(await meets(lena));
  });
});
