import { type DayLabels, dayLabelsSchema } from '@arrival/contracts';
import { addDays, dayInZone } from '@arrival/rules';
import { administrator, administratorVariables, auditRows, deskAgent, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { addPurchase, buildHousehold } from '../../support/build-household';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  rentalAnswers,
  type SignedInCarters,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { buildShop, populateReport } from '../../support/customer-report';
import { noonZone } from '../../support/noon';
import { startWorker, type TestWorker } from '../../support/worker';

const today = dayInZone(new Date(), noonZone);
const tomorrow = addDays(today, 1);
const [LESSON, SEASON_PASS] = [4300, 4301];

let api: TestApi;
let worker: TestWorker;
let desk: SignedInAgent;
let shop: CheckinResort;
let family: SignedInCarters;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  const admin = await administrator(api);
  desk = await deskAgent(api, admin);
  shop = await buildShop(api.database, await buildCheckinResort(api), { lesson: LESSON, seasonPass: SEASON_PASS });
  family = await signedInCarters(api);
  worker = await startWorker(api.database.url);
  await populateReport(admin);
  for (const contactId of [family.mia, family.leo])
    await addPurchase(api.database, contactId, { productId: LESSON, productDate: tomorrow });
});
afterAll(async () => {
  await worker.close();
  await api.close();
});

const read = async (day = tomorrow): Promise<DayLabels> =>
  dayLabelsSchema
    .strict()
    .parse((await desk.get('/api/admin/arrivals/labels').query({ locationId: shop.locationId, day }).expect(200)).body);

test('the labels of those who come and have answered; of nobody else, and the trail says who read them', async () => {
  const since = await lastAuditId(api);
  expect(await read()).toMatchObject({ found: 0, labels: [] });
  expect(await auditRows(api, since)).toEqual([]);
  const tasks = await group(family.emma, shop, [family.mia]);
  await complete(family.emma, taskOf(tasks.rentalProfileContactTasks, family.mia), rentalAnswers).expect(200);

  const page = await read();
  expect(page).toMatchObject({ locationId: shop.locationId, day: tomorrow, found: 1, next: null });
  expect(page.labels).toEqual([
    {
      contactId: family.mia,
      name: 'Mia Carter',
      customerNumber: expect.stringMatching(/./),
      label: expect.objectContaining({ abilityKey: 'I', shoeSize: '38', isValid: true, askedAgain: null }),
    },
  ]);
  const [row, ...more] = await auditRows(api, since);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    action: 'arrivals.labels_read',
    entity: 'location',
    entity_id: String(shop.locationId),
    after: { day: tomorrow, labels: 1 },
  });
  expect(await read(today)).toMatchObject({ found: 0, labels: [] });
});

test('it is the label of the household, and gone while the answers are asked again', async () => {
  const [shown] = (await read()).labels;
  const household = (await desk.get(`/api/admin/guests/${family.mia}`).expect(200)).body;
  const mia = household.members.find(({ contactId }: { contactId: number }) => contactId === family.mia);
  expect([shown?.label, shown?.customerNumber]).toEqual([mia.rentalLabel, mia.customerNumber]);
  await api.database.rows("update rental_profile set asked_again = 'Your weight?' where contact_id = $1", [family.mia]);
  expect(await read()).toMatchObject({ found: 0, labels: [] });
});

test('a day that is over, or an address that is none, is refused', async () => {
  const ask = (query: object) =>
    desk.get('/api/admin/arrivals/labels').query({ locationId: shop.locationId, ...query });
  for (const query of [{ day: addDays(today, -1) }, { after: 'x' }, { q: 'emma' }])
    expect((await ask(query)).status).toBe(400);
});

test('on a busy day, too, each label has its customer number', async () => {
  const members = Array.from({ length: 110 }, (_, at) => ({ firstName: `Skier ${at}` }));
  const seed = { issuer: api.identity.issuer, subject: 'busy', head: { firstName: 'Anna', lastName: 'Zorn' }, members };
  const { memberIds } = await buildHousehold(api.database, seed);
  await api.database.rows(
    `insert into rental_profile (contact_id, age_key, ability_key, height_key, weight_key)
     select id, 'I', 'I', 'H1', 'W1' from unnest($1::bigint[]) m (id)`,
    [memberIds],
  );
  for (const contactId of memberIds)
    await addPurchase(api.database, contactId, { productId: LESSON, productDate: tomorrow });
  const { found, labels } = await read();
  expect([found, new Set(labels.map(({ customerNumber }) => customerNumber)).size]).toEqual([110, 110]);
  expect(labels.map(({ customerNumber }) => customerNumber)).not.toContain('');
});
