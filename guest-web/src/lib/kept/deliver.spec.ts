import type { CompletionRequest } from '@arrival/contracts';
import { configureTransport } from '../api/transport';
import { deliver } from './deliver';
import type { KeptEntry } from './entry';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const body: CompletionRequest = { id: '1.1.4.7', taskId: 4, contact: { contactId: 7 }, completeEndpoint: '/Photo' };
const entry = (changes: object = {}) => ({ id: 1, key: 'k', body, language: 'de', ...changes }) as KeptEntry;

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => Response.json({ isComplete: true }));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  configureTransport({ baseUrl: '', token: () => 'secret' });
});

const sent = () => {
  const [[url, { body: content, headers }]] = fetchMock.mock.calls as [[string, RequestInit]];
  const of = (name: string) => (headers as Headers).get(name);
  return { url, content, key: of('idempotency-key'), secondsAgo: of('finished-seconds-ago') };
};

test('a completion goes as it is, under its key, and says how long it waited', async () => {
  const finishedAt = Date.now() - 3_600_000;
  await expect(deliver(entry({ finishedAt }), undefined)).resolves.toEqual({ isComplete: true });
  const url = '/api/tasks/contact/complete/Photo';
  expect(sent()).toEqual({ url, content: JSON.stringify(body), key: 'k', secondsAgo: '3600' });
});

test.each([
  ['', {}],
  [' that an app of before had sent half', { photoHash: 'a'.repeat(64) }],
])('a photo%s goes with its task in one call', async (_, before) => {
  const upload = { fields: { actions: '{"rotation":0}' }, ...before };
  await deliver(entry({ upload }), new Blob(['a face']));
  const { url, content, key } = sent();
  expect([url, key, fetchMock.mock.calls.length]).toEqual([
    '/api/tasks/contact/complete/Photo/Upload?contactId=7',
    'k',
    1,
  ]);
  const form = content as FormData;
  expect(JSON.parse(String(form.get('task')))).toEqual(body);
  expect(form.get('actions')).toBe('{"rotation":0}');
  expect(await (form.get('file') as File).text()).toBe('a face');
});
