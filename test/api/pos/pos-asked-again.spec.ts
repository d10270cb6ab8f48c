import type { StaffHousehold } from '@arrival/contracts';
import { ComparisonService } from '../../../api/src/domains/pos/bridge/comparison.service';
import { type PosBridge, startPosBridge } from '../../../libs/sandbox/src/pos-bridge/bridge-server';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { bridgeMember } from '../../support/bridge-people';

/** Behind a bridge the mark is ours: the same answers told again do not take it away, others do (D26, D79). */
let api: TestApi;
let bridge: PosBridge;
let staff: SignedInAgent;

beforeAll(async () => {
  bridge = await startPosBridge({ products: [] });
  const variables = { POS_BRIDGE_URL: bridge.url, POS_BRIDGE_TOKEN: bridge.token, POS_FRESH_SECONDS: '0' };
  api = await startApi({ ...variables, ...administratorVariables });
  staff = await administrator(api);
});
afterAll(async () => {
  await api.close();
  await bridge.stop();
});

const compare = () => api.app.get(ComparisonService).compare(new AbortController().signal);

test('what the point of sale tells unchanged, at another time, is still asked again; what it tells changed counts', async () => {
  const gear = { shoeSize: '26.5', goofy: null, bootSoleMm: null };
  const saved = { ageKey: '0-49', abilityKey: 'II', heightKey: 'H', weightKey: 'J', ...gear };
  const told = bridgeMember(bridge, 'Mia', { rentalProfile: { ...saved, savedAt: '2026-11-01T08:00:00.000Z' } });
  bridge.addHousehold([told]);
  await compare();
  const { contact_id } = await api.database.row<{ contact_id: string }>(
    'select contact_id from contact where customer_number = $1',
    [told.customerNumber],
  );
  const onFile = async () => {
    const { body } = await staff.get(`/api/admin/guests/${contact_id}`).expect(200);
    return (body as StaffHousehold).members[0]!.onFile[0]!;
  };
  const { taskTypeId, updatedAtUtc } = await onFile();
  await staff
    .post(`/api/admin/guests/${contact_id}/asked-again`)
    .send({ records: [{ taskTypeId, updatedAtUtc }], reason: 'The weight is not right' })
    .expect(200);
  await compare();
  told.rentalProfile = { ...saved, savedAt: '2026-11-02T08:00:00.000Z' };
  await compare();
  expect(await onFile()).toEqual({
    taskTypeId,
    updatedAtUtc: '2026-11-02T08:00:00.000Z',
    askedAgain: 'The weight is not right',
  });
  told.rentalProfile = { ...saved, weightKey: 'K', savedAt: '2026-11-03T08:00:00.000Z' };
  await compare();
  expect(await onFile()).toEqual({ taskTypeId, updatedAtUtc: '2026-11-03T08:00:00.000Z', askedAgain: null });
});
