import { type ErrorCode, errorCodes, problemSchema } from '@arrival/contracts';
import { startApi, type TestApi } from '../../support/api';
import { ProbeModule } from '../../support/probe';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({}, [ProbeModule]);
});
afterAll(() => api.close());

test('every wrong field is named, unknown ones too', async () => {
  const guest = await api.as();
  const { status, body, headers } = await guest
    .post('/api/probe/people')
    .send({ name: ' ', ages: [1, 'two'], isAdmin: true });
  expect(status).toBe(400);
  expect(headers['content-type']).toContain('application/problem+json');
  expect(body.code).toBe('request.invalid');
  expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['ages.1', 'isAdmin', 'name']);
});

test('a query is validated and filled', async () => {
  expect((await api.request.get('/api/probe/page')).body).toEqual({ page: 1 });
  expect((await api.request.get('/api/probe/page?page=0')).body).toMatchObject({
    status: 400,
    errors: [{ path: 'page' }],
  });
});

test('a POST that succeeds answers 200 with a body', async () => {
  const { status, body } = await (await api.as()).post('/api/probe/people').send({ name: ' Emma ' });
  expect(status).toBe(200);
  expect(body).toEqual({ name: 'Emma' });
});

test.each([
  ['malformed JSON', 'application/json', '{bad', 400, 'request.malformed'],
  ['another kind of content', 'text/csv', 'a,b', 415, 'request.unsupported_type'],
  [
    'a body that is too large',
    'application/json',
    JSON.stringify({ name: 'x'.repeat(600_000) }),
    413,
    'request.too_large',
  ],
])('%s is refused in words', async (_, type, content, status, code) => {
  const { body, status: answered } = await (await api.as())
    .post('/api/probe/people')
    .set('content-type', type)
    .send(content);
  expect(answered).toBe(status);
  expect(body).toMatchObject({ status, code, errors: [] });
});

test.each(['/api/nowhere', '/API/probe/nowhere', '/nowhere'])('%s is unknown', async (path) => {
  const { body } = await api.request.get(path).expect(404);
  expect(body.code).toBe('route.unknown');
});

test('a path that cannot be read is refused with all headers', async () => {
  const { body, headers } = await api.request.get('/api/%E0%A4%A').expect(400);
  expect(body.code).toBe('request.malformed');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each(Object.keys(errorCodes) as ErrorCode[])(
  '%s tells a developer what it is, in plain words and without the inside (D25)',
  async (code) => {
    const { status, body } = await api.request.get(`/api/probe/fails/${code}`);
    const problem = problemSchema.parse(body);
    expect([status, problem.status, problem.code, problem.title]).toEqual([
      errorCodes[code].status,
      status,
      code,
      errorCodes[code].title,
    ]);
    expect(problem.detail).toMatch(/^[A-Z][^<>{}\n]{15,}\.$/);
    expect(problem.detail).not.toBe(problem.title);
    expect(problem.detail).not.toMatch(/\b(sql|postgres|redis|stack|exception|undefined|null)\b/i);
  },
);

test('a refusal of the domain keeps its hint', async () => {
  const { body } = await api.request.get('/api/probe/refused').expect(409);
  expect(body).toMatchObject({ code: 'household.duplicate_member', hint: 'Ava is there.', details: { contactId: 7 } });
  expect(body.title).not.toBe('');
});

test('an unforeseen error tells nothing of the inside', async () => {
  const { body, text } = await api.request.get('/api/probe/broken').expect(500);
  expect(body.code).toBe('server.error');
  expect(text).not.toContain('secret');
});

test('a safe correlation id comes back and names the problem, an unsafe one is replaced', async () => {
  const kept = await api.request.get('/api/probe/broken').set('x-correlation-id', 'shop-0012345');
  expect(kept.headers['x-correlation-id']).toBe('shop-0012345');
  expect(kept.body.traceId).toBe('shop-0012345');
  const replaced = await api.request.get('/health/live').set('x-correlation-id', 'a<script>alert(1)');
  expect(replaced.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('paths match in any case and with a slash at the end', async () => {
  await api.request.get('/API/Probe/Page/').expect(200, { page: 1 });
});

test('a large answer is compressed for those who can read it, a small one is not', async () => {
  const large = await api.request.get('/api/probe/large').set('accept-encoding', 'gzip');
  expect(large.headers['content-encoding']).toBe('gzip');
  expect(large.body.text).toHaveLength(50_000);
  expect(
    (await api.request.get('/api/probe/large').set('accept-encoding', 'identity')).headers['content-encoding'],
  ).toBeUndefined();
  expect(
    (await api.request.get('/api/probe/page').set('accept-encoding', 'gzip')).headers['content-encoding'],
  ).toBeUndefined();
  const unwanted = await api.request.get('/api/probe/large').set('accept-encoding', 'br;q=1, gzip;q=0');
  expect(unwanted.headers['content-encoding']).toBeUndefined();
});

test('every answer carries the security headers, and none names the software', async () => {
  for (const path of [
    '/api/probe/page',
    '/api/nowhere',
    '/health/live',
    '/defaults/default-theme.json',
    '/api/probe/broken',
  ]) {
    const { headers } = await api.request.get(path);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': expect.any(String),
      'permissions-policy': expect.any(String),
    });
    expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
  }
  for (const path of ['/api/probe/page', '/API/Probe/page'])
    expect((await api.request.get(path)).headers['cache-control']).toBe('no-store');
});

test('a known path with another method answers 405 and names the right one', async () => {
  const { body, headers } = await api.request.get('/api/probe/people').expect(405);
  expect(body.code).toBe('request.other_method');
  expect(headers['allow']).toBe('POST');
});

test('what belongs to a feature that is off is as unknown as any other path', async () => {
  const paths = ['/api/no-such-path', '/api/profile/passes/check', '/api/profile/passes/locations'];
  for (const method of ['get', 'post'] as const) {
    const answers = await Promise.all(paths.map((path) => api.request[method](path)));
    const told = answers.map(({ status, body: { traceId: _, ...problem } }) => [status, problem]);
    expect(told[0]).toEqual([404, expect.objectContaining({ code: 'route.unknown' })]);
    expect(told).toEqual([told[0], told[0], told[0]]);
  }
});
