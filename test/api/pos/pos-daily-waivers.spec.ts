import type { BridgeMember, Grouping } from '@arrival/contracts';
import { addDays, dayInZone } from '@arrival/rules';
import { type PosBridge, startPosBridge } from '../../../libs/sandbox/src/pos-bridge/bridge-server';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { bridgeMember } from '../../support/bridge-people';
import { born } from '../../support/build-household';
import { buildActivity, buildLocation, buildWaiverTask } from '../../support/build-resort';
import { complete, group, taskOf } from '../../support/checkin';
import { noonZone } from '../../support/noon';

/** A waiver of the day at a resort whose point of sale tells of authorizations (D64, D27). */
const posWaiverId = 'DAILY';
const today = dayInZone(new Date(), noonZone);
let api: TestApi;
let bridge: PosBridge;
let activityId: number;
let locationId: number;

beforeAll(async () => {
  bridge = await startPosBridge();
  api = await startApi({ POS_BRIDGE_URL: bridge.url, POS_BRIDGE_TOKEN: bridge.token, POS_FRESH_SECONDS: '0' });
  const waiver = await buildWaiverTask(api.database, { posWaiverId, useTodayAsValidationDate: true });
  activityId = await buildActivity(api.database, { taskIds: [waiver] });
  locationId = await buildLocation(api.database, { isDefault: true, activityIds: [activityId] });
});
afterAll(async () => {
  await api.close();
  await bridge.stop();
});

let people = 0;
async function known(authorizations: BridgeMember['authorizations']) {
  const email = `noah-${++people}@example.com`;
  const told = bridgeMember(bridge, 'Noah', { email, dateOfBirth: born(31), authorizations });
  bridge.addHousehold([told]);
  const claims = { sub: email, email, email_verified: true, given_name: 'Noah', family_name: 'Fischer' };
  const agent = await api.as(claims);
  const { contacts } = (await agent.get('/api/profile').expect(200)).body;
  return { agent, told, contactId: contacts[0].contactId as number };
}
const waiverOf = async (agent: SignedInAgent, contactId: number): Promise<Grouping['waiverContactTasks'][number]> => {
  const resort = { locationId, activityId, tasks: { waiver: 0, rental: 0, child: 0, photo: 0 } };
  return taskOf((await group(agent, resort, [contactId])).waiverContactTasks, contactId);
};

async function sign(agent: SignedInAgent, contactId: number): Promise<void> {
  const task = await waiverOf(agent, contactId);
  expect(task.isComplete).toBe(false);
  const { rolTextHash } = task.relatedObject;
  const answers = { agree: true, consent: true, signatureDateOffset: 0, rolTextHash };
  const signed = await complete(agent, task, answers);
  expect([signed.status, signed.body.isComplete]).toEqual([200, true]);
}

test('what it told today for the season is no signature of today: the waiver is asked for, signed, and done', async () => {
  const { agent, contactId } = await known([{ posWaiverId, effectiveOn: addDays(today, -20), expiresOn: null }]);
  await sign(agent, contactId);
  expect((await waiverOf(agent, contactId)).isComplete).toBe(true);
});

test('what was signed here stays signed, though it heard of it long ago and does not tell it', async () => {
  const { agent, told, contactId } = await known([]);
  await sign(agent, contactId);
  await api.database.rows(
    `update pos_delivery set status = 'delivered', settled_at = now() - interval '2 hours' where contact_id = $1`,
    [contactId],
  );
  told.lastName = 'Fischer-Weber';
  expect((await waiverOf(agent, contactId)).contact.lastName).toBe('Fischer-Weber');
  expect((await waiverOf(agent, contactId)).isComplete).toBe(true);
});

test.each([
  [50, true],
  [70, false],
])('what a partner had signed and it heard of %i minutes ago, and does not tell: %s', async (minutes, isComplete) => {
  const { agent, told, contactId } = await known([]);
  await api.database.rows(
    'insert into waiver_authorization (contact_id, pos_waiver_id, effective_on, expires_on) values ($1, $2, $3, $3)',
    [contactId, posWaiverId, today],
  );
  await api.database.rows(
    `insert into pos_delivery (key, contact_id, kind, data, occurred_at, status, settled_at)
     values (gen_random_uuid(), $1, 'authorization', $2, now(), 'delivered', now() - make_interval(mins => $3))`,
    [contactId, { posWaiverId }, minutes],
  );
  expect((await waiverOf(agent, contactId)).isComplete).toBe(true);
  told.lastName = 'Fischer-Weber';
  expect((await waiverOf(agent, contactId)).isComplete).toBe(isComplete);
});

test('what it told yesterday for today alone is done today', async () => {
  const { agent, contactId } = await known([{ posWaiverId, effectiveOn: today, expiresOn: today }]);
  await api.database.rows(
    `update waiver_authorization set created_at = now() - interval '1 day' where contact_id = $1`,
    [contactId],
  );
  expect((await waiverOf(agent, contactId)).isComplete).toBe(true);
});
