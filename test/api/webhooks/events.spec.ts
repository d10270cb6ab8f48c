import { type ArrivalEvent, type EventType, eventSchemas } from '@arrival/contracts';
import { lastDayAsMinor } from '@arrival/rules';
import { Client } from 'pg';
import { EventsService } from '../../../api/src/domains/webhooks/events.service';
import { WebhooksFacade } from '../../../api/src/domains/webhooks/webhooks.facade';
import { UnitOfWork } from '../../../api/src/platform/database/unit-of-work';
import { administrator, administratorVariables } from '../../support/administrator';
import { portrait } from '../../support/answers';
import { startApi, type TestApi } from '../../support/api';
import { keyAgent } from '../../support/api-key';
import { born, buildHousehold } from '../../support/build-household';
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

/** What other systems are told of: every committed completion, once, in order, and nothing that names or describes a person (issue 9). */
let api: TestApi;
let resort: CheckinResort;
let events: EventsService;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  resort = await buildCheckinResort(api, { consolidateWaivers: true });
  events = api.app.get(EventsService, { strict: false });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.rows('delete from event_inbox');
  await api.database.rows('delete from event');
});

const told = async (): Promise<ArrivalEvent[]> => (await events.list(undefined, 1000)).events;
const typesOf = (list: readonly ArrivalEvent[]) =>
  list.map(({ number, type, data }) => [number, type, data['contactId']]);

test('a signature for several tells each task and each waiver, in the order of the household, with ids alone', async () => {
  const { emma, mia, leo, carters } = await signedInCarters(api);
  const { waiverContactTasks } = await group(emma, resort, [mia, leo]);
  const task = taskOf(waiverContactTasks, mia);
  const answers = { ...parentAnswers(task), contactIds: [mia, leo] };
  expect((await complete(emma, task, answers)).status).toBe(200);
  expect((await complete(emma, task, answers)).status).toBe(200);
  const all = await told();
  expect(typesOf(all)).toEqual([
    [1, 'contact.task.completed', mia],
    [2, 'contact.task.completed', leo],
    [3, 'waiver.signed', mia],
    [4, 'waiver.signed', leo],
  ]);
  expect(new Set(all.map(({ householdId }) => householdId))).toEqual(new Set([carters.headId]));
  const held = { effectiveOn: expect.any(String), expiresOn: lastDayAsMinor(born(9)) };
  const at = { taskId: resort.tasks.waiver, activityId: resort.activityId, locationId: resort.locationId };
  expect(all[0]?.data).toEqual({ contactId: mia, taskTypeId: 1, ...held, ...at });
  expect(all[2]?.data).toEqual({
    contactId: mia,
    signatureId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    signerContactId: carters.headId,
    posWaiverId: 'W-SEASON',
    ...held,
    ...at,
  });
  expect(JSON.stringify(all)).not.toMatch(/Emma|Carter|Mia|Leo|parent/);
});

test('the completion that leaves nothing required open tells that the check-in is done, once', async () => {
  const sub = `alone-${Math.random()}`;
  const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: sub, members: [] });
  const guest = await api.as({ sub });
  const before = await group(guest, resort, [headId]);
  const waiver = taskOf(before.waiverContactTasks, headId);
  const { rolTextHash, expectedSignerName } = waiver.relatedObject;
  await complete(guest, waiver, { agree: true, consent: true, signerName: expectedSignerName, rolTextHash });
  expect((await told()).map(({ type }) => type)).not.toContain('household.checkin.completed');
  await complete(guest, taskOf(before.rentalProfileContactTasks, headId), rentalAnswers);
  const last = (await told()).at(-1);
  expect(last).toMatchObject({
    type: 'household.checkin.completed',
    data: { locationId: resort.locationId, contactIds: [headId] },
  });
  const changed = { ...rentalAnswers, shoeSize: '39' };
  await complete(guest, taskOf((await group(guest, resort, [headId])).rentalProfileContactTasks, headId), changed);
  expect((await told()).filter(({ type }) => type === 'household.checkin.completed')).toHaveLength(1);
});

test('whatever a family answers, it is told as ids and states: no word, number or picture of theirs', async () => {
  const { emma, mia, leo } = await signedInCarters(api);
  const marked = `Zq${Math.random().toString(36).slice(2)}`;
  const grouping = await group(emma, resort, [mia, leo]);
  const health = { drugAllergy: marked, foodAllergy: marked, medication: marked, specialCondition: marked };
  const child = { ...childAnswers, ...health, primaryEmergencyContact: `Aunt ${marked}` };
  const upload = emma.post(`/api/photo/Contact/Upload?contactId=${mia}`).attach('file', await portrait(), 'me.jpg');
  const { photoHash } = (await upload.expect(200)).body;
  const { rolTextHash } = taskOf(grouping.waiverContactTasks, mia).relatedObject;
  const signature = { agree: true, consent: true, relationship: 'guardian', signerName: 'Emma Carter', rolTextHash };
  await complete(emma, taskOf(grouping.childRegistrationContactTasks, mia), child).expect(200);
  await complete(emma, taskOf(grouping.rentalProfileContactTasks, leo), { ...rentalAnswers, shoeSize: marked }).expect(
    200,
  );
  await complete(emma, taskOf(grouping.waiverContactTasks, mia), { ...signature, contactIds: [mia, leo] }).expect(200);
  await complete(emma, taskOf(grouping.photoContactTasks, mia), { photoHash }).expect(200);
  const all = await told();
  for (const event of all) eventSchemas[event.type as EventType].strict().parse(event.data);
  expect(all.map(({ type }) => type).sort()).toEqual([
    ...Array(5).fill('contact.task.completed'),
    ...Array(2).fill('waiver.signed'),
  ]);
  for (const theirs of [marked, photoHash, 'Carter', 'Mia', '970 555', '970555', 'guardian', rolTextHash])
    expect(JSON.stringify(all)).not.toContain(theirs);
});

test('a skip is no news, and a completion that is refused tells nothing', async () => {
  const { emma, mia } = await signedInCarters(api);
  const grouping = await group(emma, resort, [mia]);
  const photo = taskOf(grouping.photoContactTasks, mia);
  expect((await emma.post('/api/tasks/contact/complete/Photo').send({ ...photo, isSkipped: true })).status).toBe(200);
  expect((await complete(emma, taskOf(grouping.waiverContactTasks, mia), { agree: false })).status).toBe(400);
  expect(await told()).toEqual([]);
});

test('what is told inside a unit of work that fails was never told', async () => {
  const [unit, facade] = [api.app.get(UnitOfWork, { strict: false }), api.app.get(WebhooksFacade, { strict: false })];
  const note = () =>
    facade.note({ type: 'report.populated', data: { rows: 5, refreshedAtUtc: '2026-01-01T00:00:00.000Z' } });
  await expect(
    unit.run(async () => {
      await note();
      throw new Error('no report');
    }),
  ).rejects.toThrow('no report');
  expect(await told()).toEqual([]);
  await unit.run(note);
  expect(await told()).toMatchObject([
    { type: 'report.populated', householdId: null, number: null, data: { rows: 5 } },
  ]);
});

test('a note that is committed late comes after those that were read meanwhile, and is not passed over', async () => {
  const insert = `insert into event_inbox (events) values ('[{"type": "report.populated", "data": {}}]') returning id`;
  const slow = new Client({ connectionString: api.database.url });
  await slow.connect();
  try {
    await slow.query('begin');
    await slow.query(insert);
    await api.database.rows(insert);
    const [read] = await told();
    await slow.query('commit');
    expect((await events.list(read?.id, 10)).events).toHaveLength(1);
  } finally {
    await slow.end();
  }
});

test('pages follow each other without a gap while others write', async () => {
  const tell = (head: number, count: number) =>
    api.database.rows(
      `insert into event_inbox (head_contact_id, events)
       select $1, jsonb_build_array(jsonb_build_object('type', 'waiver.signed', 'data', jsonb_build_object('n', n))) from generate_series(1, $2) n`,
      [head, count],
    );
  await Promise.all([tell(1, 700), tell(2, 700)]);
  const seen: ArrivalEvent[] = [];
  for (let hasMore = true, turn = 0; hasMore; turn++) {
    if (turn === 2) await Promise.all([tell(1, 50), tell(3, 20)]);
    const page = await events.list(seen.at(-1)?.id, 200);
    seen.push(...page.events);
    hasMore = page.hasMore;
  }
  expect(seen).toHaveLength(1470);
  for (const head of [1, 2, 3]) {
    const numbers = seen.filter(({ householdId }) => householdId === head).map(({ number }) => number ?? 0);
    const first = numbers[0] ?? 0;
    expect(numbers).toEqual(numbers.map((_, index) => first + index));
  }
});

test('eight readers at once number every event once', async () => {
  await api.database.rows(
    `insert into event_inbox (head_contact_id, events) select n % 7, '[{"type": "waiver.signed", "data": {}}]' from generate_series(1, 2000) n`,
  );
  const pages = await Promise.all(Array.from({ length: 8 }, () => events.list(undefined, 1000)));
  expect(new Set(pages.map(({ events: list }) => JSON.stringify(list))).size).toBe(1);
  const { count, last } = await api.database.row<{ count: string; last: string }>(
    'select count(*) as count, max(position) as last from event',
  );
  expect([Number(count), Number(last)]).toEqual([2000, 2000]);
});

test('a program reads on where it stopped with a key for events alone, and is told when that is not kept any more', async () => {
  const program = await keyAgent(api, await administrator(api), 'events');
  await api.database.rows(
    `insert into event_inbox (events) select '[{"type": "report.populated", "data": {}}]' from generate_series(1, 5)`,
  );
  const { body: page } = await program.get('/api/export/events?limit=3').expect(200);
  expect([page.events.length, page.hasMore]).toEqual([3, true]);
  const { body: rest } = await program.get(`/api/export/events?after=${page.events[2].id}`).expect(200);
  expect([rest.events.length, rest.hasMore]).toEqual([2, false]);
  await api.database.rows('delete from event');
  const { body: problem } = await program.get(`/api/export/events?after=${page.events[2].id}`).expect(404);
  expect(problem.code).toBe('event.unknown');
});
