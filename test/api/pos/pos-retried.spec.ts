import { mostHandOversRetried } from '@arrival/contracts';
import { type PosBridge, startPosBridge } from '../../../libs/sandbox/src/pos-bridge/bridge-server';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildHousehold } from '../../support/build-household';

/** What a point of sale refused while it was set up wrongly is sent again at once (I3). */
let api: TestApi;
let bridge: PosBridge;
let admin: SignedInAgent;

beforeAll(async () => {
  bridge = await startPosBridge({ products: [] });
  api = await startApi({ ...administratorVariables, POS_BRIDGE_URL: bridge.url, POS_BRIDGE_TOKEN: bridge.token });
  admin = await administrator(api);
});
afterAll(async () => {
  await api.close();
  await bridge.stop();
});

/** So many of somebody, each as it stands; nobody delivers them here. */
async function handOvers(subject: string, status: string, count: number): Promise<number> {
  const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject });
  await api.database.rows(
    `insert into pos_delivery (key, contact_id, kind, data, occurred_at, status, attempts, refusals, error, settled_at)
     select gen_random_uuid()::text, $1, 'contact', '{}', now(), $2, 3, 2, 'effect.wrong: Fault', now() from generate_series(1, $3)`,
    [headId, status, count],
  );
  return headId;
}
const states = (contactId: number) =>
  api.database.rows(
    'select status, attempts, refusals, count(*)::int from pos_delivery where contact_id = $1 group by 1, 2, 3 order by 1',
    [contactId],
  );
const retryAll = async () => (await admin.post('/api/admin/operations/hand-overs/retry').expect(200)).body;

test('all that was refused is sent again, each with its line in the trail, and what was delivered or discarded is not', async () => {
  const ann = await handOvers('ann', 'failed', 3);
  const ben = await handOvers('ben', 'delivered', 1);
  const cid = await handOvers('cid', 'discarded', 1);
  const since = await lastAuditId(api);
  expect(await retryAll()).toEqual({ retried: 3 });
  expect(await states(ann)).toEqual([{ status: 'waiting', attempts: 0, refusals: 0, count: 3 }]);
  expect(await states(ben)).toEqual([{ status: 'delivered', attempts: 3, refusals: 2, count: 1 }]);
  expect(await states(cid)).toEqual([{ status: 'discarded', attempts: 3, refusals: 2, count: 1 }]);
  const told = (await auditRows(api, since)).filter(({ entity }) => entity === 'hand_over');
  expect(told.map(({ action }) => action)).toEqual(Array(3).fill('hand_over.retried'));
  expect(told[0]?.before).toMatchObject({ contactId: ann, attempts: 3, error: 'effect.wrong: Fault' });
  expect((await admin.get('/api/admin/operations/hand-overs').expect(200)).body).toEqual([]);
  expect(await retryAll()).toEqual({ retried: 0 });
});

test('of very many the oldest go first, and the next call takes the others', async () => {
  const early = await handOvers('early', 'failed', mostHandOversRetried);
  const late = await handOvers('late', 'failed', 2);
  expect(await retryAll()).toEqual({ retried: mostHandOversRetried });
  expect(await states(early)).toMatchObject([{ status: 'waiting' }]);
  expect(await states(late)).toMatchObject([{ status: 'failed', count: 2 }]);
  expect(await retryAll()).toEqual({ retried: 2 });
});
