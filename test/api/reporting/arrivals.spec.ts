import { type Arrivals, arrivalsSchema, dashboardSchema } from '@arrival/contracts';
import { addDays, addMonths, dayInZone } from '@arrival/rules';
import { ReportUpkeepService } from '../../../api/src/domains/reporting/upkeep.service';
import { administrator, administratorVariables, auditRows, deskAgent, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { addPurchase, buildHousehold } from '../../support/build-household';
import { buildLocation } from '../../support/build-resort';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  parentAnswers,
  rentalAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { buildShop, populateReport } from '../../support/customer-report';
import { heardChanges } from '../../support/heard-changes';
import { noonZone } from '../../support/noon';
import { startWorker, type TestWorker } from '../../support/worker';

const today = dayInZone(new Date(), noonZone);
const tomorrow = addDays(today, 1);
const [LESSON, SEASON_PASS] = [4100, 4101];

let api: TestApi;
let worker: TestWorker;
let admin: SignedInAgent;
let desk: SignedInAgent;
let shop: CheckinResort;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  desk = await deskAgent(api, admin);
  shop = await buildShop(api.database, await buildCheckinResort(api), { lesson: LESSON, seasonPass: SEASON_PASS });
  await heardChanges(api);
});
afterAll(async () => {
  await worker?.close();
  await api.close();
});

type Question = Partial<Record<'day' | 'state' | 'q' | 'after' | 'pageSize' | 'locationId', string | number>>;

const ask = (question: Question = {}) =>
  desk.get('/api/admin/arrivals').query({ locationId: shop.locationId, ...question });
const list = async (question: Question = {}): Promise<Arrivals> =>
  arrivalsSchema.strict().parse((await ask(question).expect(200)).body);
const names = ({ families }: Arrivals): string[] => families.map(({ name }) => name);
const buy = (contactId: number, productDate: string, productId = LESSON) =>
  addPurchase(api.database, contactId, { productId, productDate });

async function family(firstName: string, lastName: string, ...days: string[]): Promise<number> {
  const head = { firstName, lastName };
  const seed = { issuer: api.identity.issuer, subject: `${firstName}-${Math.random()}`, head };
  const { headId } = await buildHousehold(api.database, seed);
  for (const day of days) await buy(headId, day);
  return headId;
}

test('until a population is whole everybody is being counted, also of one that did not decide who comes', async () => {
  const unknown = {
    locationId: shop.locationId,
    day: today,
    today,
    lastDay: addMonths(today, 5),
    isBeingCounted: true,
    totals: null,
    nextDay: null,
    found: 0,
    families: [],
    next: null,
  };
  expect(await list()).toEqual(unknown);
  await api.database.rows(
    "insert into report_generation (state, is_under_way, decided_as_of, finished_at) values ('whole', false, $1, now())",
    [`0123456789abcdef v3 ${today}`],
  );
  expect(await list()).toEqual(unknown);
});

test('who comes, what they bought and have left; who bought a second ago too, and who has finished is ready at once', async () => {
  worker = await startWorker(api.database.url);
  await populateReport(admin);
  expect(await list()).toMatchObject({
    isBeingCounted: false,
    totals: { families: 0, people: 0, ready: 0 },
    families: [],
  });

  const { carters, emma, mia, leo } = await signedInCarters(api);
  for (const contactId of [carters.headId, mia]) await buy(contactId, today);
  await addPurchase(api.database, mia, { productId: SEASON_PASS });
  await buy(leo, tomorrow);
  const before = await list();
  const left = [
    { taskName: 'Season waiver', taskTypeId: 1, isAtDesk: false },
    { taskName: 'Rental profile', taskTypeId: 2, isAtDesk: false },
  ];
  expect(before).toMatchObject({ totals: { families: 1, people: 2, ready: 0 }, found: 1, next: null });
  expect(before.families).toEqual([
    {
      headContactId: carters.headId,
      name: 'Emma Carter',
      members: [
        {
          contactId: carters.headId,
          name: 'Emma Carter',
          age: 38,
          bought: ['Ski lesson'],
          left,
          registration: null,
          rental: 'open',
        },
        {
          contactId: mia,
          name: 'Mia Carter',
          age: 9,
          bought: ['Ski lesson', 'Season pass'],
          left,
          registration: null,
          rental: 'open',
        },
      ],
    },
  ]);
  expect((await list({ day: tomorrow })).families.map(({ members }) => members.map(({ name }) => name))).toEqual([
    ['Leo Carter'],
  ]);

  for (const contactId of [carters.headId, mia]) {
    const tasks = await group(emma, shop, [contactId]);
    await complete(emma, taskOf(tasks.rentalProfileContactTasks, contactId), rentalAnswers).expect(200);
    const waiver = taskOf(tasks.waiverContactTasks, contactId);
    const answers = contactId === mia ? parentAnswers(waiver) : { ...parentAnswers(waiver), relationships: undefined };
    await complete(emma, waiver, answers).expect(200);
  }
  expect(names(await list({ state: 'left' }))).toEqual([]);
  expect(await list({ state: 'ready' })).toMatchObject({ totals: { families: 1, people: 2, ready: 2 }, found: 1 });
});

test('the same is there once the upkeep has written it down, and after another population', async () => {
  const read = await list();
  await api.app.get(ReportUpkeepService, { strict: false }).keepUp(new AbortController().signal);
  expect(await api.database.count(`report_arrival where day = '${today}'`)).toBe(1);
  expect(await list()).toEqual(read);
  await populateReport(admin);
  expect(await list()).toEqual(read);
});

test('who does not come any more is gone at once, and stays gone once that is written down', async () => {
  const leo = "(select contact_id from contact where first_name = 'Leo')";
  const set = (status: string) =>
    api.database.rows(`update purchase set status = $1 where contact_id = ${leo}`, [status]);
  const totals = async () => (await list({ day: tomorrow })).totals;
  const keepUp = () => api.app.get(ReportUpkeepService, { strict: false }).keepUp(new AbortController().signal);
  for (const [status, families] of [
    ['cancelled', 0],
    ['open', 1],
    ['cancelled', 0],
    ['open', 1],
  ] as const) {
    await set(status);
    expect(await totals()).toMatchObject({ families, people: families, ready: 0 });
    await keepUp();
    expect(await totals()).toMatchObject({ families, people: families, ready: 0 });
  }
});

test('a day on which nobody comes knows the next one on which somebody does, also of who bought a second ago', async () => {
  const [later, latest] = [addDays(today, 40), addDays(today, 60)];
  const emptyDay = addDays(today, 20);
  const nextDay = async (day: string) => (await list({ day })).nextDay;
  expect(await nextDay(emptyDay)).toBeNull();
  const headId = await family('Noa', 'Lind', latest);
  expect(await nextDay(emptyDay)).toBe(latest);
  await populateReport(admin);
  expect(await nextDay(emptyDay)).toBe(latest);
  expect(await nextDay(latest)).toBeNull();
  await buy(headId, later);
  expect([await nextDay(emptyDay), await nextDay(later), await nextDay(addDays(latest, 1))]).toEqual([
    later,
    null,
    null,
  ]);
  await api.database.rows('delete from purchase where contact_id = $1', [headId]);
  expect(await nextDay(emptyDay)).toBeNull();
});

test('as many come today, and are ready, as the dashboard expects', async () => {
  await family('Ada', 'Berg', today);
  await family('Bo', 'Berg', today, tomorrow);
  await populateReport(admin);
  const { expected } = dashboardSchema.parse((await admin.get('/api/admin/dashboard').expect(200)).body);
  const { people, ready } = (await list()).totals!;
  expect([people, ready]).toEqual([expected?.people, expected?.ready]);
  expect([people, ready]).toEqual([4, 2]);
});

test('families stand by last name, pages are whole and none comes twice, whoever comes or finishes between them', async () => {
  for (const name of ['Åberg', 'abel', 'Zorn', 'Öst', "O'Neil", '青木']) await family('Kim', name, tomorrow);
  await populateReport(admin);
  const all = names(await list({ day: tomorrow }));
  expect(all).toEqual([
    'Kim abel',
    'Kim Åberg',
    'Bo Berg',
    'Emma Carter',
    "Kim O'Neil",
    'Kim Öst',
    'Kim Zorn',
    'Kim 青木',
  ]);
  const paged: string[] = [];
  let after: string | null | undefined;
  do {
    const page = await list({ day: tomorrow, pageSize: 3, ...(after && { after }) });
    expect(page.found).toBe(all.length + (paged.length > 0 ? 1 : 0));
    paged.push(...names(page));
    if (!after) await family('Late', 'Young', tomorrow);
    after = page.next;
  } while (after);
  expect(paged).toEqual([...all.slice(0, -2), 'Late Young', ...all.slice(-2)]);
});

test('a name is found by its beginnings, with accents or without, and the search is in the trail', async () => {
  const since = await lastAuditId(api);
  expect(names(await list({ day: tomorrow, q: 'aberg' }))).toEqual(['Kim Åberg']);
  expect(names(await list({ day: tomorrow, q: 'kim ÖS' }))).toEqual(['Kim Öst']);
  expect(names(await list({ day: today, q: 'mia' }))).toEqual(['Emma Carter']);
  expect(await list({ day: tomorrow, q: 'aberg', state: 'ready' })).toMatchObject({ found: 0, families: [] });
  expect(await list({ day: tomorrow, q: '*' })).toMatchObject({ found: 0, families: [], totals: { families: 9 } });
  expect((await auditRows(api, since)).map(({ action, after }) => [action, after])).toEqual(
    [
      ['aberg', 1],
      ['kim ÖS', 1],
      ['mia', 1],
      ['aberg', 0],
      ['*', 0],
    ].map(([sought, found]) => ['arrivals.searched', { sought, found }]),
  );
});

test('a search that begins behind a page is in the trail as well', async () => {
  const since = await lastAuditId(api);
  const after = Buffer.from('["",1]').toString('base64url');
  expect(names(await list({ day: tomorrow, q: 'aberg', after }))).toEqual(['Kim Åberg']);
  expect((await auditRows(api, since)).map(({ after: noted }) => noted)).toEqual([{ sought: 'aberg', found: 1 }]);
});

test('nobody comes to another location; of one without POS transactions it is not asked', async () => {
  const [activityIds, usePosTransactionsAndOrders] = [[shop.activityId], true];
  const other = await buildLocation(api.database, { name: 'Other', usePosTransactionsAndOrders, activityIds: [] });
  const off = await buildLocation(api.database, { name: 'Off', activityIds });
  await heardChanges(api);
  expect(await list({ locationId: other })).toMatchObject({ isBeingCounted: true, totals: { families: 0 } });
  await populateReport(admin);
  expect(await list({ locationId: other })).toMatchObject({ isBeingCounted: false, totals: { families: 0 } });
  expect((await ask({ locationId: off }).expect(422)).body.code).toBe('report.pos_off');
  expect((await ask({ locationId: 99_999 }).expect(404)).body.code).toBe('location.unknown');
});

test.each([
  ['yesterday', { day: addDays(today, -1) }, 'day'],
  ['a day beyond those that count', { day: addDays(addMonths(today, 5), 1) }, 'day'],
  ['no day', { day: '2026-02-30' }, 'day'],
  ['a page of nobody', { pageSize: 0 }, 'pageSize'],
  ['a page of everybody', { pageSize: 501 }, 'pageSize'],
  ['a place that no page told', { after: 'WyJhIl0' }, 'after'],
  ['a place that no database knows', { after: Buffer.from('["\\u0000",1]').toString('base64url') }, 'after'],
  ['another state', { state: 'gone' }, 'state'],
])('what asks for %s is refused', async (_, question, path) => {
  expect((await ask(question).expect(400)).body.errors).toEqual([expect.objectContaining({ path })]);
});
