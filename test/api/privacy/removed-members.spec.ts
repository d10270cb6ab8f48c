import { formDraftRoutes, staffHouseholdSchema } from '@arrival/contracts';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { behindBridge } from '../../support/behind-bridge';
import { born, type Household } from '../../support/build-household';
import { buildPicture } from '../../support/build-images';
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
import { counterAgent } from '../../support/counter';
import { tablesThatSay } from '../../support/tables-that-say';

/** Staff take somebody out of a household who was added by mistake (D71). */
let api: TestApi;
let resort: CheckinResort;
let boss: SignedInAgent;
let carters: Household;
let emma: SignedInAgent;
let mia: number;
let leo: number;
let daniel: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
  resort = await buildCheckinResort(api, { html: '<p>Skiing has risks.</p>' });
});
beforeEach(async () => {
  ({ carters, emma, mia, leo, daniel } = await signedInCarters(api));
});
afterAll(() => api.close());

const remove = (contactId: number) => boss.delete(`/api/admin/guests/${contactId}`);
const household = async () =>
  staffHouseholdSchema.strict().parse((await boss.get(`/api/admin/guests/${carters.headId}`).expect(200)).body);
const staying = async (contactId: number) =>
  (await household()).members.find((member) => member.contactId === contactId)?.staysBecause;

const draftOf = (contactId: number): string =>
  formDraftRoutes.one.replace('{name}', `rental.${resort.locationId}.${resort.activityId}.1.${contactId}`);

/** Added twice, the second time with another name, and half checked in before anybody saw. */
async function mistaken(): Promise<number> {
  const { body } = await emma
    .post('/api/family/addmember')
    .send({ firstName: 'Miriamelle', lastName: 'Carter', dateOfBirth: born(9) })
    .expect(200);
  const { contactId } = body;
  const { rentalProfileContactTasks, childRegistrationContactTasks } = await group(emma, resort, [contactId]);
  await complete(emma, taskOf(rentalProfileContactTasks, contactId), { ...rentalAnswers, shoeSize: '47.5' }).expect(
    200,
  );
  const answers = { ...childAnswers, foodAllergy: 'Pecan' };
  await complete(emma, taskOf(childRegistrationContactTasks, contactId), answers).expect(200);
  const picture = await buildPicture(500, 500).jpeg().toBuffer();
  await emma.post(`/api/photo/Contact/Upload?contactId=${contactId}`).attach('file', picture, 'a.jpg').expect(200);
  await emma
    .put(draftOf(contactId))
    .send({ value: { shoeSize: '48' } })
    .expect(200);
  await boss.get(`/api/admin/guests/${contactId}`).expect(200);
  return contactId;
}

test('who was added by mistake is gone with all that was saved; the trail tells of it until the household is erased', async () => {
  const contactId = await mistaken();
  expect(await staying(contactId)).toBeNull();
  const since = await lastAuditId(api);
  const { body } = await remove(contactId).expect(200);
  expect(body).toEqual({ contactId, headContactId: carters.headId });
  const { contacts } = (await emma.get('/api/profile').expect(200)).body;
  expect(contacts.map((contact: { contactId: number }) => contact.contactId)).not.toContain(contactId);
  expect((await boss.get(`/api/admin/guests/${contactId}`)).body.code).toBe('contact.unknown');
  expect((await remove(contactId)).body.code).toBe('contact.unknown');
  for (const table of ['rental_profile', 'child_registration', 'photo', 'photo_upload', 'completion', 'form_draft'])
    expect([table, await api.database.count(`${table} where contact_id = ${contactId}`)]).toEqual([table, 0]);
  expect(await api.database.count("outbox where job = 'photos.discard-replaced'")).toBeGreaterThan(0);
  // What guests read is a document: nothing of them stays in it either.
  expect(await api.database.count(`household_document where document::text like '%${contactId}%'`)).toBe(0);
  expect((await auditRows(api, since))[0]).toMatchObject({
    ...{ action: 'household.member_removed', entity: 'contact', entity_id: String(carters.headId) },
    before: { contactId, name: 'Miriamelle Carter' },
  });
  expect(await tablesThatSay(api.database, 'Miriamelle')).toEqual(['audit_event']);
  await boss.post(`/api/admin/guests/${carters.headId}/erasure`).expect(200);
  expect(await tablesThatSay(api.database, 'Miriamelle')).toEqual([]);
});

test('the archive of the household tells who was taken out', async () => {
  const contactId = await mistaken();
  await remove(contactId).expect(200);
  const { text } = await api.database.row<{ text: string }>(
    'select string_agg(e.action, $2 order by e.id) as text from audit_event e where e.id = any(trail_of($1, array[$1]::bigint[]))',
    [carters.headId, ' '],
  );
  expect(text).toContain('household.member_added');
  expect(text).toContain('household.member_removed');
});

test('the head stays, and so does who has signed or bought', async () => {
  await api.database.rows("insert into product (product_id, code, name) values (901, 'SEASON', 'Season pass')");
  await api.database.rows(
    "insert into purchase (contact_id, product_id, kind, status) values ($1, 901, 'orderLine', 'cancelled')",
    [leo],
  );
  const task = taskOf((await group(emma, resort, [mia])).waiverContactTasks, mia);
  await complete(emma, task, parentAnswers(task)).expect(200);
  // What was signed and counts no more is evidence all the same.
  await api.database.rows('delete from waiver_authorization where contact_id = $1', [mia]);
  for (const [contactId, because] of [
    [carters.headId, 'head'],
    [mia, 'signed'],
    [leo, 'bought'],
  ] as const) {
    const { status, body } = await remove(contactId);
    expect([status, body.code, body.details]).toEqual([409, 'household.member_stays', { because }]);
    expect(await staying(contactId)).toBe(because);
  }
});

test('so does who signed for others, let in at the counter, and never for themselves', async () => {
  const device = await counterAgent(api, boss, carters.headId, resort.locationId, daniel);
  const task = taskOf((await group(device, resort, [mia])).waiverContactTasks, mia);
  await complete(device, task, parentAnswers(task)).expect(200);
  expect(await staying(daniel)).toBe('signed');
  expect((await emma.get(`/api/profile/contacts/${daniel}`).expect(200)).body.mayBeRemoved).toBe(false);
  for (const answer of [await remove(daniel), await emma.delete(`/api/profile/contacts/${daniel}`)])
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      409,
      'household.member_stays',
      { because: 'signed' },
    ]);
});

test('a family takes out by itself whom it added by mistake, and nobody else', async () => {
  const contactId = await mistaken();
  const own = (id: number) => `/api/profile/contacts/${id}`;
  const mayBeRemoved = async (id: number) => (await emma.get(own(id)).expect(200)).body.mayBeRemoved;
  expect([await mayBeRemoved(contactId), await mayBeRemoved(carters.headId)]).toEqual([true, false]);
  const stranger = await api.as({ sub: `stranger-${contactId}`, family_name: 'Stranger' });
  expect((await stranger.delete(own(contactId))).body.code).toBe('contact.unknown');
  expect((await emma.delete(own(carters.headId))).body.details).toEqual({ because: 'head' });
  expect((await emma.delete(own(contactId)).expect(200)).body).toEqual({ contactId, headContactId: carters.headId });
  expect(await api.database.count(`contact where contact_id = ${contactId}`)).toBe(0);
  expect((await emma.delete(own(contactId))).body.code).toBe('contact.unknown');
  expect(
    await api.database.rows(
      "select entity_id, actor_subject, is_administrative from audit_event where action = 'household.member_removed' and before ->> 'contactId' = $1",
      [String(contactId)],
    ),
  ).toEqual([{ entity_id: String(carters.headId), actor_subject: carters.subject, is_administrative: false }]);
});

test('a phone that goes on with somebody who is gone is told so, and keeps nothing of them', async () => {
  const contactId = await mistaken();
  const { rentalProfileContactTasks } = await group(emma, resort, [contactId]);
  await remove(contactId).expect(200);
  const picture = await buildPicture(500, 500).jpeg().toBuffer();
  const { activityId, locationId } = resort;
  const answers = [
    await complete(emma, taskOf(rentalProfileContactTasks, contactId), rentalAnswers),
    await emma.post(`/api/photo/Contact/Upload?contactId=${contactId}`).attach('file', picture, 'a.jpg'),
    await emma.put(draftOf(contactId)).send({ value: { shoeSize: '38' } }),
    await emma
      .post(`/api/tasks/ContactTaskGrouping/Location/${locationId}`)
      .send({ activityId, contactIds: [contactId] }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([404, 'contact.unknown']));
});

test('taken out and saved at once: both come to an end, and nothing is left of who is gone', async () => {
  for (let round = 0; round < 8; round += 1) {
    const contactId = await mistaken();
    const { rentalProfileContactTasks } = await group(emma, resort, [contactId]);
    const save = complete(emma, taskOf(rentalProfileContactTasks, contactId), rentalAnswers);
    const [removed, saved] = await Promise.all([remove(contactId), save]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(saved.status);
    expect(await api.database.count(`rental_profile where contact_id = ${contactId}`)).toBe(0);
  }
});

test('what a point of sale keeps is corrected and taken away there', async () => {
  await behindBridge(async (staff) => {
    const told = { firstName: 'Lena', lastName: 'Hoffmann', dateOfBirth: '1990-03-04' };
    const { contactId } = (await staff.post('/api/admin/guests').send(told).expect(200)).body;
    const path = `/api/admin/guests/${contactId}`;
    expect((await staff.get(path).expect(200)).body.isKeptHere).toBe(false);
    for (const answer of [await staff.patch(path).send({ firstName: 'Lina' }), await staff.delete(path)])
      expect([answer.status, answer.body.code]).toEqual([409, 'household.kept_elsewhere']);
    expect((await household()).isKeptHere).toBe(true);
  });
});
