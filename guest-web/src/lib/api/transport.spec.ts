import { isProblem } from './problem';
import { apiPath, apiUrl, configureTransport, get, post } from './transport';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  configureTransport({ baseUrl: '', token: () => 'secret', onUnauthorised: () => undefined });
});

const answer = (status: number, body: unknown) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'x-correlation-id': 'trace-1' },
  });

test('fills and escapes the parts of a path', () => {
  expect(apiPath('/api/photo/Contact/{contactId}/{photoHash}', { contactId: 7, photoHash: 'a/b' })).toBe(
    '/api/photo/Contact/7/a%2Fb',
  );
  expect(apiUrl('/api/x', { contactId: 7, other: undefined })).toBe('/api/x?contactId=7');
});

test('carries the token, and an idempotency key when given', async () => {
  fetchMock.mockResolvedValue(answer(200, { ok: true }));
  await expect(post('/api/x', { a: 1 }, { idempotencyKey: 'k' })).resolves.toEqual({ ok: true });
  const headers = fetchMock.mock.calls[0]![1].headers as Headers;
  expect(headers.get('authorization')).toBe('Bearer secret');
  expect(headers.get('idempotency-key')).toBe('k');
});

test.each([
  ['an hour ago', 3600, '3600'],
  ['by a clock that was put back since', -50, '0'],
  ['longer ago than anything waits', 100 * 86_400, '2678400'],
])('what was finished %s tells its age', async (_, secondsAgo, told) => {
  fetchMock.mockResolvedValue(answer(200, {}));
  await post('/api/x', {}, { finishedAt: Date.now() - secondsAgo * 1000 });
  expect((fetchMock.mock.calls[0]![1].headers as Headers).get('finished-seconds-ago')).toBe(told);
});

test("a refused call throws the server's problem and offers the specification's error object", async () => {
  fetchMock.mockResolvedValue(
    answer(409, { code: 'household.duplicate_member', title: 'Already there', status: 409, traceId: 't' }),
  );
  const error = await get('/api/x').catch((thrown: unknown) => thrown);
  expect(isProblem(error, 'household.duplicate_member')).toBe(true);
  if (isProblem(error))
    expect(error.toErrorObject()).toMatchObject({ success: false, generalError: 'An error happened' });
});

test("a proxy's page becomes a plain problem that keeps the trace", async () => {
  fetchMock.mockResolvedValue(answer(502, '<html>'));
  await expect(get('/api/x')).rejects.toMatchObject({ code: 'server.error', traceId: 'trace-1' });
});

test('an expired session is told once, and the call still fails', async () => {
  const expired = jest.fn();
  configureTransport({ onUnauthorised: expired });
  fetchMock.mockResolvedValue(answer(401, { code: 'auth.required', title: 'Please sign in', status: 401 }));
  await expect(get('/api/x')).rejects.toMatchObject({ code: 'auth.required' });
  expect(expired).toHaveBeenCalledTimes(1);
});

test('a proxy that asks for a sign-in of its own ends no session', async () => {
  const expired = jest.fn();
  configureTransport({ onUnauthorised: expired });
  fetchMock.mockResolvedValue(answer(401, { code: 401, message: 'Unauthorized' }));
  const error = await get('/api/x').catch((thrown: unknown) => thrown);
  expect(isProblem(error) && error.isUnreachable).toBe(true);
  expect(expired).not.toHaveBeenCalled();
});

test('a session that another one has followed meanwhile takes nothing with it', async () => {
  const expired = jest.fn();
  let token = 'earlier';
  configureTransport({ token: () => token, onUnauthorised: expired });
  fetchMock.mockImplementation(async () => {
    token = 'later';
    return answer(401, { code: 'auth.required', title: 'Please sign in', status: 401 });
  });
  await expect(get('/api/x')).rejects.toMatchObject({ code: 'auth.required' });
  expect(expired).not.toHaveBeenCalled();
});

test('no connection is its own problem', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const error = await get('/api/x').catch((thrown: unknown) => thrown);
  expect(isProblem(error) && error.isUnreachable).toBe(true);
});

test.each([
  ['is cut off in the middle', cutOff()],
  ["is a network's own sign-in page", new Response('<html><title>Free WiFi</title></html>')],
])('an answer that %s is no answer: the guest is in a tunnel', async (_, response) => {
  fetchMock.mockResolvedValue(response);
  const error = await post('/api/x', {}).catch((thrown: unknown) => thrown);
  expect(isProblem(error) && error.isUnreachable).toBe(true);
});

function cutOff(): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"ok":'));
        controller.error(new TypeError('network error'));
      },
    }),
  );
}

describe('on a slow line', () => {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  /** Its answer begins after a while and comes in pieces, until the call is given up; it may say how long it is. */
  const slowly =
    ({ beginsAfter = 0, between = 0, length = '' }) =>
    async (_: string, { signal }: RequestInit): Promise<Response> => {
      await pause(beginsAfter);
      signal?.throwIfAborted();
      return new Response(
        new ReadableStream({
          async start(controller) {
            signal?.addEventListener('abort', () => controller.error(signal.reason));
            for (const piece of ['{"ok"', ':', 'tr', 'ue', '}']) {
              await pause(between);
              if (signal?.aborted) return;
              controller.enqueue(new TextEncoder().encode(piece));
            }
            controller.close();
          },
        }),
        { headers: length ? { 'content-length': length } : {} },
      );
    };

  test.each([
    ['that is long', '2000'],
    ['that does not say how long it is', ''],
  ])('an answer %s has the time that it takes to come', async (_, length) => {
    fetchMock.mockImplementation(slowly({ between: 100, length }));
    await expect(get('/api/x', { timeoutMs: 100 })).resolves.toEqual({ ok: true });
  });

  test('a short one that stands still is lost', async () => {
    fetchMock.mockImplementation(slowly({ between: 400, length: '11' }));
    const error = await get('/api/x', { timeoutMs: 200 }).catch((thrown: unknown) => thrown);
    expect(isProblem(error) && error.isUnreachable).toBe(true);
  });

  test('what is sent has the time that its size takes', async () => {
    fetchMock.mockImplementation(slowly({ beginsAfter: 300 }));
    await expect(post('/api/x', { signature: 'a'.repeat(2000) }, { timeoutMs: 100 })).resolves.toEqual({ ok: true });
    await expect(post('/api/x', {}, { timeoutMs: 100 })).rejects.toMatchObject({ code: 'network.unreachable' });
  });
});

describe('in a browser whose signals neither join (iOS before 17.4) nor end by themselves (before 16)', () => {
  const { any, timeout } = AbortSignal;
  beforeEach(() => Object.assign(AbortSignal, { any: undefined, timeout: undefined }));
  afterEach(() => Object.assign(AbortSignal, { any, timeout }));

  /** Never answers; ends when it is told to. */
  const hang = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });

  test('a call that can be given up is answered', async () => {
    fetchMock.mockResolvedValue(new Response('{"ok":true}', { headers: { 'content-length': '11' } }));
    await expect(get('/api/x', { signal: new AbortController().signal, timeoutMs: 300 })).resolves.toEqual({
      ok: true,
    });
  });

  test.each([true, false])('it is given up (before it has gone out: %s)', async (isBefore) => {
    fetchMock.mockImplementation(hang);
    const given = new AbortController();
    if (isBefore) given.abort();
    const call = get('/api/x', { signal: given.signal, timeoutMs: 300 });
    given.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('it counts as lost when nothing answers', async () => {
    fetchMock.mockImplementation(hang);
    const call = get('/api/x', { signal: new AbortController().signal, timeoutMs: 1 });
    const error = await call.catch((thrown: unknown) => thrown);
    expect(isProblem(error) && error.isUnreachable).toBe(true);
  });
});
