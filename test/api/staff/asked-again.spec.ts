import type { AskedAgain, ContactActivity, ContactTask, StaffHousehold } from '@arrival/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { Client } from 'pg';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildPhoto } from '../../support/build-images';
import {
  buildCheckinResort,
  type CheckinResort,
  childAnswers,
  complete,
  group,
  rentalAnswers,
  signedInCarters,
} from '../../support/checkin';
import { lockWaits } from '../../support/lock-waits';
import { tablesThatSay } from '../../support/tables-that-say';
import { toldEvents } from '../../support/told-events';

/** Staff ask for what a member has finished again (D79). */
let api: TestApi;
let resort: CheckinResort;
let boss: SignedInAgent;
let emma: SignedInAgent;
let headId: number;
let mia: number;
let leo: number;

const reason = 'The goggles hide the face';
const [rental, child, photo] = [2, 3, 4] as const;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
  resort = await buildCheckinResort(api);
});
beforeEach(async () => {
  const { carters, ...family } = await signedInCarters(api);
  ({ emma, mia, leo } = family);
  headId = carters.headId;
});
afterAll(() => api.close());

const taskFor = async (typeId: number, contactId = mia): Promise<ContactTask> => {
  const { rentalProfileContactTasks, childRegistrationContactTasks, photoContactTasks } = await group(emma, resort, [
    contactId,
  ]);
  const tasks: ContactTask[] = [...rentalProfileContactTasks, ...childRegistrationContactTasks, ...photoContactTasks];
  return tasks.find(({ taskTypeId }) => taskTypeId === typeId)!;
};
async function send(typeId: number, contactId = mia) {
  const task = await taskFor(typeId, contactId);
  if (typeId === photo) {
    const call = emma.post(`/api/photo/Contact/Upload?contactId=${contactId}`);
    await call.attach('file', await buildPhoto(400, 400), 'a.jpg').expect(200);
    return complete(emma, task, task.relatedObject).expect(200);
  }
  return complete(emma, task, typeId === rental ? rentalAnswers : childAnswers).expect(200);
}
const household = async () => (await boss.get(`/api/admin/guests/${headId}`).expect(200)).body as StaffHousehold;
const onFile = async (contactId = mia) =>
  (await household()).members.find((member) => member.contactId === contactId)!.onFile;
async function ask(typeIds: readonly number[], contactId = mia, why = reason) {
  const records = (await onFile(contactId))
    .filter(({ taskTypeId }) => typeIds.includes(taskTypeId))
    .map(({ taskTypeId, updatedAtUtc }) => ({ taskTypeId, updatedAtUtc }));
  return boss.post(`/api/admin/guests/${contactId}/asked-again`).send({ records, reason: why });
}
const takeBack = (typeId: number, contactId = mia) =>
  boss.delete(`/api/admin/guests/${contactId}/asked-again/${typeId}`);
const onHome = async (typeId: number, contactId = mia) => {
  const { body } = await emma.get(`/api/activities/locations/${resort.locationId}/contacts`).expect(200);
  const member = (body as ContactActivity[])[0]!.contacts.find((contact) => contact.contactId === contactId)!;
  return member.reasons.find(({ taskTypeId }) => taskTypeId === typeId)!;
};

test.each([rental, child, photo])(
  'what was finished is open again, with the reason, until it is finished anew: %s',
  async (typeId) => {
    await send(typeId);
    const before = await taskFor(typeId);
    expect(before.isComplete).toBe(true);
    expect((await ask([typeId])).body as AskedAgain).toEqual({ contactId: mia, taskTypeIds: [typeId] });
    expect(await onHome(typeId)).toMatchObject({ isComplete: false, code: 'askedAgain', staffReason: reason });
    const open = await taskFor(typeId);
    expect(open).toMatchObject({ isComplete: false, isReadOnly: false, reason: { staffReason: reason } });
    // What was answered is still there, and so is the photo that is refused.
    expect(open.relatedObject).toEqual(before.relatedObject);
    expect(await onFile()).toEqual([expect.objectContaining({ taskTypeId: typeId, askedAgain: reason })]);
    // The very same again, within the same day (D20).
    const done = (await send(typeId)).body as ContactTask;
    expect([done.isComplete, done.reason.code]).toEqual([true, 'alreadyValidUntil']);
    expect(await onHome(typeId)).toMatchObject({ isComplete: true });
    expect(await onFile()).toEqual([expect.objectContaining({ taskTypeId: typeId, askedAgain: null })]);
    const completions = `completion where contact_id = ${mia} and task_type_id = ${typeId}`;
    expect(await api.database.count(completions)).toBe(2);
  },
);

test('a photo is not done by the one that is refused, and an answer that was remembered finishes nothing anew', async () => {
  await send(photo);
  const first = await taskFor(rental);
  const sendKeyed = () => complete(emma, first, rentalAnswers, `key-${mia}`).expect(200);
  await sendKeyed();
  await ask([photo, rental]);
  const task = await taskFor(photo);
  const refused = await complete(emma, task, task.relatedObject);
  expect([refused.status, refused.body.code]).toEqual([409, 'photo.not_uploaded']);
  await sendKeyed();
  expect([(await onHome(photo)).isComplete, (await onHome(rental)).isComplete]).toEqual([false, false]);
});

test('what a phone finished before it was asked and brings later counts', async () => {
  await send(rental);
  const task = await taskFor(rental);
  await ask([rental]);
  const call = complete(emma, task, { ...rentalAnswers, shoeSize: '39', version: null });
  expect((await call.set('finished-seconds-ago', '3600')).body.code).toBe('profile.changed_meanwhile');
  const again = complete(emma, task, rentalAnswers).set('finished-seconds-ago', '3600');
  expect((await again.expect(200)).body.isComplete).toBe(true);
  expect((await onHome(rental)).isComplete).toBe(true);
});

test('form and version stay those of the answers on file: whoever was typing meanwhile may save', async () => {
  await send(rental);
  const { relatedObject } = await taskFor(rental);
  await ask([rental]);
  const { version } = relatedObject as { version: string };
  const answer = await complete(emma, await taskFor(rental), { ...rentalAnswers, shoeSize: '40', version });
  expect([answer.status, answer.body.isComplete]).toEqual([200, true]);
});

test('clicked twice it is asked and noted once; another reason takes the place of the first', async () => {
  await send(rental);
  await send(photo);
  const since = await lastAuditId(api);
  const records = (await onFile()).map(({ taskTypeId, updatedAtUtc }) => ({ taskTypeId, updatedAtUtc }));
  const click = () => boss.post(`/api/admin/guests/${mia}/asked-again`).send({ records, reason });
  const answers = await Promise.all(Array.from({ length: 12 }, click));
  expect(answers.map(({ body }) => body.taskTypeIds.length).sort()).toEqual([...Array(11).fill(0), 2]);
  await ask([photo], mia, 'Too dark');
  const trail = (await auditRows(api, since)).filter(({ action }) => action === 'household.asked_again');
  expect(trail).toMatchObject([
    {
      entity_id: String(mia),
      actor_email: 'boss@example.com',
      after: { name: 'Mia Carter', taskTypes: ['Rental Profile', 'Photo'], purpose: reason },
    },
    { after: { taskTypes: ['Photo'], purpose: 'Too dark' } },
  ]);
  expect((await onHome(photo)).staffReason).toBe('Too dark');
});

test('asked of the wrong child it is taken back, once', async () => {
  await send(rental);
  await ask([rental]);
  const since = await lastAuditId(api);
  const answers = await Promise.all([takeBack(rental), takeBack(rental)]);
  expect(answers.map(({ status, body }) => [status, body.taskTypeIds.length]).sort()).toEqual([
    [200, 0],
    [200, 1],
  ]);
  expect((await onHome(rental)).isComplete).toBe(true);
  expect(await auditRows(api, since)).toMatchObject([
    { action: 'household.not_asked_again', after: { taskTypes: ['Rental Profile'], purpose: reason } },
  ]);
});

test('other systems are told that it counts no more, and that it does again', async () => {
  await send(photo);
  await ask([photo]);
  await takeBack(photo);
  const data = { contactId: mia, taskTypeId: photo };
  expect((await toldEvents(api, headId)).slice(-2)).toEqual([
    { type: 'contact.task.asked_again', data: { ...data, isAsked: true } },
    { type: 'contact.task.asked_again', data: { ...data, isAsked: false } },
  ]);
});

test('what is not there, or was saved anew since it was looked at, is not asked again', async () => {
  await send(rental);
  const [seen] = await onFile();
  const records = [{ taskTypeId: rental, updatedAtUtc: seen!.updatedAtUtc }];
  const call = (body: object, contactId = mia) => boss.post(`/api/admin/guests/${contactId}/asked-again`).send(body);
  const missing = await call({ records: [...records, { ...records[0], taskTypeId: photo }], reason });
  expect([missing.status, missing.body.code]).toEqual([409, 'profile.unknown']);
  expect(missing.body.errors).toMatchObject([{ path: 'records.1.taskTypeId' }]);
  expect((await onHome(rental)).isComplete).toBe(true);
  await complete(emma, await taskFor(rental), { ...rentalAnswers, shoeSize: '41' }).expect(200);
  const late = await call({ records, reason });
  expect([late.status, late.body.code]).toEqual([409, 'profile.saved_anew']);
  expect((await onHome(rental)).isComplete).toBe(true);
  expect((await call({ records, reason }, 999_999_999)).body.code).toBe('contact.unknown');
  expect((await takeBack(photo, 999_999_999)).body.code).toBe('contact.unknown');
  expect((await emma.post(`/api/admin/guests/${mia}/asked-again`).send({ records, reason })).status).toBe(403);
});

test('what is saved while staff ask for the one before is not asked again', async () => {
  await send(rental);
  const other = new Client({ connectionString: api.database.url });
  await other.connect();
  await other.query('begin');
  await other.query('select lock_households(array[$1::bigint])', [headId]);
  const [asked] = await Promise.all([
    ask([rental]),
    lockWaits(api.database)
      .then(() =>
        other.query("update rental_profile set updated_at = now() + interval '1 s' where contact_id = $1", [mia]),
      )
      .then(() => other.query('commit'))
      .finally(() => other.end()),
  ]);
  expect([asked.status, asked.body.code]).toEqual([409, 'profile.saved_anew']);
  expect((await onHome(rental)).isComplete).toBe(true);
});

test.each([
  ['reason', { reason: '  ' }],
  ['reason', { reason: 'a'.repeat(201) }],
  ['records', { records: [] }],
  ['records.0.taskTypeId', { records: [{ taskTypeId: 1, updatedAtUtc: '2026-11-20T16:00:00Z' }] }],
])('it is refused by its %s', async (path, wrong) => {
  const records = [{ taskTypeId: rental, updatedAtUtc: '2026-11-20T16:00:00Z' }];
  const answer = await boss.post(`/api/admin/guests/${mia}/asked-again`).send({ records, reason, ...wrong });
  expect([answer.status, answer.body.errors]).toMatchObject([400, [{ path }]]);
});

test('the archive tells it, and an erasure leaves no word of it', async () => {
  const why = 'Zebrastripes on the face';
  for (const typeId of [rental, child, photo]) await send(typeId, leo);
  await ask([rental, child, photo], leo, why);
  expect((await tablesThatSay(api.database, 'Zebrastripes')).sort()).toEqual(
    ['audit_event', 'child_registration', 'household_part', 'photo', 'rental_profile'].sort(),
  );
  const { body } = await boss.get(`/api/admin/guests/${leo}/archive`).responseType('blob').expect(200);
  const kept = JSON.parse(strFromU8(unzipSync(new Uint8Array(body))['household.json'] as Uint8Array));
  expect(kept.household.rentalProfiles).toMatchObject([{ contact_id: leo, asked_again: why }]);
  expect(kept.household.childRegistrations).toMatchObject([{ contactId: leo, askedAgain: why }]);
  expect(kept.photos).toMatchObject([{ contactId: leo, askedAgain: why }]);
  await boss.post(`/api/admin/guests/${headId}/erasure`).expect(200);
  expect(await tablesThatSay(api.database, 'Zebrastripes')).toEqual([]);
});
