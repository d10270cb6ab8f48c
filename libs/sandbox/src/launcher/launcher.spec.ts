import { mkdtempSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync, writeSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPeople, demoPeopleAt } from '../demo/people';
import { isFree } from '../process/is-free';
import { turnOver } from '../state/log-file';
import { lastLine, restartPauseMs } from './child';
import { LaunchError, readEnvironment, workerEnvironment } from './environment';
import { claimPort } from './port-claims';
import { choosePorts } from './ports';
import { readyTable } from './ready-table';
import { sandboxesOf } from './sandbox-variables';
import { migrationTimes } from './schema';
import { keepSecrets } from './secrets';
import { stackJson } from './stack-json';

const empty = { isFilled: false, say: () => undefined };
const filled = { isFilled: true, say: () => undefined };

const folder = mkdtempSync(join(tmpdir(), 'arrival-launcher-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the worker tells its metrics on a port of its own', () => {
  expect(workerEnvironment({ PORT: '3000', METRICS_PORT: '9464' })).toEqual({ PORT: '3000', METRICS_PORT: '9465' });
  for (const none of [{}, { METRICS_PORT: '0' }, { METRICS_PORT: 'many' }])
    expect(workerEnvironment(none)).toEqual(none);
});

describe('ports', () => {
  test('are neighbours, and a taken one moves on', async () => {
    const free = async (port: number) => ![3000, 3002].includes(port);
    expect(await choosePorts(3000, ['api', 'identity', 'postgres'], free)).toEqual({
      api: 3001,
      identity: 3003,
      postgres: 3004,
    });
  });

  test('of two that start in the same second one has a port and the other moves on, until the first is gone', async () => {
    const claims = mkdtempSync(join(folder, 'claims-'));
    const port = 17_801;
    const file = join(claims, `arrival-port-${port}`);
    expect(await claimPort(port, claims)).toBe(true);
    expect(await claimPort(port, claims)).toBe(true);
    writeFileSync(file, String(process.ppid));
    expect(await claimPort(port, claims)).toBe(false);
    utimesSync(file, 0, 0);
    expect(await claimPort(port, claims)).toBe(true);
    writeFileSync(file, '4194304');
    expect(await claimPort(port, claims)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });

  test.each(['127.0.0.1', '0.0.0.0'])('one that somebody listens on at %s is taken', async (host) => {
    const server: Server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, host, () => resolve((server.address() as { port: number }).port));
    });
    expect(await isFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isFree(port)).toBe(true);
  });
});

describe('the environment', () => {
  test('replaces parts of the default; an empty value counts as not set', () => {
    const environment = readEnvironment('/arrival', {
      PORT: '4100',
      DATABASE_URL: 'postgres://elsewhere/db',
      OIDC_ISSUER: ' ',
      FEATURES: '1Risk',
    });
    expect(environment).toMatchObject({
      port: 4100,
      dataDir: '/arrival/.data',
      given: { DATABASE_URL: 'postgres://elsewhere/db' },
    });
    const complete = environment.complete({
      PORT: '4101',
      DATABASE_URL: 'postgres://embedded/db',
      OIDC_ISSUER: 'http://localhost:4102',
    });
    expect(complete).toEqual({
      PORT: '4101',
      DATABASE_URL: 'postgres://elsewhere/db',
      OIDC_ISSUER: 'http://localhost:4102',
      FEATURES: '1Risk',
    });
  });

  test('the demo resort is left out on request alone', () => {
    const wanted = (value?: string) => readEnvironment('/arrival', { ARRIVAL_DEMO_RESORT: value }).withDemoResort;
    expect([undefined, '', 'true', 'false'].map(wanted)).toEqual([true, true, true, false]);
    expect(() => wanted('no')).toThrow('ARRIVAL_DEMO_RESORT must be true or false');
  });

  test.each(['abc', '0', '70000', '30.5'])('PORT=%s is refused in one line that names it', (PORT) => {
    expect(() => readEnvironment('/arrival', { PORT })).toThrow(LaunchError);
    expect(() => readEnvironment('/arrival', { PORT })).toThrow(/^PORT [^\n]+$/);
  });
});

test('secrets are made once and closed to others', () => {
  const made = keepSecrets(folder, empty);
  expect(Buffer.from(made.healthDataKeys, 'base64')).toHaveLength(32);
  expect(keepSecrets(folder, filled)).toEqual(made);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test.each(['', '{"healthDataKeys":"AAA', '{}', 'null'])(
  'a filled database gets no new key when its own reads %p',
  (text) => {
    const place = mkdtempSync(join(folder, 'filled-'));
    writeFileSync(join(place, 'secrets.json'), text);
    expect(() => keepSecrets(place, filled)).toThrow(/secrets\.json .* missing, but the database is filled/);
    expect(readFileSync(join(place, 'secrets.json'), 'utf8')).toBe(text);
  },
);

test('the table names the addresses, the people and how to stop', () => {
  const told = {
    ...stackJson('http://localhost:3000', 'http://localhost:3001', demoPeople),
    receiverUrl: 'http://localhost:3003',
  };
  const table = readyTable(told, { seconds: '1.0', dataDir: '/arrival/.data', console: false });
  for (const word of [
    'http://localhost:3000',
    '/api/docs',
    'emma.carter@example.com',
    'Ctrl-C',
    'npm run -s token',
    'http://localhost:3003/hook',
  ])
    expect(table).toContain(word);
  expect(table).not.toContain('/admin');
  expect(told.people.filter(({ role }) => role === 'administrator').length).toBeGreaterThan(0);
});

test('at an empty resort nobody is said to have a family', () => {
  const told = {
    ...stackJson(
      'http://localhost:3000',
      'http://localhost:3001',
      demoPeopleAt({ hasFamilies: false, hasDesk: false }),
    ),
    receiverUrl: '',
  };
  const table = readyTable(told, { seconds: '1.0', dataDir: '/arrival/.data', console: true });
  for (const { about } of demoPeople) expect(table).not.toContain(about);
  expect(table).toMatch(/emma\.carter@example\.com +No household yet: signs in for the first time/);
  expect(table).toMatch(/robin\.hale@example\.com +Administrator: Sets up the resort/);
});

test('at a demo resort of before there was a desk, nobody is said to help there already', () => {
  const peopleAt = (hasDesk: boolean) => demoPeopleAt({ hasFamilies: true, hasDesk });
  expect(peopleAt(true)).toEqual(demoPeople);
  const changed = peopleAt(false).filter(({ about }, index) => about !== demoPeople[index]?.about);
  expect(changed).toMatchObject([{ role: 'desk', about: 'Helps families, once an administrator has given access' }]);
});

test('the last words of a process are found in plain and in JSON logs', () => {
  const file = join(folder, 'log');
  writeFileSync(file, 'first\nArrival cannot start: PORT is odd\n');
  expect(lastLine(file)).toBe('Arrival cannot start: PORT is odd');
  writeFileSync(file, '{"msg":"failed","err":{"message":"no room"}}\n');
  expect(lastLine(file)).toBe('no room');
});

test('the migrations of a build are known by their numbers', () => {
  expect(
    migrationTimes([
      '1763650000001-configuration.js',
      '1763650000001-configuration.d.ts',
      '1763650000002-people.js',
      'index.js',
    ]),
  ).toEqual(['1763650000001', '1763650000002']);
});

test('pauses grow to half a minute and no further', () => {
  expect([1, 2, 3, 7, 8, 1000].map(restartPauseMs)).toEqual([300, 600, 1200, 19_200, 30_000, 30_000]);
});

test('a log that has grown too long begins anew, and its process goes on writing', () => {
  const file = join(folder, 'long.log');
  const writer = openSync(file, 'a');
  writeSync(writer, 'x'.repeat(100));
  turnOver(file, 100);
  expect(statSync(file).size).toBe(100);
  writeSync(writer, 'y');
  turnOver(file, 100);
  writeSync(writer, 'after');
  expect([readFileSync(file, 'utf8'), statSync(`${file}.1`).size]).toEqual(['after', 101]);
});

test('a command beside the stack, such as the doctor, is told of the mail server that the API sends to', () => {
  const told = {
    ...stackJson('http://localhost:3000', 'http://localhost:3001', demoPeople),
    receiverUrl: 'http://localhost:3003',
    smtpUrl: 'smtp://127.0.0.1:3005',
    pids: {},
  };
  expect(sandboxesOf(told)).toMatchObject({
    SMTP_URL: 'smtp://127.0.0.1:3005',
    MAIL_FROM: expect.stringContaining('@resort.example'),
  });
  expect(sandboxesOf({ ...told, smtpUrl: undefined })).toMatchObject({ SMTP_URL: undefined, MAIL_FROM: undefined });
});
