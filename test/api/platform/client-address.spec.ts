import { startApi, type TestApi } from '../../support/api';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  parentAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';

/** Which address the evidence of a signature keeps (D62); the caller is always 127.0.0.1, the proxy in front of the process. */
const apis: TestApi[] = [];
afterAll(() => Promise.all(apis.map((api) => api.close())));

async function behind(proxies: string): Promise<{ api: TestApi; resort: CheckinResort }> {
  const api = await startApi({ TRUST_PROXY: proxies });
  apis.push(api);
  return { api, resort: await buildCheckinResort(api) };
}

/** The status of a signature that came with this header, and the address that its row keeps. */
async function signed({ api, resort }: Awaited<ReturnType<typeof behind>>, forwardedFor?: string) {
  const { emma, mia } = await signedInCarters(api);
  const task = taskOf((await group(emma, resort, [mia])).waiverContactTasks, mia);
  const call = complete(emma, task, parentAnswers(task));
  const { status } = await (forwardedFor === undefined ? call : call.set('x-forwarded-for', forwardedFor));
  const [row] = await api.database.rows<{ ip: string | null }>(
    'select host(ip) as ip from signature where contact_id = $1',
    [mia],
  );
  return { status, ip: row?.ip };
}

const kept = (ip: string | null) => ({ status: 200, ip });

test('without a trusted proxy the header is a word of the guest', async () => {
  const place = await behind('0');
  expect(await signed(place, '203.0.113.9')).toEqual(kept('127.0.0.1'));
  expect(await signed(place)).toEqual(kept('127.0.0.1'));
});

test('behind one proxy only what that proxy appended counts', async () => {
  const place = await behind('1');
  expect(await signed(place, '198.51.100.1, 203.0.113.9')).toEqual(kept('203.0.113.9'));
  expect(await signed(place, '2001:db8::7')).toEqual(kept('2001:db8::7'));
  expect(await signed(place)).toEqual(kept('127.0.0.1'));
});

test('what is no address is kept as empty and stops nobody', async () => {
  const place = await behind('1');
  const written = [
    '203.0.113.9:5123',
    '[2001:db8::7]:5123',
    'unknown',
    'fe80::1%eth0',
    '_hidden',
    '10.0.0.300',
    "'; drop table",
  ];
  for (const word of written) expect([word, await signed(place, word)]).toEqual([word, kept(null)]);
});

test('known proxies are left out by their addresses, the first other one is the guest', async () => {
  const place = await behind('127.0.0.1, 10.0.0.0/8, 2001:db8:1::/48');
  expect(await signed(place, '1.2.3.4, 203.0.113.9, 10.1.2.3')).toEqual(kept('203.0.113.9'));
  expect(await signed(place, '203.0.113.9, 2001:db8:1::5, 10.1.2.3')).toEqual(kept('203.0.113.9'));
  expect(await signed(place, '10.9.9.9')).toEqual(kept('10.9.9.9'));
});

test('a caller that is no known proxy is believed nothing', async () => {
  expect(await signed(await behind('10.0.0.0/8'), '203.0.113.9')).toEqual(kept('127.0.0.1'));
});
