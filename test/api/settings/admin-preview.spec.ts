import { type ContactActivity, type EligibilityPreview, eligibilityPreviewSchema } from '@arrival/contracts';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { addPurchase, type Household } from '../../support/build-household';
import { buildActivity, buildLocation, buildWaiverTask } from '../../support/build-resort';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  parentAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { heardChanges } from '../../support/heard-changes';

let api: TestApi;
let admin: SignedInAgent;
let emma: SignedInAgent;
let resort: CheckinResort;
let carters: Household;
let mia: number;
let shop: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  resort = await buildCheckinResort(api);
  ({ carters, emma, mia } = await signedInCarters(api));
  await api.database.rows("insert into product (product_id, code, name) values (4100, 'LES-1', 'Ski lesson')");
  const adults = await buildActivity(api.database, {
    name: 'Adults only',
    ageMin: 18,
    taskIds: [resort.tasks.waiver],
    productIds: [4100],
  });
  await api.database.rows('insert into location_activity (location_id, activity_id) values ($1, $2)', [
    resort.locationId,
    adults,
  ]);
  shop = await buildLocation(api.database, {
    name: 'Shop',
    usePosTransactionsAndOrders: true,
    activityIds: [resort.activityId, adults],
  });
  await addPurchase(api.database, mia, { productId: 4100 });
});
afterAll(() => api.close());

const ask = (query: object) => admin.get('/api/admin/preview').query(query);
async function preview(query: object): Promise<EligibilityPreview> {
  await heardChanges(api);
  return eligibilityPreviewSchema.strict().parse((await ask(query).expect(200)).body);
}

/** The part of a preview that the guest's own home shows. */
const asHomeSays = ({ activities }: EligibilityPreview) =>
  activities
    .map(({ activityId, contacts }) => ({
      activityId,
      contacts: contacts
        .filter(({ applies }) => applies)
        .map(({ contactId, tasks }) => ({ contactId, reasons: tasks })),
    }))
    .filter(({ contacts }) => contacts.length > 0);

async function home(locationId: number) {
  const activities: ContactActivity[] = (await emma.get(`/api/activities/locations/${locationId}/contacts`).expect(200))
    .body;
  return activities.map(({ id, contacts }) => ({
    activityId: id,
    contacts: contacts.map(({ contactId, reasons }) => ({ contactId, reasons })),
  }));
}

test('equals what the guest is asked at home, driven by the location or by purchases, before and after a signature', async () => {
  const compare = async () => {
    for (const locationId of [resort.locationId, shop])
      expect(asHomeSays(await preview({ locationId, contactId: mia }))).toEqual(await home(locationId));
  };
  await compare();
  const waiver = taskOf((await group(emma, resort, [mia])).waiverContactTasks, mia);
  await complete(emma, waiver, parentAnswers(waiver)).expect(200);
  await compare();
});

test('shows everybody and every activity, also what does not apply, and why', async () => {
  const { activities } = await preview({ locationId: resort.locationId, contactId: carters.headId });
  expect(activities.map(({ activityName, isDefault }) => [activityName, isDefault])).toEqual([
    ['Skiing', true],
    ['Adults only', false],
  ]);
  for (const { contacts } of activities)
    expect(contacts.map(({ contactId }) => contactId)).toEqual([carters.headId, ...carters.memberIds]);
  const child = activities[1]!.contacts.find(({ contactId }) => contactId === mia);
  expect(child).toMatchObject({
    name: 'Mia Carter',
    age: 9,
    applies: false,
    reasonCode: 'activityNotInAgeRange',
    tasks: [],
  });
  const bought = await preview({ locationId: shop, contactId: mia });
  expect(bought.activities[1]!.contacts.find(({ contactId }) => contactId === mia)).toMatchObject({
    applies: true,
    reasonCode: 'purchased',
    productName: 'Ski lesson',
  });
});

test('another day is judged as that day: ages, and a waiver that holds for one day', async () => {
  const task = await buildWaiverTask(api.database, {
    name: 'Day waiver',
    posWaiverId: 'W-DAY',
    useTodayAsValidationDate: true,
  });
  await api.database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [
    resort.activityId,
    task,
  ]);
  await heardChanges(api);
  const stateOn = async (date?: string) => {
    const { activities } = await preview({ locationId: resort.locationId, contactId: mia, ...(date && { date }) });
    const contact = activities[0]!.contacts.find(({ contactId }) => contactId === mia)!;
    return { age: contact.age, isComplete: contact.tasks.find(({ taskId }) => taskId === task)?.isComplete };
  };
  const open = (await group(emma, resort, [mia])).waiverContactTasks.find(({ taskId }) => taskId === task)!;
  const answer = { agree: true, consent: true, relationship: 'parent', rolTextHash: open.relatedObject.rolTextHash };
  await complete(emma, open, answer).expect(200);
  expect(await stateOn()).toEqual({ age: 9, isComplete: true });
  const nextYear = `${new Date().getUTCFullYear() + 1}-${new Date().toISOString().slice(5, 8)}28`;
  expect(await stateOn(nextYear)).toEqual({ age: 10, isComplete: false });
});

test('a location that is not open yet can be tried', async () => {
  const soon = await buildLocation(api.database, { name: 'Soon', isEnabled: false, activityIds: [resort.activityId] });
  expect((await emma.get(`/api/activities/locations/${soon}/contacts`)).status).toBe(404);
  const { activities } = await preview({ locationId: soon, contactId: mia });
  expect(activities[0]!.contacts.every(({ applies, tasks }) => applies && tasks.length > 0)).toBe(true);
});

test('who and where must exist', async () => {
  expect((await ask({ locationId: 999, contactId: mia })).body.code).toBe('location.unknown');
  expect((await ask({ locationId: resort.locationId, contactId: 999_999 })).body.code).toBe('contact.unknown');
  const missing = [{ path: 'contactId', message: 'This is required.' }];
  for (const contactId of [undefined, ''])
    expect((await ask({ locationId: resort.locationId, contactId })).body.errors).toMatchObject(missing);
  const inLetters = await ask({ locationId: resort.locationId, contactId: 'mia' });
  expect(inLetters.body.errors[0].message).toBe('Enter a number.');
  expect((await ask({ locationId: resort.locationId, contactId: mia, date: 'tomorrow' })).status).toBe(400);
});

test('is for administrators: a guest is refused, a stranger asked to sign in', async () => {
  const path = `/api/admin/preview?locationId=${resort.locationId}&contactId=${mia}`;
  expect((await emma.get(path)).status).toBe(403);
  expect((await api.request.get(path)).status).toBe(401);
});
