import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CheckAnswer, Wholeness } from '@arrival/contracts';
import { readConfig } from '../../../api/src/config/read-config';
import { CompareFilesService } from '../../../api/src/domains/operations/compare-files.service';
import { Clock } from '../../../api/src/platform/clock/clock';
import { Database } from '../../../api/src/platform/database/database';
import { S3Storage } from '../../../api/src/platform/storage/s3-storage';
import { STORAGE, type Storage } from '../../../api/src/platform/storage/storage';
import { administrator, administratorVariables } from '../../support/administrator';
import { apiVariables, type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildHousehold } from '../../support/build-household';
import { startS3Server } from '../../support/s3-server';

/** "Is everything whole?": each check says what it found, the worst first (issue 9). */
let api: TestApi;
let boss: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
});
afterAll(() => api.close());

const wholeness = async (): Promise<Wholeness> => (await boss.get('/api/admin/operations/checks').expect(200)).body;
const find = async (check: string): Promise<CheckAnswer | undefined> =>
  (await wholeness()).checks.find((one) => one.check === check);
const compare = () => api.app.get(CompareFilesService).compare(new AbortController().signal, async () => undefined);

/** A photo's row, and its file unless it is lost. */
async function photo(isLost: boolean): Promise<string> {
  const hash = randomBytes(16).toString('hex');
  const key = `photos/${hash.slice(0, 2)}/${hash}.jpg`;
  const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: hash });
  await api.database.rows(
    'insert into photo_upload (contact_id, hash, storage_key, byte_size) values ($1, $2, $3, 3)',
    [headId, hash, key],
  );
  if (!isLost) await api.app.get<Storage>(STORAGE).write(key, Buffer.from('abc'), 'image/jpeg');
  return key;
}

test('a new house names what is still missing, the worst first, each with a value and a sentence', async () => {
  const { checks, checkedAtUtc } = await wholeness();
  expect(Math.abs(Date.now() - Date.parse(checkedAtUtc))).toBeLessThan(60_000);
  const byName = Object.fromEntries(checks.map(({ check, finding }) => [check, finding]));
  expect(byName).toEqual({
    ...{
      keys: 'keys.fine',
      files: 'files.never',
      copies: 'copies.never',
      backup: 'backup.never',
      storage: 'storage.fine',
      freeSpace: expect.any(String),
    },
    ...{
      clock: 'clock.fine',
      handOver: 'handOver.fine',
      copySeal: 'copySeal.none',
      timeStamps: 'timeStamps.none',
      queue: 'queue.untold',
      failedJobs: 'failedJobs.none',
      schedules: 'schedules.none',
      workers: 'workers.none',
    },
    ...{
      webhooks: 'webhooks.none',
      connections: expect.any(String),
      signIn: 'signIn.fine',
      claims: expect.any(String),
    },
    ...{ proxies: 'proxies.direct', certificate: 'certificate.plain', mail: 'mail.none' },
  });
  const states = checks.map(({ state }) => state);
  expect(states).toEqual(
    [...states].sort(
      (one, other) => ['broken', 'look', 'fine', 'off'].indexOf(one) - ['broken', 'look', 'fine', 'off'].indexOf(other),
    ),
  );
  for (const check of ['files', 'copies']) expect(await find(check)).toMatchObject({ state: 'off' });
  expect(await find('workers')).toMatchObject({ state: 'broken', detail: 'Nobody works' });
  for (const { detail } of checks) expect(detail).not.toMatch(/\{|undefined/);
});

test('a queue that no worker reaches is seen while nothing is asked of it', async () => {
  await api.database.rows(
    `insert into process_heartbeat (id, process, beat_at) values (gen_random_uuid(), 'worker', now())`,
  );
  await api.database.rows(`insert into queue_state (queue, waiting, active, delayed, oldest_at, per_minute, told_at)
    values ('mail', 0, 0, 0, null, '{}', now() - interval '3 minutes')`);
  expect(await find('queue')).toMatchObject({ finding: 'queue.silent', state: 'broken' });
  await api.database.rows('update queue_state set told_at = now()');
  expect(await find('queue')).toMatchObject({ finding: 'queue.fine', state: 'fine' });
  await api.database.rows(`delete from process_heartbeat where process = 'worker'`);
  await api.database.rows('delete from queue_state');
});

test('work that nobody takes, failures and a late schedule are seen', async () => {
  await api.database.rows(
    `insert into outbox (job, payload, created_at) values ('test.nobodys', '{}', now() - interval '90 seconds')`,
  );
  await api.database.rows(`insert into failed_job (id, job) values ('test.one', 'test.one')`);
  await api.database.rows(
    `insert into job_schedule (job, queue, next_at, last_outcome, told_at) values
     ('test.late', 'mail', now() - interval '20 minutes', 'done', now()), ('test.well', 'mail', now() + interval '1 hour', 'done', now()),
     ('test.failed', 'mail', now() + interval '1 hour', 'failed', now())`,
  );
  expect(await find('handOver')).toMatchObject({ finding: 'handOver.late', state: 'broken' });
  expect(await find('failedJobs')).toMatchObject({ finding: 'failedJobs.some', state: 'look', params: { count: 1 } });
  expect(await find('schedules')).toMatchObject({
    finding: 'schedules.late',
    params: { names: ['test.failed', 'test.late'] },
  });
  await api.database.rows('delete from outbox; delete from failed_job; delete from job_schedule');
});

test('addresses that fail, are paused or get their messages late are seen; one that is paused by hand is nobody’s trouble', async () => {
  const told = (late: string) =>
    api.database.rows(
      `with e as (insert into webhook_endpoint (url, events) values ('https://crm.example.com', '{waiver.signed}') returning id),
         t as (insert into event (type, occurred_at, data) values ('waiver.signed', now(), '{}') returning id)
       insert into webhook_delivery (endpoint_id, event_id, next_attempt_at) select e.id, t.id, now() - $1::interval from e, t`,
      [late],
    );
  const becomes = (change: string) => api.database.rows(`update webhook_endpoint set ${change}`);
  await told('2 minutes');
  expect(await find('webhooks')).toMatchObject({ finding: 'webhooks.fine', state: 'fine', params: { count: 1 } });
  await told('400 seconds');
  expect(await find('webhooks')).toMatchObject({ finding: 'webhooks.late', state: 'broken' });
  await becomes('failing_since = now()');
  expect(await find('webhooks')).toMatchObject({ finding: 'webhooks.failing', state: 'look', params: { count: 2 } });
  await becomes("paused_at = now(), pause_reason = 'failing'");
  expect(await find('webhooks')).toMatchObject({ finding: 'webhooks.paused', state: 'look', params: { count: 2 } });
  await becomes("pause_reason = 'administrator'");
  expect(await find('webhooks')).toMatchObject({ finding: 'webhooks.none', state: 'off' });
  await api.database.rows('delete from webhook_endpoint; delete from event');
});

test('a backup is late after a night, and proven by the verification of that very one', async () => {
  const backup = (hours: number) =>
    api.database.rows(
      `insert into proof (kind, proven_at, found) values ('backup', now() - make_interval(hours => $1), '{"createdAtUtc": "A"}')
       on conflict (kind) do update set proven_at = excluded.proven_at`,
      [hours],
    );
  await backup(2);
  expect(await find('backup')).toMatchObject({ finding: 'backup.unproven', params: { hours: 2 } });
  await api.database.rows(`insert into proof (kind, found) values ('verify', '{"createdAtUtc": "A"}')`);
  expect(await find('backup')).toMatchObject({ finding: 'backup.proven', state: 'fine' });
  await backup(40);
  expect(await find('backup')).toMatchObject({ finding: 'backup.late', state: 'look' });
});

test('photos are compared with their rows both ways; what is young may be under way', async () => {
  await photo(false);
  expect((await compare()).files).toEqual({ files: 1, lost: 0, spare: 0 });
  expect(await find('files')).toMatchObject({ finding: 'files.fine', detail: '1 photos, each with its row' });

  const spare = join(api.storageFolder, 'photos/0a/0a000000000000000000000000000000.jpg');
  await mkdir(dirname(spare), { recursive: true });
  await writeFile(spare, 'abc');
  expect((await compare()).files.spare).toBe(0);
  const old = new Date(Date.now() - 2 * 3_600_000);
  await utimes(spare, old, old);
  expect((await compare()).files).toEqual({ files: 2, lost: 0, spare: 1 });
  expect(await find('files')).toMatchObject({ finding: 'files.spare', state: 'look' });
  const lastWeek = new Date(Date.now() - 7 * 24 * 3_600_000);
  await utimes(spare, lastWeek, lastWeek);
  expect((await compare()).files).toEqual({ files: 1, lost: 0, spare: 0 });
  expect(await readdir(dirname(spare))).toEqual([]);

  await photo(true);
  expect((await compare()).files).toEqual({ files: 1, lost: 1, spare: 0 });
  expect(await find('files')).toMatchObject({ finding: 'files.lost', state: 'broken' });
});

test.each([
  ['photos/0e', 'part'],
  ['copies/0e', 'part'],
  ['pictures/0e', 'part'],
  ['.', 'trial'],
])(
  'what a killed process left half-written in %s goes after a day, and nothing that is being written',
  async (place, kind) => {
    const folder = join(api.storageFolder, place);
    await mkdir(folder, { recursive: true });
    const hoursAgo = async (name: string, hours: number) => {
      const then = new Date(Date.now() - hours * 3_600_000);
      await writeFile(join(folder, name), 'ab');
      await utimes(join(folder, name), then, then);
      return name;
    };
    await hoursAgo(`.${randomUUID()}.${kind}`, 25);
    const stay = [await hoursAgo('.nfs0000001', 25), await hoursAgo(`.${randomUUID()}.${kind}`, 23)];
    await compare();
    const left = (await readdir(folder)).filter((name) => name.startsWith('.'));
    expect(left.sort()).toEqual(stay.sort());
    for (const name of stay) await rm(join(folder, name));
  },
);

test('files stay when more of them are without a row than a night leaves: the database may be another one', async () => {
  const folder = join(api.storageFolder, 'photos/0d');
  await mkdir(folder, { recursive: true });
  const lastWeek = new Date(Date.now() - 7 * 24 * 3_600_000);
  for (let number = 10; number <= 30; number += 1) {
    await writeFile(join(folder, `0d${number}.jpg`), 'abc');
    await utimes(join(folder, `0d${number}.jpg`), lastWeek, lastWeek);
  }
  expect((await compare()).files.spare).toBe(21);
  expect(await readdir(folder)).toHaveLength(21);
  await rm(join(folder, '0d10.jpg'));
  expect((await compare()).files.spare).toBe(0);
  expect(await readdir(folder)).toEqual([]);
});

test('copies are compared with their rows both ways; one that is lost breaks nothing', async () => {
  const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'copies' });
  const keyOf = (letter: string) => `copies/0c/0c${letter.repeat(62)}.pdf`;
  const place = (key: string) => join(api.storageFolder, key);
  await mkdir(dirname(place(keyOf('a'))), { recursive: true });
  await writeFile(place(keyOf('a')), '%PDF-');
  await api.database.rows(
    `insert into waiver_copy (signature_id, contact_id, head_contact_id, signer_contact_id, storage_key, hash, is_proven)
     values (gen_random_uuid(), $1, $1, $1, $2, 'x', false)`,
    [headId, keyOf('a')],
  );
  expect((await compare()).copies).toEqual({ files: 1, lost: 0, spare: 0 });
  expect(await find('copies')).toMatchObject({ finding: 'copies.fine', state: 'fine' });

  await writeFile(place(keyOf('b')), '%PDF-');
  expect((await compare()).copies.spare).toBe(0);
  const old = new Date(Date.now() - 2 * 3_600_000);
  await utimes(place(keyOf('b')), old, old);
  expect((await compare()).copies).toEqual({ files: 2, lost: 0, spare: 1 });
  expect(await find('copies')).toMatchObject({ finding: 'copies.spare', state: 'look' });

  await rm(place(keyOf('b')));
  await rm(place(keyOf('a')));
  expect((await compare()).copies).toEqual({ files: 0, lost: 1, spare: 0 });
  expect(await find('copies')).toMatchObject({ finding: 'copies.lost', state: 'look' });
  await api.database.rows('delete from waiver_copy');
});

test('a bucket is compared as a folder is, however many answers its list takes', async () => {
  await api.database.rows('delete from photo_upload');
  const s3 = await startS3Server();
  const { storage: config } = readConfig({
    ...apiVariables(api.database.url, 'http://localhost', ''),
    ...s3.variables,
  });
  if (config.kind !== 's3') throw new Error('The storage is no bucket');
  const bucket = await S3Storage.open(config);
  const service = new CompareFilesService(api.app.get(Database), bucket, api.app.get(Clock));
  const inBucket = async () => (await service.compare(new AbortController().signal, async () => undefined)).files;
  const keyOf = (number: number) => `photos/0b/0b${String(number).padStart(30, '0')}.jpg`;
  try {
    const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'bucket' });
    for (let number = 1; number <= 5; number += 1) {
      await bucket.write(keyOf(number), Buffer.from('abc'), 'image/jpeg');
      await api.database.rows(
        'insert into photo_upload (contact_id, hash, storage_key, byte_size) values ($1, $2, $3, 3)',
        [headId, String(number), keyOf(number)],
      );
    }
    expect(await inBucket()).toEqual({ files: 5, lost: 0, spare: 0 });

    await bucket.write(keyOf(6), Buffer.from('abc'), 'image/jpeg');
    s3.date(keyOf(6), new Date(Date.now() - 2 * 3_600_000));
    await bucket.write(keyOf(7), Buffer.from('abc'), 'image/jpeg');
    s3.date(keyOf(7), new Date(Date.now() - 25 * 3_600_000));
    await bucket.remove(keyOf(5));
    expect(await inBucket()).toEqual({ files: 5, lost: 1, spare: 1 });
    expect(await find('files')).toMatchObject({ finding: 'files.lost', params: { files: 5, lost: 1, spare: 1 } });
    expect(await bucket.read(keyOf(7))).toBeUndefined();

    s3.trouble('refuses');
    await expect(inBucket()).rejects.toThrow();
    expect(await find('files')).toMatchObject({ params: { files: 5, lost: 1, spare: 1 } });
  } finally {
    await s3.close();
  }
});
