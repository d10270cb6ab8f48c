import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Client } from 'pg';
import { backup } from '../../../api/src/cli/backup';
import { erasures } from '../../../api/src/cli/erasures';
import { restore, verifyBackup } from '../../../api/src/cli/restore';
import { readConfig } from '../../../api/src/config/read-config';
import { createStorage } from '../../../api/src/platform/storage/storage.module';
import { startPostgres } from '../../../libs/sandbox/src/postgres/postgres';
import { administrator, administratorVariables } from '../../support/administrator';
import { apiVariables, type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { runBesideStart } from '../../support/api-process';
import { buildPhoto } from '../../support/build-images';
import {
  buildCheckinResort,
  childAnswers,
  complete,
  group,
  parentAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { createTestDatabase, standsIn, type TestDatabase } from '../../support/database';
import { lockWaits } from '../../support/lock-waits';
import { startS3Server } from '../../support/s3-server';

const folder = mkdtempSync(join(tmpdir(), 'arrival-backup-'));
let api: TestApi;
let boss: SignedInAgent;
let mia: number;
let said = '';

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  api = await startApi(administratorVariables);
  const resort = await buildCheckinResort(api);
  const carters = await signedInCarters(api);
  const grouping = await group(carters.emma, resort, [carters.mia]);
  const waiver = taskOf(grouping.waiverContactTasks, carters.mia);
  await complete(carters.emma, waiver, parentAnswers(waiver)).expect(200);
  await complete(carters.emma, taskOf(grouping.childRegistrationContactTasks, carters.mia), childAnswers).expect(200);
  await carters.emma
    .post('/api/photo/Contact/Upload')
    .query({ contactId: carters.mia })
    .attach('file', await buildPhoto(800, 800), 'a.jpg')
    .expect(200);
  boss = await administrator(api);
  mia = carters.mia;
  await boss
    .post('/api/admin/pictures')
    .attach('file', await buildPhoto(600, 400), 'logo.jpg')
    .expect(200);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const configOf = (database: TestDatabase, storage: string) =>
  readConfig({ ...apiVariables(database.url, api.identity.issuer, storage), DATABASE_OWNER_URL: database.url });

/** Everything that the tables hold, but for what each database makes anew. */
const contents = async ({ rows }: TestDatabase) => {
  const tables = await rows<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('migration', 'sql_function', 'process_heartbeat', 'rate_limit', 'proof') order by 1",
  );
  return Promise.all(
    tables.map(async ({ name }) => [
      name,
      (await rows<{ row: string }>(`select t::text as row from "${name}" t order by 1`)).map(({ row }) => row),
    ]),
  );
};

test('what is backed up beside the running product comes back in a new database and a new storage, row for row and byte for byte', async () => {
  const made = join(folder, 'made');
  await backup(configOf(api.database, api.storageFolder), made);
  expect(said).toMatch(/\d+ rows of \d+ tables and 2 files/);
  await verifyBackup(made);
  const database = await createTestDatabase();
  const storage = join(folder, 'storage');
  try {
    await restore(configOf(database, storage), made);
    expect(await contents(database)).toEqual(await contents(api.database));
    const files = (path: string) =>
      readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('base64'));
    expect(files(storage)).toEqual(files(api.storageFolder));
    await expect(database.rows('delete from signature')).rejects.toThrow('kept for its time');
    await expect(database.rows('update audit_event set action = action')).rejects.toThrow('append-only');
    await database.rows("insert into contact (first_name, last_name) values ('New', 'Guest')");
    await expect(restore(configOf(database, storage), made)).rejects.toThrow('in use');
  } finally {
    await database.drop();
  }
});

test('what is given after a restoration is no number that was given after the backup, which partners may know', async () => {
  const made = join(folder, 'before-others');
  await backup(configOf(api.database, api.storageFolder), made);
  const given = async ({ rows, row }: TestDatabase, name: string) => {
    const [contact] = await rows<{ id: number; customerNumber: string }>(
      `insert into contact (first_name, last_name) values ($1, 'Given') returning contact_id as id, customer_number as "customerNumber"`,
      [name],
    );
    const { purchase, medium } = await row<{ purchase: number; medium: number }>(
      `select nextval('purchase_purchase_id_seq') as purchase, nextval('pass_media_media_id_seq') as medium`,
    );
    return [contact!.id, Number(contact!.customerNumber.slice(1)), purchase, medium].map(Number);
  };
  await given(api.database, 'Anna');
  const last = await given(api.database, 'Ben');
  const database = await createTestDatabase();
  try {
    await restore(configOf(database, join(folder, 'storage-before-others')), made);
    const next = await given(database, 'Bob');
    expect(next.map((number, index) => number > last[index]!)).toEqual([true, true, true, true]);
  } finally {
    await database.drop();
    await api.database.rows("delete from contact where last_name = 'Given'");
  }
});

test('beside npm start it is restored on the folder of its data, as the owner, with the keys that are given', async () => {
  const made = join(folder, 'for-start');
  await backup(configOf(api.database, api.storageFolder), made);
  const dataDir = join(folder, 'data');
  const postgres = await startPostgres({ folder: join(dataDir, 'postgres') });
  try {
    const { HEALTH_DATA_KEYS = '' } = apiVariables(postgres.url, api.identity.issuer, dataDir);
    const restored = await runBesideStart('restore', { ARRIVAL_DATA_DIR: dataDir, HEALTH_DATA_KEYS }, [made]);
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^The backup of .* is restored: [^\n]+\n$/) });
  } finally {
    await postgres.stop();
  }
});

test('a worker that runs beside it and waits for it in a circle does not end a restoration', async () => {
  const made = join(folder, 'beside-a-worker');
  await backup(configOf(api.database, api.storageFolder), made);
  const database = await createTestDatabase();
  const worker = new Client({ connectionString: database.url });
  try {
    await worker.connect();
    await worker.query('begin');
    await worker.query('update task_type set name = name');
    const restored = restore(configOf(database, join(folder, 'storage-beside-a-worker')), made);
    await lockWaits(database);
    // What the restoration holds by now; of the two it has waited for longer, so it is the one that PostgreSQL breaks off.
    await worker.query('update activity set name = name').catch(() => undefined);
    await worker.query('commit');
    await restored;
    expect(await contents(database)).toEqual(await contents(api.database));
  } finally {
    await worker.end();
    await database.drop();
  }
});

test('a storage that is slow or away for a moment neither ends a backup nor a restoration', async () => {
  const s3 = await startS3Server();
  const inBucket = (database: TestDatabase) =>
    readConfig({
      ...apiVariables(database.url, api.identity.issuer, ''),
      ...s3.variables,
      DATABASE_OWNER_URL: database.url,
    });
  const bucket = await createStorage(inBucket(api.database));
  for (const entry of readdirSync(api.storageFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) await bucket.write(relative(api.storageFolder, path), readFileSync(path), 'image/jpeg');
  }
  const copyKey = 'copies/ab/abc.pdf';
  await bucket.write(copyKey, Buffer.from('%PDF-'), 'application/pdf');
  await api.database.rows(
    "insert into waiver_copy (signature_id, contact_id, head_contact_id, signer_contact_id, storage_key, hash, is_proven) values (gen_random_uuid(), 1, 1, 1, $1, 'abc', true)",
    [copyKey],
  );
  let again = 0;
  const told = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    if (!/again in \d+ s/.test(String(text))) return true;
    again += 1;
    s3.trouble(undefined);
    return true;
  });
  const made = join(folder, 'from-bucket');
  const database = await createTestDatabase();
  try {
    s3.trouble('slowDown');
    await backup(inBucket(api.database), made);
    expect(again).toBe(1);
    const kept = new Map(s3.files);
    for (const key of kept.keys()) await bucket.remove(key);
    s3.trouble('resets');
    await restore(inBucket(database), made);
    expect(again).toBe(2);
    expect(new Map(s3.files)).toEqual(kept);
    expect(s3.types.get(copyKey)).toBe('application/pdf');
    s3.trouble('crawls');
    setTimeout(() => s3.trouble(undefined), 3_000);
    await backup(inBucket(api.database), join(folder, 'from-crawling-bucket'));
    expect(again).toBe(2);
  } finally {
    told.mockRestore();
    await api.database.rows('delete from waiver_copy where storage_key = $1', [copyKey]);
    await database.drop();
    await s3.close();
  }
});

test('a backup that has lost or changed anything is named and not restored', async () => {
  const made = join(folder, 'damaged');
  await backup(configOf(api.database, api.storageFolder), made);
  const table = join(made, 'tables', 'contact.copy.gz');
  const bytes = readFileSync(table);
  bytes[bytes.length - 12] = (bytes[bytes.length - 12] ?? 0) ^ 1;
  writeFileSync(table, bytes);
  await expect(verifyBackup(made)).rejects.toThrow('table contact is not as it was written');
  rmSync(table);
  await expect(verifyBackup(made)).rejects.toThrow('table contact is missing');
  await expect(restore(configOf(api.database, api.storageFolder), made)).rejects.toThrow('damaged');
  await expect(backup(configOf(api.database, api.storageFolder), made)).rejects.toThrow('holds a backup already');
});

test('a household that was erased after the backup is erased again in what was restored, and nobody else is', async () => {
  const { contactId: other } = await api.database.row<{ contactId: number }>(
    "insert into contact (first_name, last_name) values ('Olive', 'Stays') returning contact_id as \"contactId\"",
  );
  const made = join(folder, 'before');
  await backup(configOf(api.database, api.storageFolder), made);
  await boss.post(`/api/admin/guests/${mia}/erasure`).expect(200);
  const list = join(folder, 'erasures.json');
  await erasures(configOf(api.database, api.storageFolder), 'keep', list);
  expect(said).toContain('1 erased households are listed');
  const database = await createTestDatabase();
  try {
    await standsIn(database, 'America/Denver');
    const config = configOf(database, join(folder, 'restored'));
    await restore(config, made);
    const people = () => database.rows('select contact_id as id, first_name as name from contact order by contact_id');
    expect(await people()).toEqual(expect.arrayContaining([{ id: mia, name: 'Mia' }]));
    // By the clock, before somebody comes to it: what the backup knows nothing of stays on the list.
    await erasures(config, 'keep', list);
    await erasures(config, 'again', list);
    expect(await people()).toEqual([{ id: other, name: 'Olive' }]);
    expect(JSON.stringify(await contents(database))).not.toContain('Carter');
    expect(said).toContain(': 1 were here again');
    await erasures(config, 'again', list);
    expect(said).toContain(': 0 were here again');
  } finally {
    await database.drop();
  }
  await expect(erasures(configOf(api.database, api.storageFolder), 'forget', list)).rejects.toThrow('keep, again');
  writeFileSync(list, '[{"headContactId": 1');
  await expect(erasures(configOf(api.database, api.storageFolder), 'keep', list)).rejects.toThrow('is no list of');
  expect(readFileSync(list, 'utf8')).toBe('[{"headContactId": 1');
});
