import { apiKeySchema, type ApiKey as Key } from '@arrival/contracts';
import { dayInZone } from '@arrival/rules';
import { Controller, Get, Module } from '@nestjs/common';
import { ApiKey } from '../../../api/src/platform/auth/access';
import { Clock } from '../../../api/src/platform/clock/clock';
import { createLogger } from '../../../api/src/platform/logging/logger';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { makeKey } from '../../support/api-key';
import { until } from '../../support/until';

@Controller('api/keyed')
class KeyedController {
  @Get('people')
  @ApiKey()
  people(): { isIn: true } {
    return { isIn: true };
  }

  @Get('feed')
  @ApiKey('events')
  feed(): { isIn: true } {
    return { isIn: true };
  }
}
@Module({ controllers: [KeyedController] })
class KeyedModule {}

const PEOPLE = '/api/keyed/people';
const FEED = '/api/keyed/feed';
const LIST = '/api/admin/apikey/list';
const variables = { ...administratorVariables, LOG_LEVEL: 'info' };

let api: TestApi;
let beside: TestApi;
let admin: SignedInAgent;
const lines: string[] = [];
const logger = () => createLogger({ logLevel: 'info' }, 'api', { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  api = await startApi(variables, [KeyedModule], logger());
  const shared = { DATABASE_URL: api.database.url, OIDC_ISSUER: api.identity.issuer };
  beside = await startApi({ ...variables, ...shared, LIMIT_KEY_REQUESTS: '40' }, [KeyedModule], logger());
  admin = await administrator(api);
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const call = (token: string, path = PEOPLE, to = api) => to.request.get(path).set('x-api-key', token);
const listed = async () => (await admin.get(LIST).expect(200)).body as { id: number }[];
/** As long as another letter stays a key by form, with a checksum that is wrong. */
const mistyped = (token: string) => token.slice(0, 12) + (token[12] === 'a' ? 'b' : 'a') + token.slice(13);

test('a key is shown whole once, and listed by its last four letters', async () => {
  const since = await lastAuditId(api);
  const made = apiKeySchema.strict().parse(await makeKey(admin, '  CRM nightly '));
  expect(made).toMatchObject({
    nickname: 'CRM nightly',
    type: 'standard',
    isRevoked: false,
    lastUsedDateUtc: null,
    requestsPerDay: [],
  });
  expect(made.token).toMatch(/^arr_live_[0-9A-Za-z]{39}$/);
  const found = (await listed()).find(({ id }) => id === made.id);
  expect(found).toEqual({ ...made, token: `arr_live_…${made.token.slice(-4)}` });
  const kept = JSON.stringify([await api.database.rows('select * from api_key'), await auditRows(api, since)]);
  expect(kept).not.toContain(made.token);
  expect(kept).not.toContain(made.token.slice(9, -4));
  expect(JSON.stringify((await admin.get('/api/admin/audit')).body)).not.toContain(made.token.slice(9, -4));
});

test('without a type a key is a standard one; an unknown type and an empty nickname are refused', async () => {
  expect((await admin.post('/api/admin/apikey').send({ nickname: 'Plain' })).body.type).toBe('standard');
  for (const [body, path] of [
    [{ nickname: ' ' }, 'nickname'],
    [{ nickname: 'x', type: 'all' }, 'type'],
  ] as const) {
    const { status, body: problem } = await admin.post('/api/admin/apikey').send(body);
    expect([status, problem.errors[0].path]).toEqual([400, path]);
  }
});

test('a key opens what is for keys and nothing else; a person opens nothing that is for keys', async () => {
  const { token } = await makeKey(admin);
  expect((await call(token)).body).toEqual({ isIn: true });
  for (const path of ['/api/profile', LIST]) expect((await call(token, path)).status).toBe(401);
  expect((await admin.get(PEOPLE)).status).toBe(401);
});

test('what does not count is one 401, whatever is wrong with it', async () => {
  const { token } = await makeKey(admin);
  const revoked = await makeKey(admin);
  await admin.delete(`/api/admin/apikey/${revoked.id}`).expect(200);
  const other = (await makeKey(admin)).token;
  await api.database.rows('delete from api_key where last_four = $1', [other.slice(-4)]);
  const wrong = [
    '',
    'x',
    'x'.repeat(5_000),
    token.slice(0, -1),
    token.toUpperCase(),
    mistyped(token),
    other,
    revoked.token,
  ];
  const answers = [await api.request.get(PEOPLE), ...(await Promise.all(wrong.map((text) => call(text))))];
  const shapes = answers.map(({ status, type, body, headers }) => {
    const { traceId: _, ...problem } = body;
    const { date: __, 'x-correlation-id': ___, ...rest } = headers;
    return JSON.stringify([status, type, problem, rest]);
  });
  expect(new Set(shapes).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 401, type: 'application/problem+json', body: { code: 'key.required' } });
  expect(answers[0]!.headers['www-authenticate']).toContain('ApiKey');
  expect(answers[0]!.headers).not.toHaveProperty('ratelimit');
});

test('a mistyped key does not reach the table of keys', async () => {
  const { token } = await makeKey(admin);
  await api.database.rows('alter table api_key rename to api_key_away');
  try {
    expect((await call(mistyped(token))).status).toBe(401);
    expect((await call(token)).status).toBe(500);
  } finally {
    await api.database.rows('alter table api_key_away rename to api_key');
  }
  expect((await call(token)).status).toBe(200);
});

test('a revoked key is refused by the next call at every process, and cannot come back', async () => {
  const key = await makeKey(admin);
  expect([(await call(key.token)).status, (await call(key.token, PEOPLE, beside)).status]).toEqual([200, 200]);
  const since = await lastAuditId(api);
  const answer = await admin.delete(`/api/admin/apikey/${key.id}`).expect(200);
  expect(answer.body).toMatchObject({ id: key.id, isRevoked: true, token: `arr_live_…${key.token.slice(-4)}` });
  expect([(await call(key.token)).status, (await call(key.token, PEOPLE, beside)).status]).toEqual([401, 401]);
  expect((await admin.delete(`/api/admin/apikey/${key.id}`)).body.code).toBe('key.unknown');
  expect((await listed()).map(({ id }) => id)).not.toContain(key.id);
  const [event] = await auditRows(api, since);
  expect(event).toMatchObject({
    action: 'api_key.revoked',
    entity: 'api_key',
    entity_id: String(key.id),
    actor_email: 'boss@example.com',
  });
  expect((await admin.post(`/api/admin/audit/${event!.id}/restore`)).body.code).toBe('audit.not_restorable');
  expect(
    (await admin.get(LIST).query({ filter: '{"isRevoked":true}' })).body.map(({ id }: { id: number }) => id),
  ).toContain(key.id);
});

test('a key for events keeps up with events and sees nobody', async () => {
  const { token } = await makeKey(admin, 'Lockers', 'events');
  expect((await call(token, FEED)).status).toBe(200);
  const { status, body } = await call(token);
  expect([status, body.code]).toEqual([403, 'key.forbidden']);
});

test('a key in an address is refused, also beside a good one', async () => {
  const { token } = await makeKey(admin);
  for (const path of [`${PEOPLE}?x-api-key=${token}`, `${PEOPLE}?api_key=${token}`]) {
    const alone = await api.request.get(path);
    expect([alone.status, alone.body.code]).toEqual([400, 'key.in_address']);
    expect((await call(token, path)).status).toBe(400);
  }
});

test('calls of a key are counted by all processes together, to the last one', async () => {
  const { token } = await makeKey(admin);
  const { token: neighbour } = await makeKey(admin);
  const third = await startApi(
    { ...variables, DATABASE_URL: api.database.url, OIDC_ISSUER: api.identity.issuer, LIMIT_KEY_REQUESTS: '40' },
    [KeyedModule],
    logger(),
  );
  try {
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, index) => call(token, FEED, index % 2 === 0 ? beside : third)),
    );
    const good = answers.filter(({ status }) => status === 200);
    const rest = answers.filter(({ status }) => status === 429);
    expect([good.length, rest.length]).toEqual([40, 30]);
    expect(good.map(({ headers }) => headers['ratelimit-policy'])).toEqual(Array(40).fill('"per-key";q=40;w=60'));
    const left = good.map(({ headers }) => Number(/^"per-key";r=(\d+);t=\d+$/.exec(headers['ratelimit']!)?.[1]));
    expect(left.sort((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, index) => index));
    for (const { headers, body, type } of rest) {
      expect([type, body.code]).toEqual(['application/problem+json', 'request.too_many']);
      expect(headers['ratelimit']).toMatch(/^"per-key";r=0;t=\d+$/);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(headers['ratelimit']).toMatch(new RegExp(`;t=${headers['retry-after']}$`));
    }
    expect((await call(neighbour, FEED, third)).status).toBe(200);
  } finally {
    await third.close();
  }
});

test('uses are counted by day for all processes, with the last one, and not a row changed for each', async () => {
  const { id, token } = await makeKey(admin);
  const began = dayInZone(new Date(), 'UTC');
  for (let round = 0; round < 6; round += 1) await call(token, FEED, round % 2 === 0 ? api : beside).expect(200);
  const look = async () => apiKeySchema.parse((await admin.get(LIST).query({ filter: `{"id":${id}}` })).body[0]);
  const counted = ({ requestsPerDay }: Key) => requestsPerDay.reduce((sum, { requests }) => sum + requests, 0);
  await until(async () => counted(await look()) === 6, look);
  const key = await look();
  // On this day, or on two when it ended meanwhile.
  const days = new Set([began, dayInZone(new Date(), 'UTC')]);
  expect(key.requestsPerDay.filter(({ day }) => !days.has(day))).toEqual([]);
  expect(key.requestsPerDay.length).toBeLessThanOrEqual(days.size);
  expect(Date.now() - Date.parse(key.lastUsedDateUtc!)).toBeLessThan(60_000);
  expect(key.version).toBe(1);
});

test('what is counted when an API stops is not lost', async () => {
  const { id, token } = await makeKey(admin);
  const short = await startApi(
    { ...variables, DATABASE_URL: api.database.url, OIDC_ISSUER: api.identity.issuer },
    [KeyedModule],
    logger(),
  );
  await call(token, FEED, short).expect(200);
  await short.close();
  expect(await api.database.row('select requests from api_key_use where api_key_id = $1', [id])).toEqual({
    requests: 1,
  });
});

test('what could not be written down is counted once it can', async () => {
  const { id, token } = await makeKey(admin);
  const short = await startApi(
    { ...variables, DATABASE_URL: api.database.url, OIDC_ISSUER: api.identity.issuer },
    [KeyedModule],
    logger(),
  );
  const complaints = () => lines.filter((line) => line.includes('Uses of API keys cannot be written now')).length;
  await api.database.rows('alter table api_key_use add constraint ck_full check (requests < 0) not valid');
  try {
    await call(token, FEED, short).expect(200);
    await until(() => complaints() > 0);
  } finally {
    await api.database.rows('alter table api_key_use drop constraint ck_full');
  }
  await call(token, FEED, short).expect(200);
  await short.close();
  expect(await api.database.row('select requests from api_key_use where api_key_id = $1', [id])).toEqual({
    requests: 2,
  });
});

test('what a key asks for is in the trail under its name, events too; the log names it as well', async () => {
  const { id, token } = await makeKey(admin, 'Data warehouse');
  const since = await lastAuditId(api);
  const { headers } = await call(token);
  await call(token, FEED);
  const use = (path: string) =>
    expect.objectContaining({
      action: 'api_key.used',
      entity_id: String(id),
      after: { nickname: 'Data warehouse', call: `GET ${path}` },
    });
  expect(await auditRows(api, since)).toEqual([use(PEOPLE), use(FEED)]);
  const shown = (await admin.get('/api/admin/audit').query({ filter: '{"q":"warehouse","isRead":true}' })).body;
  const mark = { actorEmail: null, actorKey: 'Data warehouse', isRead: true };
  expect(shown).toContainEqual(expect.objectContaining({ ...mark, correlationId: headers['x-correlation-id'] }));
  const logged = lines.map((line) => JSON.parse(line)).filter(({ apiKey }) => apiKey === id);
  expect(logged.map(({ route }) => route)).toEqual([PEOPLE, FEED]);
});

test('a program that asks each second is one entry of the trail an hour for what it asks, kept before it is answered', async () => {
  const { token } = await makeKey(admin, 'Poller');
  const since = await lastAuditId(api);
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => call(token, FEED)));
  await call(token, FEED).expect(200);
  expect(atOnce.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await auditRows(api, since)).toHaveLength(1);
  const clock = jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(Date.now() + 3_600_000);
  try {
    await call(token, FEED).expect(200);
  } finally {
    clock.mockRestore();
  }
  expect(await auditRows(api, since)).toHaveLength(2);
});

test('a key is answered nothing while the trail cannot be written, and at once when it can again', async () => {
  const { token } = await makeKey(admin);
  const since = await lastAuditId(api);
  await api.database.rows('alter table audit_event add constraint ck_full check (id < 0) not valid');
  try {
    const refused = await call(token);
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(refused.body).not.toHaveProperty('isIn');
  } finally {
    await api.database.rows('alter table audit_event drop constraint ck_full');
  }
  await call(token).expect(200);
  expect(await auditRows(api, since)).toHaveLength(1);
});

test('no line of the log ever has a key, good or bad, in a header or in an address', async () => {
  const { token } = await makeKey(admin);
  const bad = mistyped(token);
  await call(token);
  await call(bad);
  await api.request.get(`${PEOPLE}?key=${token}`);
  await api.request.get(`/nowhere/${token}`);
  await call(token, '/api/profile');
  const refusals = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'key.refused');
  expect(refusals.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['missing', 'malformed', 'unknown', 'revoked']),
  );
  const secrets = [token, bad].map((text) => text.slice(9, 30));
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
});

test('only administrators make, list and revoke keys', async () => {
  const { id } = await makeKey(admin);
  const guest = await api.as({ sub: 'guest', client_id: 'arrival-admin' });
  const answers = [
    await guest.get(LIST),
    await guest.post('/api/admin/apikey').send({ nickname: 'Mine' }),
    await guest.delete(`/api/admin/apikey/${id}`),
    await guest.put('/api/admin/apikey/defaults').send({ daysBeforeCurrentDay: 1, daysAfterCurrentDay: 1 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await listed()).map((key) => key.id)).toContain(id);
});

test('the days of an export that names none are settings, audited and put back', async () => {
  const PATH = '/api/admin/apikey/defaults';
  const { body: before } = await admin.get(PATH).expect(200);
  const since = await lastAuditId(api);
  const { body: after } = await admin
    .put(PATH)
    .send({ ...before, daysBeforeCurrentDay: 2, daysAfterCurrentDay: 30 })
    .expect(200);
  expect(after).toMatchObject({ daysBeforeCurrentDay: 2, daysAfterCurrentDay: 30, version: before.version + 1 });
  expect((await admin.put(PATH).send({ ...before, daysAfterCurrentDay: 9 })).body.code).toBe(
    'catalog.changed_meanwhile',
  );
  for (const days of [-1, 366, 1.5, '3']) {
    expect((await admin.put(PATH).send({ daysBeforeCurrentDay: 0, daysAfterCurrentDay: days })).status).toBe(400);
  }
  const [event] = await auditRows(api, since);
  await admin.post(`/api/admin/audit/${event!.id}/restore`).expect(200);
  const { body: again } = await admin.get(PATH);
  expect([again.daysBeforeCurrentDay, again.daysAfterCurrentDay]).toEqual([
    before.daysBeforeCurrentDay,
    before.daysAfterCurrentDay,
  ]);
});
