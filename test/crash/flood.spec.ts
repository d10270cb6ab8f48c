import type { ApiProcess } from '../support/api-process';
import { bestOf } from '../support/best-of';
import { buildCarters } from '../support/checkin';
import { until } from '../support/until';
import { buildCrashSite, type CrashSite } from './crash-site';

/** Far more guests at once than the process works on: the rest is told to come back, and those who are taken keep their latency. */
const most = 8;
let site: CrashSite;
let api: ApiProcess;
let asked = 0;
let ask: () => Promise<{ status: number; code?: string; retryAfter: string | null }>;

beforeAll(async () => {
  site = await buildCrashSite();
  Object.assign(site.variables, { REQUESTS_AT_ONCE: String(most), LOG_LEVEL: 'info', DATABASE_PATIENCE: '20' });
  api = await site.startApi();
  const { headId, memberIds } = await buildCarters(site, 'flood');
  const token = await site.identity.token({ sub: 'flood' });
  const body = JSON.stringify({ activityId: site.resort.activityId, contactIds: [headId, ...memberIds] });
  ask = async () => {
    const response = await fetch(`${api.url}/api/tasks/ContactTaskGrouping/Location/${site.resort.locationId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    });
    const { code } = (await response.json()) as { code?: string };
    return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
  };
});

afterAll(async () => {
  await api.stop();
  await site.close();
});

/** What the process has said of calls, one line each. */
const told = () =>
  api
    .output()
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.includes('ContactTaskGrouping'));

/** What the process itself measured of those that went through of so many calls, once it has told of the last one. */
const p95 = async (calls: number): Promise<number> => {
  const before = asked;
  asked += calls;
  await until(() => told().length === asked);
  const ms = told()
    .slice(before)
    .map((line) => JSON.parse(line) as { status: number; ms: number })
    .flatMap((entry) => (entry.status === 200 ? [entry.ms] : []));
  return ms.sort((one, other) => one - other)[Math.floor(ms.length * 0.95)] ?? Number.NaN;
};

test('600 at once: some are taken as fast as ever, the others are told to come back, none fails', async () => {
  await Promise.all(Array.from({ length: 20 }, ask));
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(Array.from({ length: most }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  const calm = await p95(20 + 5 * most);
  const flood = async (): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: 600 }, ask));
    const refused = answers.filter(({ status }) => status === 503);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(refused.every(({ code, retryAfter }) => code === 'server.busy' && Number(retryAfter) > 0)).toBe(true);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(most);
    return p95(answers.length);
  };
  const asFastAsEver = Math.max(3 * calm, 500);
  expect(await bestOf(asFastAsEver, flood, 10)).toBeLessThan(asFastAsEver);
  expect((await ask()).status).toBe(200);
});

test('health is answered meanwhile', async () => {
  const flood = Promise.all(Array.from({ length: 300 }, ask));
  expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
  await flood;
});
