import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type KeptPostgres, keepPostgres } from '../../libs/sandbox/src/launcher/database';
import { freePort } from '../../libs/sandbox/src/process/free-port';
import { portrait } from '../support/answers';
import { startApiProcess } from '../support/api-process';
import { buildCarters } from '../support/checkin';
import { prepareTestDatabase } from '../support/database';
import { environmentWith } from '../support/environment';
import { mountSmallDisk, type SmallDisk } from '../support/small-disk';
import { until } from '../support/until';
import { notAccepted, openCallsOf, sendAll, sendUntilTaken } from './calls';
import { buildCrashSite, type CrashSite } from './crash-site';
import { databaseAt } from './database-at';
import { halfDone, notStoredOnce } from './evidence';

/** Disks without room, for photos, for the log and for the database: 503 that passes, and by itself again once there is room (Q2). */
const photoDisk = mountSmallDisk(2);
const logDisk = photoDisk && mountSmallDisk(1);
const databaseDisk = photoDisk && mountSmallDisk(160);
afterAll(() => {
  for (const disk of [photoDisk, logDisk, databaseDisk]) disk?.remove();
});

interface Told {
  status: number;
  code?: string;
  checks?: Record<string, string>;
  retryAfter: string | null;
}

async function told(url: string, init?: RequestInit): Promise<Told> {
  const response = await fetch(url, init);
  const body = (await response.json()) as Pick<Told, 'code' | 'checks'>;
  return { ...body, status: response.status, retryAfter: response.headers.get('retry-after') };
}

const busy = { status: 503, code: 'server.busy', retryAfter: expect.stringMatching(/^\d+$/) };

async function photosOnFullDisk(site: CrashSite, disk: SmallDisk): Promise<void> {
  const { headId } = await buildCarters(site, 'photographer');
  const headers = { authorization: `Bearer ${await site.identity.token({ sub: 'photographer' })}` };
  const api = await startApiProcess({ ...site.variables, STORAGE_DIR: join(disk.folder, 'photos') });
  const upload = async () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(await portrait())], { type: 'image/jpeg' }), 'portrait.jpg');
    return told(`${api.url}/api/photo/Contact/Upload?contactId=${headId}`, { method: 'POST', headers, body });
  };
  /** A photo process that gets no time on a busy machine answers 503 as well, and stores nothing. */
  const isUploaded = async () => (await upload()).status === 200;
  try {
    await until(isUploaded);
    disk.fill();
    expect(await upload()).toMatchObject(busy);
    await pause(1_100);
    expect(await told(`${api.url}/health/ready`)).toMatchObject({
      status: 200,
      checks: { storage: 'down', database: 'up' },
    });
    expect((await told(`${api.url}/api/profile`, { headers })).status).toBe(200);
    disk.empty();
    await until(isUploaded);
    expect(await site.database.count('photo_upload')).toBe(2);
  } finally {
    expect(await api.stop()).toBe(0);
  }
}

async function logOnFullDisk(site: CrashSite, disk: SmallDisk): Promise<void> {
  const [file, port] = [join(disk.folder, 'api.log'), await freePort()];
  const log = openSync(file, 'a');
  const env = environmentWith({ ...site.variables, LOG_LEVEL: 'info', PORT: String(port) });
  const api = spawn(process.execPath, [resolve(__dirname, '../../api/dist/main.js')], {
    env,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise((exited) => api.once('exit', exited));
  const ask = async () => (await told(`http://127.0.0.1:${port}/api/settings/client`)).status;
  const lines = () => readFileSync(file, 'utf8').split('\n').length;
  try {
    await until(async () => {
      const started = await told(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
      return started?.status === 200;
    });
    disk.fill();
    for (let round = 0; round < 20; round++) {
      expect(new Set(await Promise.all(Array.from({ length: 50 }, ask)))).toEqual(new Set([200]));
    }
    await pause(600);
    const before = lines();
    disk.empty();
    await until(async () => (await ask()) === 200 && lines() > before);
  } finally {
    api.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
}

/** The worst place for it: the journal finds no room for its next file. */
async function fillJournal(ownerUrl: string): Promise<void> {
  const url = new URL(ownerUrl);
  url.username = 'postgres';
  const client = new Client({ connectionString: url.href });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let segment = 0; segment < 40; segment++)
      await client.query("select pg_logical_emit_message(false, 'x', 'x'), pg_switch_wal()");
    throw new Error('There was room in the journal');
  } catch (error) {
    if (!/no space left|terminated|crash|reset|closed/i.test((error as Error).message)) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function databaseOnFullDisk(disk: SmallDisk): Promise<void> {
  const nobody = () => undefined;
  const postgres: KeptPostgres = await keepPostgres({
    dataDir: disk.folder,
    port: await freePort(),
    say: nobody,
    onPid: nobody,
  });
  await prepareTestDatabase(postgres.url);
  const site = await buildCrashSite(databaseAt(postgres.url));
  const api = await site.startApi();
  const isReady = async () => (await told(`${api.url}/health/ready`)).status === 200;
  try {
    const calls = await openCallsOf(site, api.url, 6);
    disk.fill();
    await sendAll(api.url, calls.slice(0, 20));
    await fillJournal(postgres.url);
    await pause(1_100);
    expect(await isReady()).toBe(false);
    await sendAll(api.url, calls.slice(20));
    const answered = calls.map(({ answer }) => answer);
    expect(answered.flatMap((answer) => (answer && [200, 503].includes(answer.status) ? [] : [answer]))).toEqual([]);
    expect(answered.filter((answer) => answer?.status === 503).length).toBeGreaterThanOrEqual(calls.length - 20);
    disk.empty();
    await until(isReady);
    const accepted = calls.filter(({ answer }) => answer?.status === 200);
    expect(await notStoredOnce(site.database, accepted)).toEqual([]);
    await sendUntilTaken(api.url, calls);
    expect(notAccepted(calls)).toEqual([]);
    expect(await notStoredOnce(site.database, calls)).toEqual([]);
    expect(await halfDone(site.database)).toEqual([]);
  } finally {
    disk.empty();
    expect(await api.stop()).toBe(0);
    await site.close();
    await postgres.stop();
  }
}

if (photoDisk && logDisk && databaseDisk) {
  describe('without room', () => {
    let site: CrashSite;
    beforeAll(async () => {
      site = await buildCrashSite();
    });
    afterAll(() => site.close());

    test('for photos: the guest is told to come back, all else goes on', () => photosOnFullDisk(site, photoDisk));
    test('for the log: nobody notices, and there are lines again once there is room', () =>
      logOnFullDisk(site, logDisk));
  });

  test('for the database: nothing that was answered is lost, and it starts again by itself', () =>
    databaseOnFullDisk(databaseDisk));
} else {
  test('disks without room could not be tried: this process may not mount one', () => {
    expect([logDisk, databaseDisk]).toEqual([undefined, undefined]);
  });
}
