import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckFinding, checkFindings } from '@arrival/contracts';
import { doctor } from '../../../api/src/cli/doctor';
import { readConfig } from '../../../api/src/config/read-config';
import { freePort } from '../../../libs/sandbox/src/process/free-port';
import { keepTestSeal } from '../../../libs/sandbox/src/seal/test-seal';
import { apiVariables } from '../../support/api';
import { runCommand } from '../../support/api-process';
import { buildHousehold } from '../../support/build-household';
import { makeCertificate, startTlsServer } from '../../support/certificate';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { startTestIdentity, type TestIdentity } from '../../support/identity';
import { printed } from '../../support/printed';
import { type S3Server, startS3Server } from '../../support/s3-server';

/** `npm run doctor`: a line for each check, and an exit code for whoever calls it by night (issue 9). */
const folder = mkdtempSync(join(tmpdir(), 'arrival-doctor-'));
let database: TestDatabase;
let identity: TestIdentity;
let s3: S3Server;

/** A house in which nothing is wrong. */
const whole = `
insert into process_heartbeat (id, process, beat_at) values (gen_random_uuid(), 'worker', now() + interval '1 hour');
insert into job_schedule (job, queue, next_at, last_outcome, told_at) values ('test.well', 'mail', now() + interval '1 hour', 'done', now());
insert into proof (kind, found) values ('files', '{"files": 3, "lost": 0, "spare": 0}'),
  ('copies', '{"files": 3, "lost": 0, "spare": 0}'),
  ('backup', '{"createdAtUtc": "A"}'), ('verify', '{"createdAtUtc": "A"}')`;

beforeAll(async () => {
  [database, identity, s3] = await Promise.all([createTestDatabase(), startTestIdentity(), startS3Server()]);
  await database.rows(whole);
});
afterAll(async () => {
  await Promise.all([database.drop(), identity.close(), s3.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const variables = (changes: Record<string, string> = {}): Record<string, string> => ({
  ...apiVariables(database.url, identity.issuer, join(folder, 'files')),
  ...changes,
});

/** What it prints, by check, and what it ends with. */
async function ask(changes?: Record<string, string>): Promise<{ code: number; said: Map<string, string> }> {
  let code = Number.NaN;
  const text = await printed(async () => {
    code = await doctor(readConfig(variables(changes)));
  });
  return { code, said: linesOf(text) };
}

/** `broken  keys          1 answers are …` as `keys` and `broken 1 answers are …`. */
const linesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^(\w+) +(\w+) +(\S.*)$/gm)].map(([, state, check = '', detail]) => [
      check,
      `${state} ${detail}`,
    ]),
  );

/** What the line of a finding says, whatever its figures are. */
function lineOf(finding: CheckFinding): RegExp {
  const [state, words] = checkFindings[finding];
  const quoted = words.replace(/[().`]/g, '\\$&').replace(/\{\w+\}/g, '.+');
  return new RegExp(`^${state} ${quoted}$`);
}

/** Sets something in, and undoes it. */
interface Trouble {
  readonly changes?: () => Record<string, string>;
  readonly bring?: () => unknown;
  readonly mend?: () => unknown;
}

const rows = (text: string) => () => database.rows(text);

async function sealWithLostKey(): Promise<void> {
  const { headId } = await buildHousehold(database, { issuer: identity.issuer, subject: 'sealed' });
  await database.rows(`insert into child_registration (contact_id, key_id, sealed) values ($1, 'gone', 'x')`, [headId]);
}

/** A folder that cannot be: below a file. */
function belowFile(): Record<string, string> {
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  return { STORAGE_DIR: join(file, 'photos') };
}

const broken: [CheckFinding, Trouble][] = [
  ['keys.missing', { bring: sealWithLostKey, mend: rows('delete from child_registration') }],
  [
    'files.lost',
    {
      bring: rows(`update proof set found = '{"files": 3, "lost": 1, "spare": 0}' where kind = 'files'`),
      mend: rows(`update proof set found = '{"files": 3, "lost": 0, "spare": 0}' where kind = 'files'`),
    },
  ],
  ['storage.refuses', { changes: belowFile }],
  [
    'storage.refuses',
    { changes: () => s3.variables, bring: () => s3.trouble('refuses'), mend: () => s3.trouble(undefined) },
  ],
  [
    'clock.off',
    {
      bring: () =>
        jest.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + 60_000),
      mend: () => jest.restoreAllMocks(),
    },
  ],
  [
    'handOver.late',
    {
      bring: rows(
        `insert into outbox (job, payload, created_at) values ('test.nobodys', '{}', now() - interval '90 seconds')`,
      ),
      mend: rows('delete from outbox'),
    },
  ],
  [
    'queue.silent',
    {
      bring: rows(`insert into queue_state (queue, waiting, active, delayed, per_minute, told_at)
        values ('mail', 0, 0, 0, '{}', now() - interval '3 minutes')`),
      mend: rows('delete from queue_state'),
    },
  ],
  [
    'schedules.none',
    {
      bring: rows(`update job_schedule set told_at = now() - interval '2 hours'`),
      mend: rows('update job_schedule set told_at = now()'),
    },
  ],
  [
    'workers.none',
    {
      bring: rows(`update process_heartbeat set beat_at = now() - interval '31 seconds'`),
      mend: rows(`update process_heartbeat set beat_at = now() + interval '1 hour'`),
    },
  ],
  ['signIn.silent', { bring: () => identity.break(true), mend: () => identity.break(false) }],
  ['signIn.silent', { changes: () => ({ OIDC_ISSUER: `${identity.issuer}/` }) }],
  ['copySeal.ended', { changes: () => keepTestSeal(join(folder, 'ended-seal'), -1) }],
  ['certificate.refused', { changes: () => ({ PUBLIC_URL: 'https://localhost:1' }) }],
];

const toLookAt: [CheckFinding, Trouble][] = [
  [
    'backup.never',
    {
      bring: rows(`delete from proof where kind = 'backup'`),
      mend: rows(`insert into proof (kind, found) values ('backup', '{"createdAtUtc": "A"}')`),
    },
  ],
  [
    'failedJobs.some',
    {
      bring: rows(`insert into failed_job (id, job) values ('test.one', 'test.one')`),
      mend: rows('delete from failed_job'),
    },
  ],
  [
    'copies.lost',
    {
      bring: rows(`update proof set found = '{"files": 3, "lost": 1, "spare": 0}' where kind = 'copies'`),
      mend: rows(`update proof set found = '{"files": 3, "lost": 0, "spare": 0}' where kind = 'copies'`),
    },
  ],
  ['mail.silent', { changes: () => ({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@resort.example' }) }],
  ['connections.many', { changes: () => ({ DATABASE_POOL_SIZE: '150' }) }],
  [
    'claims.missing',
    {
      bring: () => identity.offerClaims(['sub', 'email', 'email_verified', 'family_name']),
      mend: () => identity.offerClaims(undefined),
    },
  ],
  ['copySeal.ending', { changes: () => keepTestSeal(join(folder, 'ending-seal'), 20) }],
  ['proxies.untold', { changes: () => ({ PUBLIC_URL: 'https://localhost:1' }) }],
];

const askIn = async ({ changes, bring, mend }: Trouble) => {
  await bring?.();
  try {
    return await ask(changes?.());
  } finally {
    await mend?.();
  }
};
const checkOf = (finding: CheckFinding): string => finding.replace(/\..*$/, '');

test('where nothing is wrong it ends with 0 and calls nothing broken', async () => {
  const { code, said } = await ask();
  expect([...said].filter(([, line]) => line.startsWith('broken'))).toEqual([]);
  expect(code).toBe(0);
  expect(said.get('signIn')).toMatch(lineOf('signIn.fine'));
  expect(said.get('storage')).toMatch(lineOf('storage.fine'));
  expect(said.get('connections')).toMatch(lineOf('connections.fine'));
  expect(said.get('copySeal')).toMatch(lineOf('copySeal.none'));
});

test.each(broken)('%s (%#) is said, and it ends with 1', async (finding, trouble) => {
  const { code, said } = await askIn(trouble);
  expect(said.get(checkOf(finding))).toMatch(lineOf(finding));
  expect(code).toBe(1);
});

test.each(toLookAt)('%s (%#) is said', async (finding, trouble) => {
  const { said } = await askIn(trouble);
  expect(said.get(checkOf(finding))).toMatch(lineOf(finding));
});

test('what only wants a look ends with 0', async () => {
  const { code, said } = await askIn(toLookAt[0]![1]);
  expect(said.get('backup')).toMatch(/^look/);
  expect(code).toBe(0);
});

test('every connection counts that a process may open: its pool, downloads, what it hears by, locks and the queue', async () => {
  const most = async (changes?: Record<string, string>) =>
    /At most (\d+) of/.exec((await ask(changes)).said.get('connections') ?? '')?.[1];
  const [api, worker] = [4 + 1 + 3, 4 + 1 + 1];
  expect(await most()).toBe(String(api + worker + 9));
  expect(await most({ REDIS_URL: 'redis://127.0.0.1:1' })).toBe(String(api + worker));
});

test('claims that the provider names otherwise count under those names, and told proxies are fine', async () => {
  identity.offerClaims(['first', 'family_name', 'email', 'email_verified']);
  const { said } = await ask({ OIDC_CLAIMS: 'given_name=first', TRUST_PROXY: '1' });
  identity.offerClaims(undefined);
  expect(said.get('claims')).toMatch(lineOf('claims.fine'));
  expect(said.get('proxies')).toMatch(lineOf('proxies.fine'));
});

test('the product beside it keeps its port for metrics', async () => {
  const product = createServer();
  await new Promise<void>((listening) => product.listen(0, '127.0.0.1', listening));
  const { port } = product.address() as AddressInfo;
  const { code, output } = await runCommand('doctor', variables({ METRICS_PORT: String(port) }));
  await new Promise((closed) => product.close(closed));
  expect(output).toMatch(/^fine +storage/m);
  expect(code).toBe(0);
});

/** The command itself, for an https address with this certificate, which browsers of the machine trust. */
async function askAt(certificate: ReturnType<typeof makeCertificate>): Promise<{ code: number | null; line?: string }> {
  const server = await startTlsServer(certificate);
  const trusted = join(folder, 'trusted.pem');
  writeFileSync(trusted, certificate.cert);
  try {
    const { code, output } = await runCommand('doctor', {
      ...variables({ PUBLIC_URL: server.url, TRUST_PROXY: '1' }),
      NODE_EXTRA_CA_CERTS: trusted,
    });
    return { code, line: linesOf(output).get('certificate') };
  } finally {
    await server.close();
  }
}

test.each([
  ['long', 60.5, 'certificate.fine', 0],
  ['shortly', 5.5, 'certificate.ending', 0],
  ['no more', -0.5, 'certificate.refused', 1],
] as const)('the command on a certificate that is valid %s', async (_, days, finding, code) => {
  const answer = await askAt(makeCertificate(days));
  expect(answer).toEqual({ code, line: expect.stringMatching(lineOf(finding)) });
  if (finding !== 'certificate.refused') expect(answer.line).toContain(` ${Math.floor(days)} days`);
});

test('a certificate that nobody has signed is refused', async () => {
  const server = await startTlsServer(makeCertificate(60));
  const { said } = await ask({ PUBLIC_URL: server.url });
  await server.close();
  expect(said.get('certificate')).toMatch(/^broken Browsers refuse it: self.signed certificate/);
});

test('a database that is away is one plain line and 1', async () => {
  const away = `postgres://arrival@127.0.0.1:${await freePort()}/arrival`;
  const { code, output } = await runCommand('doctor', variables({ DATABASE_URL: away }));
  expect(code).toBe(1);
  expect(output).toMatch(/ECONNREFUSED/);
});
