import { type ChildrenSheet, childrenSheetSchema } from '@arrival/contracts';
import { addDays, dayInZone } from '@arrival/rules';
import { administrator, administratorVariables, auditRows, deskAgent, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { addPurchase } from '../../support/build-household';
import { buildLocation } from '../../support/build-resort';
import {
  buildCheckinResort,
  type CheckinResort,
  childAnswers,
  complete,
  group,
  type SignedInCarters,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { buildShop, populateReport } from '../../support/customer-report';
import { heardChanges } from '../../support/heard-changes';
import { noonZone } from '../../support/noon';
import { startWorker, type TestWorker } from '../../support/worker';

const today = dayInZone(new Date(), noonZone);
const tomorrow = addDays(today, 1);
const [LESSON, SEASON_PASS] = [4200, 4201];
const purpose = 'Ski school, morning lessons';

let api: TestApi;
let worker: TestWorker;
let desk: SignedInAgent;
let school: CheckinResort;
let family: SignedInCarters;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  const admin = await administrator(api);
  desk = await deskAgent(api, admin);
  const resort = await buildCheckinResort(api);
  school = await buildShop(api.database, resort, { lesson: LESSON, seasonPass: SEASON_PASS });
  await api.database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [
    school.activityId,
    resort.tasks.child,
  ]);
  await heardChanges(api);
  family = await signedInCarters(api);
  worker = await startWorker(api.database.url);
  await populateReport(admin);
  for (const contactId of [family.mia, family.leo])
    await addPurchase(api.database, contactId, { productId: LESSON, productDate: today });
  const tasks = await group(family.emma, school, [family.mia]);
  await complete(family.emma, taskOf(tasks.childRegistrationContactTasks, family.mia), childAnswers).expect(200);
});
afterAll(async () => {
  await worker.close();
  await api.close();
});

const ask = (body: object) => desk.post('/api/admin/arrivals/children').send(body);
const read = async (more: object = {}): Promise<ChildrenSheet> =>
  childrenSheetSchema.strict().parse((await ask({ locationId: school.locationId, purpose, ...more }).expect(200)).body);

test('the day’s children with what is to be known of each; who is not registered stands there too', async () => {
  const since = await lastAuditId(api);
  const { mia, leo } = family;
  const sheet = await read();
  expect(sheet).toMatchObject({ locationId: school.locationId, day: today, isBeingCounted: false, found: 2 });
  const known = { familyName: 'Emma Carter', bought: ['Ski lesson'] };
  expect(sheet.children).toEqual([
    {
      ...known,
      contactId: mia,
      name: 'Mia Carter',
      age: 9,
      isDone: true,
      answers: expect.objectContaining({
        primaryEmergencyContact: 'Emma Carter',
        foodAllergy: 'Peanuts',
        medication: 'None',
      }),
      updatedAtUtc: expect.any(String),
    },
    { ...known, contactId: leo, name: 'Leo Carter', age: 6, isDone: false, answers: null, updatedAtUtc: null },
  ]);
  const rows = await auditRows(api, since);
  expect(rows).toEqual([
    expect.objectContaining({
      action: 'health_answers.read',
      entity: 'contact',
      entity_id: String(mia),
      after: { name: 'Mia Carter', purpose },
    }),
  ]);
  expect(JSON.stringify(rows)).not.toContain('Peanuts');
});

test('a day without children, and one that is over, open nothing', async () => {
  const since = await lastAuditId(api);
  expect(await read({ day: tomorrow })).toMatchObject({ day: tomorrow, found: 0, children: [] });
  const over = await ask({ locationId: school.locationId, purpose, day: addDays(today, -1) });
  expect([over.status, over.body.errors[0].path]).toEqual([400, 'day']);
  expect(await auditRows(api, since)).toEqual([]);
});

test('without a purpose, or where nobody knows what was bought, nothing is opened', async () => {
  const since = await lastAuditId(api);
  const unsaid = await ask({ locationId: school.locationId, purpose: ' x ' });
  expect([unsaid.status, unsaid.body.errors[0].path]).toEqual([400, 'purpose']);
  const elsewhere = await buildLocation(api.database, { name: 'Lodge', activityIds: [] });
  await heardChanges(api);
  const off = await ask({ locationId: elsewhere, purpose });
  expect([off.status, off.body.code]).toEqual([422, 'report.pos_off']);
  expect(await auditRows(api, since)).toEqual([]);
});

test('what is asked again stands there as it was, and is not done; what no key opens is not there', async () => {
  const { mia } = family;
  const change = (set: string) =>
    api.database.rows(`update child_registration set ${set} where contact_id = $1`, [mia]);
  const ofMia = async () => (await read()).children.find(({ contactId }) => contactId === mia);
  await change("asked_again = 'The phone is not yours'");
  expect(await ofMia()).toMatchObject({ isDone: false, answers: { foodAllergy: 'Peanuts' } });
  await change('asked_again = null');
  expect(await ofMia()).toMatchObject({ isDone: true });
  await change("key_id = 'lost'");
  const since = await lastAuditId(api);
  expect(await ofMia()).toMatchObject({ isDone: false, answers: null });
  expect(await auditRows(api, since)).toHaveLength(1);
});
