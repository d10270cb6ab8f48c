import { type Dashboard, dashboardSchema } from '@arrival/contracts';
import { administrator, administratorVariables } from '../../support/administrator';
import { startApi, type TestApi } from '../../support/api';
import { buildWaiverTask } from '../../support/build-resort';
import { buildCheckinResort, type CheckinResort, complete, group, signedInCarters } from '../../support/checkin';
import { heardChanges } from '../../support/heard-changes';

const signed = {
  agree: true,
  consent: true,
  relationship: 'parent',
  waiverHTML: '<h2>Acknowledgement of risk</h2><p>Skiing has risks.</p>',
};
let api: TestApi;
let resort: CheckinResort;
let taskId: number;

async function startResort(variables: Record<string, string>): Promise<void> {
  api = await startApi({ ...administratorVariables, ...variables });
  resort = await buildCheckinResort(api);
  taskId = await buildWaiverTask(api.database, {
    name: 'Partner waiver',
    posWaiverId: 'W-PARTNER',
    enableAgreeCheckbox: true,
  });
  await api.database.rows("update task set external_waiver_id = '1R-7' where id = $1", [taskId]);
  await api.database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [
    resort.activityId,
    taskId,
  ]);
}

/** Leo's waiver with the partner's id, sent back signed by a browser. */
async function sign() {
  const { emma, leo } = await signedInCarters(api);
  const { waiverContactTasks } = await group(emma, resort, [leo]);
  const task = waiverContactTasks.find((candidate) => candidate.taskId === taskId);
  if (!task) throw new Error('The waiver is not asked');
  const answer = await complete(emma, task, signed);
  const signatures = await api.database.rows('select * from signature where contact_id = $1', [leo]);
  return { answer, signatures: signatures.length };
}

async function dashboard(): Promise<Dashboard> {
  await heardChanges(api);
  return dashboardSchema
    .strict()
    .parse((await (await administrator(api)).get('/api/admin/dashboard').expect(200)).body);
}
const item = ({ checklist }: Dashboard, code: string) => checklist.find((candidate) => candidate.code === code);
const removeText = () => api.database.rows("update waiver set text_hash = null where pos_waiver_id = 'W-PARTNER'");

describe('without the feature 1Risk an external waiver id has no effect', () => {
  beforeAll(() => startResort({}));
  afterAll(() => api.close());

  test('guests sign here', async () => {
    const { answer, signatures } = await sign();
    expect([answer.status, answer.body.isComplete, signatures]).toEqual([200, true, 1]);
  });

  test('the dashboard asks for its text as for any waiver', async () => {
    const before = await dashboard();
    expect([before.isReadyForGuests, item(before, 'waiversSignable')]).toEqual([true, undefined]);
    await removeText();
    expect(item(await dashboard(), 'waiverTexts')).toMatchObject({
      isDone: false,
      missing: [{ id: 'W-PARTNER', name: 'Partner waiver' }],
    });
  });
});

describe('with the feature 1Risk', () => {
  beforeAll(() => startResort({ FEATURES: '1Risk' }));
  afterAll(() => api.close());

  test("a browser's word does not sign it", async () => {
    const { answer, signatures } = await sign();
    expect([answer.status, answer.body.code, signatures]).toEqual([422, 'waiver.signed_elsewhere', 0]);
  });

  test('the dashboard names it as one that nobody can sign until 1Risk is set up, and asks for no text', async () => {
    await removeText();
    const blocked = await dashboard();
    expect(blocked.isReadyForGuests).toBe(false);
    expect(item(blocked, 'waiverTexts')).toMatchObject({ isDone: true });
    expect(item(blocked, 'waiversSignable')).toEqual({
      code: 'waiversSignable',
      isDone: false,
      isRequired: true,
      missing: [{ id: taskId, name: 'Partner waiver' }],
    });
    const boss = await administrator(api);
    const oneRisk = { oneRiskUrl: 'https://sign.partner.example/v1', oneRiskSecret: 'known to both' };
    await boss.put('/api/admin/settings').send(oneRisk).expect(200);
    const ready = await dashboard();
    expect([ready.isReadyForGuests, item(ready, 'waiversSignable')?.isDone]).toEqual([true, true]);
  });
});
