import { randomUUID } from 'node:crypto';
import { CompletionQueries } from '../../../api/src/domains/checkin/completion.queries';
import type { SignedInAgent, TestApi } from '../../support/api';
import { startApi } from '../../support/api';
import type { Household } from '../../support/build-household';
import {
  buildCarters,
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

import { heardChanges } from '../../support/heard-changes';

/** One effective completion per contact, task and validity period, whatever is sent how often (I2, D20). */
let api: TestApi;
let resort: CheckinResort;
let carters: Household;
let emma: SignedInAgent;
let mia: number;

beforeAll(async () => {
  api = await startApi();
  resort = await buildCheckinResort(api);
});

beforeEach(async () => {
  ({ carters, emma, mia } = await signedInCarters(api));
});

afterAll(() => api.close());

const count = async (table: string): Promise<number> =>
  Number(
    (await api.database.row<{ count: string }>(`select count(*) as count from ${table} where contact_id = $1`, [mia]))
      .count,
  );
const audits = async (): Promise<number> =>
  (
    await api.database.rows(
      "select 1 from audit_event where entity = 'contact' and entity_id = $1 and action like 'checkin.%'",
      [String(mia)],
    )
  ).length;
const tasksOf = async () => group(emma, resort, [mia]);
const waiver = async () => taskOf((await tasksOf()).waiverContactTasks, mia);
const rental = async () => taskOf((await tasksOf()).rentalProfileContactTasks, mia);
const sign = async () => {
  const task = await waiver();
  return { task, answers: parentAnswers(task) };
};

test('twelve identical signatures in parallel leave one, and answer the same', async () => {
  const { task, answers } = await sign();
  const all = await Promise.all(Array.from({ length: 12 }, () => complete(emma, task, answers)));
  expect(all.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect([
    await count('signature'),
    await count('waiver_authorization'),
    await count('completion'),
    await audits(),
  ]).toEqual([1, 1, 1, 1]);
});

test('the same signature again an hour later changes nothing', async () => {
  const { task, answers } = await sign();
  const first = await complete(emma, task, answers);
  const second = await complete(emma, task, answers);
  expect(second.body).toEqual(first.body);
  expect(await count('signature')).toBe(1);
});

test('the same profile twice is one completion', async () => {
  const task = await rental();
  const first = await complete(emma, task, rentalAnswers);
  const again = await complete(emma, { ...task, isComplete: false }, rentalAnswers);
  expect(again.body).toEqual(first.body);
  expect([await count('completion'), await audits()]).toEqual([1, 1]);
});

test("the same child's answers twice are one completion, though every sealing looks different", async () => {
  const task = taskOf((await tasksOf()).childRegistrationContactTasks, mia);
  await complete(emma, task, childAnswers);
  await complete(emma, task, childAnswers);
  expect([await count('completion'), await audits()]).toEqual([1, 1]);
});

describe('with an Idempotency-Key', () => {
  test('a repeated call gets the first answer, even after the profile was changed elsewhere', async () => {
    const [task, key] = [await rental(), randomUUID()];
    const first = await complete(emma, task, rentalAnswers, key);
    await complete(emma, task, { ...rentalAnswers, shoeSize: '44' });
    const repeated = await complete(emma, task, rentalAnswers, key);
    expect(repeated.body).toEqual(first.body);
    expect(await api.database.rows('select shoe_size from rental_profile where contact_id = $1', [mia])).toEqual([
      { shoe_size: '44' },
    ]);
  });

  test('a repeated call gets the first answer, even after the resort has stopped to ask', async () => {
    const [task, key] = [await rental(), randomUUID()];
    const first = await complete(emma, task, rentalAnswers, key).expect(200);
    const { activityId, tasks } = resort;
    const linked = 'activity_task where activity_id = $1 and task_id = $2';
    await api.database.rows(`delete from ${linked}`, [activityId, tasks.rental]);
    await heardChanges(api);
    const [repeated, anew] = [
      await complete(emma, task, rentalAnswers, key),
      await complete(emma, task, rentalAnswers),
    ];
    await api.database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [
      activityId,
      tasks.rental,
    ]);
    await heardChanges(api);
    expect([repeated.status, repeated.body]).toEqual([200, first.body]);
    expect(anew.body.code).toBe('task.unknown');
  });

  test('a key that comes with something else is refused and stores nothing', async () => {
    const [task, key] = [await rental(), randomUUID()];
    await complete(emma, task, rentalAnswers, key);
    const reused = await complete(emma, task, { ...rentalAnswers, shoeSize: '44' }, key);
    expect(reused.status).toBe(422);
    expect(reused.body.code).toBe('request.key_reused');
    expect(await api.database.rows('select shoe_size from rental_profile where contact_id = $1', [mia])).toEqual([
      { shoe_size: '38' },
    ]);
  });

  test('ten at once leave one', async () => {
    const [{ task, answers }, key] = [await sign(), randomUUID()];
    const all = await Promise.all(Array.from({ length: 10 }, () => complete(emma, task, answers, key)));
    expect(new Set(all.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(await count('signature')).toBe(1);
  });

  test("another person's key is another key", async () => {
    const key = randomUUID();
    await complete(emma, await rental(), rentalAnswers, key).expect(200);
    const other = `other-${Math.random()}`;
    const household = await buildCarters(api, other);
    const agent = await api.as({ sub: other });
    const task = taskOf((await group(agent, resort, [household.headId])).rentalProfileContactTasks, household.headId);
    const answer = await complete(agent, task, rentalAnswers, key);
    expect(answer.body.contact.contactId).toBe(household.headId);
  });
});

test('a call that loses to other writers ten times in a row is done all the same', async () => {
  const task = await rental();
  const write = jest.spyOn(api.app.get(CompletionQueries, { strict: false }), 'write');
  for (let lost = 0; lost < 10; lost += 1) write.mockResolvedValueOnce(false);
  const { status, body } = await complete(emma, task, rentalAnswers);
  write.mockRestore();
  expect([status, body.isComplete]).toEqual([200, true]);
});

test('a first profile that another writer saves in the same moment is found, and changed', async () => {
  const task = await rental();
  const queries = api.app.get(CompletionQueries, { strict: false });
  const write = queries.write.bind(queries);
  const overtaken = jest.spyOn(queries, 'write').mockImplementationOnce(async (completion) => {
    await api.database.rows(
      `insert into rental_profile (contact_id, age_key, ability_key, height_key, weight_key) values ($1, 'A10', 'II', 'J', 'I') returning 1`,
      [mia],
    );
    return write(completion);
  });
  const { status, body } = await complete(emma, task, rentalAnswers);
  expect([status, body.isComplete, body.relatedObject.shoeSize]).toEqual([200, true, '38']);
  expect([overtaken.mock.calls.length, await count('rental_profile'), await count('completion')]).toEqual([2, 1, 1]);
  overtaken.mockRestore();
});

test('two devices of the same family at once lose nothing of each other', async () => {
  const members = [carters.headId, ...carters.memberIds];
  const grouping = await group(emma, resort, members);
  const all = await Promise.all([
    ...grouping.rentalProfileContactTasks.map((task) => complete(emma, task, rentalAnswers)),
    ...grouping.childRegistrationContactTasks.map((task) => complete(emma, task, childAnswers)),
  ]);
  expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const after = await group(emma, resort, members);
  expect(after.rentalProfileContactTasks.every((task) => task.isComplete)).toBe(true);
  expect(after.childRegistrationContactTasks.every((task) => task.isComplete)).toBe(true);
});
