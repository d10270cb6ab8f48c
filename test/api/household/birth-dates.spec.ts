import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { born, type Household } from '../../support/build-household';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { counterPath } from '../../support/counter';

/** Nobody knows when Leo was born, nor Daniel: of neither is it known who signs (D3, D22). */
let api: TestApi;
let resort: CheckinResort;
let carters: Household;
let emma: SignedInAgent;
let mia: number;
let leo: number;
let daniel: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  resort = await buildCheckinResort(api, { html: '<p>Skiing has risks.</p>' });
});
beforeEach(async () => {
  ({ carters, emma, mia, leo, daniel } = await signedInCarters(api));
  await api.database.rows('update contact set date_of_birth = null where contact_id = any($1)', [[leo, daniel]]);
});
afterAll(() => api.close());

const give = (contactId: number, dateOfBirth: unknown) =>
  emma.post('/api/family/birthdate').send({ contactId, dateOfBirth });
const waiverOf = async (contactId: number) =>
  taskOf((await group(emma, resort, [contactId])).waiverContactTasks, contactId);
const sign = async (contactId: number, signerName: string, more = {}) => {
  const task = await waiverOf(contactId);
  const { rolTextHash } = task.relatedObject;
  return complete(emma, task, { rolTextHash, agree: true, consent: true, signerName, ...more });
};

test('a birth date is told once: the same again changes nothing, and another one is refused', async () => {
  expect((await give(leo, born(6)).expect(200)).body).toMatchObject({ contactId: leo, dateOfBirth: born(6), age: 6 });
  expect((await give(leo, born(6)).expect(200)).body).toMatchObject({ contactId: leo, age: 6 });
  const refused = await give(leo, born(7));
  expect([refused.status, refused.body.code]).toEqual([409, 'contact.birth_date_known']);
  expect((await give(mia, born(20))).body.code).toBe('contact.birth_date_known');
  const { contacts } = (await emma.get('/api/profile').expect(200)).body;
  expect(contacts).toContainEqual(expect.objectContaining({ contactId: leo, dateOfBirth: born(6) }));
  expect(
    await api.database.rows(
      `select action, actor_subject from audit_event where entity = 'contact' and entity_id = any($1)`,
      [[leo, mia].map(String)],
    ),
  ).toEqual([{ action: 'household.birth_date_given', actor_subject: carters.subject }]);
});

test('two tell it at once: one is right, and the other is told that it is not theirs', async () => {
  const answers = await Promise.all([give(leo, born(6)), give(leo, born(7))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('nobody tells it of another household, and no day that cannot be', async () => {
  const others = await signedInCarters(api);
  await api.database.rows('update contact set date_of_birth = null where contact_id = $1', [others.leo]);
  const stranger = await give(others.leo, born(6));
  expect([stranger.status, stranger.body.code]).toEqual([404, 'contact.unknown']);
  for (const day of ['2999-01-01', '1800-01-01', '2020-02-30', '', null])
    expect((await give(leo, day)).status).toBe(400);
  expect(
    await api.database.rows('select date_of_birth from contact where contact_id = any($1)', [[leo, others.leo]]),
  ).toEqual([{ date_of_birth: null }, { date_of_birth: null }]);
});

test('no waiver is signed for somebody whose age nobody knows; once it is told, whoever should signs', async () => {
  for (const name of ['Leo Carter', 'Emma Carter']) {
    const refused = await sign(leo, name);
    expect([refused.status, refused.body.code]).toEqual([422, 'waiver.age_unknown']);
  }
  expect(await api.database.rows('select from signature where contact_id = $1', [leo])).toHaveLength(0);
  await give(leo, born(6)).expect(200);
  expect((await sign(leo, 'Leo Carter')).status).toBe(422);
  expect((await sign(leo, 'Emma Carter', { relationship: 'parent' })).status).toBe(200);
  await give(daniel, born(40)).expect(200);
  expect((await sign(daniel, 'Daniel Carter')).status).toBe(200);
});

test('nor gets such a one a link for their own phone, or is let in to sign for others', async () => {
  const { locationId, activityId } = resort;
  const link = await emma.post('/api/waivers/links').send({ contactId: daniel, locationId, activityId });
  expect([link.status, link.body.code]).toEqual([422, 'waiver.age_unknown']);
  const admin = await administrator(api);
  const letIn = (signerContactId?: number) => admin.post(counterPath(mia)).send({ locationId, signerContactId });
  expect((await letIn(daniel)).body.code).toBe('waiver.age_unknown');
  await api.database.rows('update contact set date_of_birth = null where contact_id = $1', [carters.headId]);
  await letIn().expect(200);
});

test('an account holder whose birth date nobody knows signs as before', async () => {
  await api.database.rows('update contact set date_of_birth = null where contact_id = $1', [carters.headId]);
  expect((await sign(carters.headId, 'Emma Carter')).status).toBe(200);
  expect((await sign(mia, 'Emma Carter', { relationship: 'parent' })).status).toBe(200);
});
