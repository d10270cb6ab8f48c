import { staffHouseholdSchema } from '@arrival/contracts';
import { lastDayAsMinor } from '@arrival/rules';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
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
import { toldEvents } from '../../support/told-events';

/** Staff put right what was told wrongly of a member (D71). */
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

const correct = (contactId: number, told: object) => boss.patch(`/api/admin/guests/${contactId}`).send(told);
const member = async (contactId: number) => {
  const { body } = await boss.get(`/api/admin/guests/${contactId}`).expect(200);
  return staffHouseholdSchema
    .strict()
    .parse(body)
    .members.find((one) => one.contactId === contactId)!;
};
const waiverOf = async (contactId: number) =>
  taskOf((await group(emma, resort, [contactId])).waiverContactTasks, contactId);
const sign = async (contactId: number, signerName: string, relationship?: string) => {
  const task = await waiverOf(contactId);
  const { rolTextHash } = task.relatedObject;
  await complete(emma, task, { rolTextHash, agree: true, consent: true, signerName, relationship }).expect(200);
};

test('what is told is so from now on, for the family too; what is left out stays, and the trail says what was', async () => {
  const since = await lastAuditId(api);
  const { body } = await correct(mia, { firstName: ' Maya ', phone: '+1 970 555 0142' }).expect(200);
  expect(body).toEqual({ contactId: mia, signAgain: [] });
  const { contacts } = (await emma.get('/api/profile').expect(200)).body;
  expect(contacts).toContainEqual(
    expect.objectContaining({ contactId: mia, firstName: 'Maya', lastName: 'Carter', dateOfBirth: born(9) }),
  );
  expect(await member(mia)).toMatchObject({ firstName: 'Maya', email: null, phone: '+1 970 555 0142' });
  const found = await boss.get('/api/admin/guests').query({ filter: JSON.stringify({ q: 'maya carter' }) });
  expect(found.body.map(({ contactId }: { contactId: number }) => contactId)).toContain(mia);
  expect((await auditRows(api, since))[0]).toMatchObject({
    ...{ action: 'household.member_corrected', entity: 'contact', entity_id: String(mia) },
    before: { name: 'Mia Carter', phone: null },
    after: { name: 'Maya Carter', phone: '+1 970 555 0142' },
    actor_email: 'boss@example.com',
  });
});

test('an address is taken away by null; the same again changes nothing and is not in the trail', async () => {
  await correct(mia, { email: 'mia@example.com' }).expect(200);
  await correct(mia, { email: null }).expect(200);
  expect((await member(mia)).email).toBeNull();
  const since = await lastAuditId(api);
  await correct(mia, { firstName: 'Mia', email: null, dateOfBirth: born(9) }).expect(200);
  await correct(mia, {}).expect(200);
  expect(await auditRows(api, since)).toEqual([]);
});

test('nobody becomes somebody else of the family', async () => {
  const refused = await correct(leo, { firstName: 'MIA', dateOfBirth: born(9) });
  expect([refused.status, refused.body.code]).toEqual([409, 'household.duplicate_member']);
  expect(refused.body.details).toEqual({ contactId: mia, firstName: 'Mia', lastName: 'Carter' });
  expect((await member(leo)).firstName).toBe('Leo');
  await correct(leo, { firstName: 'Mia' }).expect(200);
});

test.each([
  ['a day to come', { dateOfBirth: '2999-01-01' }, 'dateOfBirth'],
  ['no birth date', { dateOfBirth: null }, 'dateOfBirth'],
  ['no name', { firstName: ' ' }, 'firstName'],
  ['no address', { email: 'mia' }, 'email'],
  ['another field', { parentContactId: null }, 'parentContactId'],
])('%s is refused at its field', async (_, told, path) => {
  const { status, body } = await correct(mia, told);
  expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
});

test('of nobody nothing is told', async () => {
  expect((await correct(999_999_999, { firstName: 'Mia' })).body.code).toBe('contact.unknown');
});

test('a signature keeps the name that it was given under, and a name alone asks for none again', async () => {
  await sign(mia, 'Emma Carter', 'parent');
  expect((await correct(mia, { lastName: 'Cartwright' }).expect(200)).body.signAgain).toEqual([]);
  expect((await waiverOf(mia)).isComplete).toBe(true);
  expect((await member(mia)).signatures).toMatchObject([{ isHeld: true, signerName: 'Emma Carter' }]);
});

test('who turns out to be a minor had nothing to sign: the waiver is asked again, of a grown-up', async () => {
  await sign(daniel, 'Daniel Carter');
  const since = await lastAuditId(api);
  const { body } = await correct(daniel, { dateOfBirth: born(14) }).expect(200);
  expect(body.signAgain).toEqual([expect.any(String)]);
  expect((await auditRows(api, since))[0]!.after).toEqual({
    ...{ name: 'Daniel Carter', dateOfBirth: born(14), signAgain: body.signAgain },
  });
  expect((await member(daniel)).signatures).toMatchObject([{ isHeld: false }]);
  expect(await waiverOf(daniel)).toMatchObject({
    isComplete: false,
    relatedObject: { expectedSignerName: 'Emma Carter' },
  });
  await sign(daniel, 'Emma Carter', 'guardian');
  expect((await waiverOf(daniel)).isComplete).toBe(true);
  expect((await member(daniel)).signatures.map(({ isHeld }) => isHeld)).toEqual([true, false]);
});

test('who turns out to be an adult signs for themselves; a child of another age needs no other signature', async () => {
  await sign(mia, 'Emma Carter', 'parent');
  await sign(leo, 'Emma Carter', 'parent');
  expect((await correct(leo, { dateOfBirth: born(11) }).expect(200)).body.signAgain).toEqual([]);
  expect((await correct(mia, { dateOfBirth: born(19) }).expect(200)).body.signAgain).toHaveLength(1);
  const told = (await toldEvents(api, carters.headId)).filter(({ type }) => type === 'waiver.withdrawn');
  expect(told.map(({ data }) => data['contactId'])).toEqual([mia]);
  expect((await waiverOf(leo)).isComplete).toBe(true);
  expect(await waiverOf(mia)).toMatchObject({ isComplete: false, relatedObject: { expectedSignerName: 'Mia Carter' } });
});

test('what was signed for a child ends with the childhood that is right, never later, and a grown-up’s own keeps its end', async () => {
  const endOf = async (contactId: number) =>
    (
      await api.database.rows('select expires_on::text as "end" from waiver_authorization where contact_id = $1', [
        contactId,
      ])
    )[0]!['end'];
  await sign(mia, 'Emma Carter', 'parent');
  await sign(leo, 'Emma Carter', 'parent');
  await sign(daniel, 'Daniel Carter');
  const before = await endOf(leo);
  await correct(mia, { dateOfBirth: born(11) }).expect(200);
  await correct(leo, { dateOfBirth: born(4) }).expect(200);
  await correct(daniel, { dateOfBirth: born(50) }).expect(200);
  expect([await endOf(mia), await endOf(leo), await endOf(daniel)]).toEqual([lastDayAsMinor(born(11)), before, null]);
  expect(await waiverOf(mia)).toMatchObject({ isComplete: true });
});

test('who came of age since, but not when it was signed: it is named, and told, that it counts no more', async () => {
  await sign(mia, 'Emma Carter', 'parent');
  await sign(leo, 'Emma Carter', 'parent');
  // As if it had been on paper, a month ago: evidence is not to be written anew.
  await api.database.rows(
    'update waiver_authorization set effective_on = effective_on - 30, signature_id = null where contact_id = $1',
    [mia],
  );
  const birthday = new Date(Date.now() - 3 * 86_400_000);
  birthday.setUTCFullYear(birthday.getUTCFullYear() - 18);
  const { body } = await correct(mia, { dateOfBirth: birthday.toISOString().slice(0, 10) }).expect(200);
  expect(body.signAgain).toHaveLength(1);
  expect((await waiverOf(mia)).isComplete).toBe(false);
  const told = (await toldEvents(api, carters.headId)).filter(({ type }) => type === 'waiver.withdrawn');
  expect(told.map(({ data }) => data['contactId'])).toEqual([mia]);
});

test('a head who turns out to be a minor had signed for nobody', async () => {
  await sign(mia, 'Emma Carter', 'parent');
  await sign(daniel, 'Daniel Carter');
  expect((await correct(carters.headId, { dateOfBirth: born(16) }).expect(200)).body.signAgain).toHaveLength(1);
  expect((await waiverOf(mia)).isComplete).toBe(false);
  expect((await waiverOf(daniel)).isComplete).toBe(true);
});

test('two correct one member at once: both are kept', async () => {
  await Promise.all([
    correct(mia, { firstName: 'Maya' }).expect(200),
    correct(mia, { dateOfBirth: born(10) }).expect(200),
    correct(mia, { phone: '+1 970 555 0142' }).expect(200),
  ]);
  expect(await member(mia)).toMatchObject({ firstName: 'Maya', dateOfBirth: born(10), phone: '+1 970 555 0142' });
});
