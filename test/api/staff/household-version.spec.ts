import { auditRows, lastAuditId } from '../../support/administrator';
import type { SignedInAgent, TestApi } from '../../support/api';
import { buildPhoto } from '../../support/build-images';
import {
  type CheckinResort,
  childAnswers,
  complete,
  group,
  parentAnswers,
  rentalAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { openDesk } from '../../support/counter';

/** A household that stays open at a counter asks by its version whether anything has changed (D46). */
let api: TestApi;
let admin: SignedInAgent;
let resort: CheckinResort;
let emma: SignedInAgent;
let headId: number;
let mia: number;

beforeAll(async () => {
  ({ api, admin, resort } = await openDesk());
});
beforeEach(async () => {
  const family = await signedInCarters(api);
  ({ emma, mia } = family);
  headId = family.carters.headId;
});
afterAll(() => api.close());

const versionOf = async (contactId: number): Promise<number> =>
  (await admin.get(`/api/admin/guests/${contactId}/version`).expect(200)).body.version;

/** A check-in as a guest does it, one thing after the other. */
const things: Readonly<Record<string, () => Promise<unknown>>> = {
  'a signature': async () => {
    const task = taskOf((await group(emma, resort, [mia])).waiverContactTasks, mia);
    await complete(emma, task, { ...parentAnswers(task), signatureDateOffset: -7 }).expect(200);
  },
  'a rental profile': async () => {
    const task = taskOf((await group(emma, resort, [mia])).rentalProfileContactTasks, mia);
    await complete(emma, task, rentalAnswers).expect(200);
  },
  'a registration': async () => {
    const task = taskOf((await group(emma, resort, [mia])).childRegistrationContactTasks, mia);
    await complete(emma, task, childAnswers).expect(200);
  },
  'a photo': async () => {
    const path = `/api/photo/Contact/Upload?contactId=${mia}`;
    const { body } = await emma.post(path).attach('file', await buildPhoto(500, 500), 'mia.jpg');
    const task = taskOf((await group(emma, resort, [mia])).photoContactTasks, mia);
    await complete(emma, task, { photoHash: body.photoHash }).expect(200);
  },
  'a new member': () =>
    emma
      .post('/api/family/addmember')
      .send({ firstName: 'Zoe', lastName: 'Carter', dateOfBirth: '2017-03-04' })
      .expect(200),
  'a new code for the counter': () => admin.post(`/api/admin/guests/${headId}/family-code`).expect(200),
};

test.each(Object.entries(things))('%s raises it, for whoever of the household was found', async (_, doIt) => {
  const before = await versionOf(mia);
  expect(await versionOf(headId)).toBe(before);
  await doIt();
  const after = await versionOf(mia);
  expect(after).toBeGreaterThan(before);
  expect((await admin.get(`/api/admin/guests/${mia}`).expect(200)).body.version).toBe(after);
});

test('looking raises it not, and asking for it is no look at the household', async () => {
  const before = await versionOf(mia);
  await admin.get(`/api/admin/guests/${mia}`).expect(200);
  await admin.get('/api/admin/preview').query({ locationId: resort.locationId, contactId: mia }).expect(200);
  await group(emma, resort, [mia]);
  const since = await lastAuditId(api);
  expect(await versionOf(mia)).toBe(before);
  expect(await auditRows(api, since)).toEqual([]);
});

test('nobody has none', async () => {
  const { body } = await admin.get('/api/admin/guests/999999/version').expect(404);
  expect(body.code).toBe('contact.unknown');
});
