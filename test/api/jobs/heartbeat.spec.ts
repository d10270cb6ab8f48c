import type { CheckAnswer, Operations } from '@arrival/contracts';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { until } from '../../support/until';

/** That an API runs is seen without a balancer that asks `/health/ready` (issue 9). */
let api: TestApi;
let beside: TestApi;
let boss: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  beside = await startApi({
    ...administratorVariables,
    DATABASE_URL: api.database.url,
    OIDC_ISSUER: api.identity.issuer,
  });
  boss = await administrator(api);
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const apis = async () => {
  const { processes }: Operations = (await boss.get('/api/admin/operations').expect(200)).body;
  return processes.filter(({ process }) => process === 'api').length;
};
const mostConnections = async () => {
  const { checks }: { checks: CheckAnswer[] } = (await boss.get('/api/admin/operations/checks').expect(200)).body;
  return Number(checks.find(({ check }) => check === 'connections')?.params['most']);
};

/** What they said is an hour old: only what they say by themselves from now on is seen. */
const forget = () => api.database.rows("update process_heartbeat set beat_at = now() - interval '1 hour'");

test('two APIs that nobody asks are listed and counted as two', async () => {
  await until(async () => (await apis()) === 2);
  const ofTwo = await mostConnections();
  // Again when one of them speaks in between.
  await until(async () => {
    await forget();
    return (await mostConnections()) < ofTwo;
  });
  await until(async () => (await apis()) === 2);
  expect(await mostConnections()).toBe(ofTwo);
});
