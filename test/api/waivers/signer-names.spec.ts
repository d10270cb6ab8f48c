import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildWaiverTask } from '../../support/build-resort';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  signedInCarters,
  taskOf,
} from '../../support/checkin';

/** Under whose name another adult's waiver is kept (D22, D54). */
let api: TestApi;
let resort: CheckinResort;
let typed: number;
let agreed: number;
let emma: SignedInAgent;
let daniel: number;

beforeAll(async () => {
  api = await startApi();
  resort = await buildCheckinResort(api);
  typed = await buildWaiverTask(api.database, {
    posWaiverId: 'W-ALL',
    consolidateWaivers: true,
    enableTextSignature: true,
  });
  agreed = await buildWaiverTask(api.database, { posWaiverId: 'W-AGREED', consolidateWaivers: true });
  for (const id of [typed, agreed])
    await api.database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [
      resort.activityId,
      id,
    ]);
  ({ emma, daniel } = await signedInCarters(api));
});
afterAll(() => api.close());

const waiver = async (taskId: number) =>
  taskOf(
    (await group(emma, resort, [daniel])).waiverContactTasks.filter((task) => task.taskId === taskId),
    daniel,
  );
const kept = (posWaiverId: string) =>
  api.database.rows(
    'select signer_name, is_on_behalf, relationship from signature where contact_id = $1 and pos_waiver_id = $2',
    [daniel, posWaiverId],
  );
const sign = (task: Awaited<ReturnType<typeof waiver>>, signerName: string) =>
  complete(emma, task, { rolTextHash: task.relatedObject.rolTextHash, agree: true, consent: true, signerName });
const daniels = [{ signer_name: 'Daniel Carter', is_on_behalf: false, relationship: 'self' }];

test('a waiver that only another adult still needs is theirs, by their own name', async () => {
  const task = await waiver(typed);
  await sign(task, 'Emma Carter').expect(422);
  await sign(task, 'Daniel Carter').expect(200);
  expect(await kept('W-ALL')).toEqual(daniels);
});

test('where no name is asked for, whoever sends another one is refused, and nothing is kept as theirs', async () => {
  const task = await waiver(agreed);
  const answer = await sign(task, 'Emma Carter');
  expect([answer.status, answer.body.errors]).toMatchObject([422, [{ path: 'relatedObject.signerName' }]]);
  expect(await kept('W-AGREED')).toEqual([]);
  await sign(task, '').expect(200);
  expect(await kept('W-AGREED')).toEqual(daniels);
});
