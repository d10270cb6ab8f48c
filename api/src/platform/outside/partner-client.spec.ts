import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { PartnerAway, PartnerClient } from './partner-client';

let listener: RequestListener;
let count = 0;
let atOnce = 0;
let most = 0;
let client: PartnerClient;
const server = createServer((request, response) => {
  count += 1;
  atOnce += 1;
  most = Math.max(most, atOnce);
  response.once('close', () => {
    atOnce -= 1;
  });
  listener(request, response);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()));
afterEach(() => client.close());
beforeEach(() => {
  [count, atOnce, most] = [0, 0, 0];
});

const open = (more = {}) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bridge/`;
  client = new PartnerClient({ url, token: 'secret', timeoutMs: 20_000, askAgainMs: 100, ...more });
  return client;
};
const get = (tries?: number) => client.call({ method: 'GET', path: '/v1/status', tries });
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof PartnerAway ? error.reason : error),
  );
const answers =
  (status: number, text = '{"a":1}'): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(text);

test('what it answers below 500 is its word, with the token sent along and the address kept', async () => {
  listener = ({ headers, url, method }, response) =>
    void response.writeHead(404).end(JSON.stringify({ token: headers.authorization, url, method }));
  expect(await open().call({ method: 'PUT', path: '/v1/x', body: { b: 2 } })).toEqual({
    status: 404,
    body: { token: 'Bearer secret', url: '/bridge/v1/x', method: 'PUT' },
  });
});

test('what its address has behind a question mark goes with each call, beside what the call asks', async () => {
  listener = ({ url }, response) => void response.writeHead(200).end(JSON.stringify(url));
  const { port } = server.address() as AddressInfo;
  open({ url: `http://127.0.0.1:${port}/bridge/?resort=a%20b` });
  const asked = async (path: string) => (await client.call({ method: 'GET', path })).body;
  expect(await asked('/7')).toBe('/bridge/7?resort=a%20b');
  expect(await asked('')).toBe('/bridge?resort=a%20b');
  expect(await asked('/v1?since=3')).toBe('/bridge/v1?since=3&resort=a%20b');
});

test.each<[string, RequestListener, string]>([
  ['an answer without JSON', answers(200, '<h1>Hi</h1>'), 'unreadable'],
  ['503', answers(503), 'status'],
  ['429', answers(429), 'status'],
  ['a redirect', answers(302), 'status'],
  ['a reset', (request) => void request.socket.resetAndDestroy(), 'silent'],
  ['silence', () => undefined, 'late'],
  [
    'half an answer and silence',
    (_request, response) => void response.writeHead(200, { 'content-length': '10' }).write('{'),
    'late',
  ],
])('%s is being away', async (_name, answer, reason) => {
  listener = answer;
  open(reason === 'late' ? { timeoutMs: 300 } : {});
  expect(await reasonOf(get())).toBe(reason);
});

test('it is tried again as often as the caller says, and not when it has answered', async () => {
  listener = (_request, response) => void response.writeHead(count < 3 ? 503 : 200).end('{}');
  open();
  expect(await reasonOf(get(3))).toBe('answered');
  expect(count).toBe(3);
});

test('after five failures in a row nothing is called for a while; then one call shows that it is back', async () => {
  listener = answers(503);
  open({ askAgainMs: 1_500 });
  for (let call = 0; call < 5; call += 1) expect(await reasonOf(get())).toBe('status');
  expect([client.isOpen, await reasonOf(get()), count]).toEqual([true, 'open', 5]);
  listener = answers(200);
  while ((await reasonOf(get())) === 'open') await pause(20);
  expect([client.isOpen, count]).toEqual([false, 6]);
});

test('whoever asks before calling learns by itself that it is time for another try', async () => {
  listener = answers(503);
  open({ askAgainMs: 1_500 });
  for (let call = 0; call < 5; call += 1) await reasonOf(get());
  expect(client.isOpen).toBe(true);
  for (let wait = 0; wait < 500 && client.isOpen; wait += 1) await pause(10);
  expect([client.isOpen, count]).toEqual([false, 5]);
});

test('never more than eight at once, however many call', async () => {
  listener = (_request, response) => void setTimeout(() => response.writeHead(200).end('{}'), 20);
  open();
  const outcomes = await Promise.all(Array.from({ length: 60 }, () => reasonOf(get())));
  expect([new Set(outcomes), most]).toEqual([new Set(['answered']), 8]);
});

test('whoever stops is told so, and it is no failure of the partner', async () => {
  listener = () => undefined;
  open();
  const stop = new AbortController();
  const calls = Array.from({ length: 6 }, () => reasonOf(client.call({ method: 'GET', path: '/' }, stop.signal)));
  while (count < 6) await pause(5);
  stop.abort(new Error('The worker stops'));
  expect((await Promise.all(calls)).map(String)).toEqual(Array(6).fill('Error: The worker stops'));
  expect(client.isOpen).toBe(false);
});
