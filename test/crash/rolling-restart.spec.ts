import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../libs/sandbox/src/process/free-port';
import { type ApiProcess, startApiProcess } from '../support/api-process';
import { environmentWith } from '../support/environment';
import { startS3Server } from '../support/s3-server';
import { until } from '../support/until';
import { type Call, notAccepted, openCallsOf, send } from './calls';
import { buildCrashSite, type CrashSite } from './crash-site';
import { halfDone, notStoredOnce } from './evidence';

/** A new version goes out while guests sign: one API process after the other, behind the proxy of docker-compose.yml (Q2). */
const binary = '/usr/sbin/haproxy';
const deployed = readFileSync(resolve(__dirname, '../../deploy/haproxy.cfg'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'arrival-rolling-'));
const proxySocket = join(folder, 'haproxy.sock');
const drainSeconds = 3;
let site: CrashSite;

beforeAll(async () => {
  site = await buildCrashSite();
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The deployed file but for its addresses: two processes by number instead of all by name. */
function configurationFor(port: number, apis: readonly number[]): string {
  const servers = apis.map((api) => `server api${api} 127.0.0.1:${api}`).join('\n    ');
  const file = deployed
    .replace('global\n', `global\n    stats socket ${proxySocket}\n`)
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replaceAll(/server-template api .*/g, servers)
    .replace(/server identity .*/, 'server identity 127.0.0.1:1');
  expect(file).toContain(servers);
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, file);
  return path;
}

async function startProxy(port: number, apis: readonly number[]): Promise<ChildProcess> {
  const proxy = spawn(binary, ['-db', '-f', configurationFor(port, apis)], {
    env: environmentWith({ PUBLIC_SCHEME: 'http' }),
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 200; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return proxy;
    await pause(50);
  }
  proxy.kill('SIGKILL');
  throw new Error('HAProxy did not become ready');
}

/** Whether the proxy, which asks every second, has found this process ready (`UP`) or gone (`DOWN`). */
async function isSeen(port: number, as: 'UP' | 'DOWN' = 'UP'): Promise<boolean> {
  const asked = connect(proxySocket);
  asked.write('show stat\n');
  const servers = (await text(asked)).split('\n').map((line) => line.split(','));
  return servers.some(([backend, server, ...told]) => backend === 'api' && server === `api${port}` && told[15] === as);
}

async function restartOneByOne(
  variables: Record<string, string>,
  apis: ApiProcess[],
  ports: readonly number[],
): Promise<void> {
  for (const [index, port] of ports.entries()) {
    expect(await apis[index]?.stop()).toBe(0);
    apis[index] = await startApiProcess(variables, port);
    await until(() => isSeen(port));
  }
}

if (existsSync(binary)) {
  test('no signature is lost or refused while both processes are replaced under load', async () => {
    const patient = { ...site.variables, DATABASE_PATIENCE: '20' };
    const variables = { ...patient, TRUST_PROXY: '1', DRAIN_SECONDS: String(drainSeconds) };
    const ports = [await freePort(), await freePort()];
    const apis = await Promise.all(ports.map((port) => startApiProcess(variables, port)));
    const front = await freePort();
    const proxy = await startProxy(front, ports);
    try {
      const calls = await openCallsOf(site, `http://127.0.0.1:${front}`, 30);
      const waiting = [...calls];
      const sent: Call[] = [];
      const replaced = { isDone: false };
      const guest = async (): Promise<void> => {
        while (!replaced.isDone) {
          const call = waiting.shift();
          if (!call) return;
          sent.push(call);
          call.answer = await send(`http://127.0.0.1:${front}`, call).catch(() => undefined);
          await pause(200);
        }
      };
      const restarts = restartOneByOne(variables, apis, ports).finally(() => {
        replaced.isDone = true;
      });
      await Promise.all([restarts, ...Array.from({ length: 4 }, guest)]);
      expect(sent.length).toBeGreaterThan(50);
      expect(notAccepted(sent)).toEqual([]);
      expect(await notStoredOnce(site.database, sent)).toEqual([]);
      expect(await halfDone(site.database)).toEqual([]);
    } finally {
      proxy.kill('SIGKILL');
      await Promise.all(apis.map((api) => api.kill()));
    }
  });

  test('while two versions answer, a page of the one has its files, whichever process is asked', async () => {
    const built = resolve(__dirname, '../../guest-web/dist');
    const versions = ['before', 'next'].map((version) => {
      const web = join(folder, version);
      cpSync(built, web, { recursive: true });
      writeFileSync(join(web, `assets/of-${version}.js`), `export default '${version}';`);
      return { ...site.variables, TRUST_PROXY: '1', GUEST_WEB_DIR: web };
    });
    const ports = [await freePort(), await freePort()];
    const apis = await Promise.all(versions.map((variables, index) => startApiProcess(variables, ports[index])));
    const front = await freePort();
    const proxy = await startProxy(front, ports);
    try {
      const asked = async (name: string) => (await fetch(`http://127.0.0.1:${front}/assets/${name}`)).status;
      const answers: Record<string, number[]> = { before: [], next: [] };
      for (let times = 0; times < 10; times += 1)
        for (const version of Object.keys(answers)) answers[version]?.push(await asked(`of-${version}.js`));
      expect(answers).toEqual({ before: Array(10).fill(200), next: Array(10).fill(200) });
      expect(await asked('of-none.js')).toBe(404);
    } finally {
      proxy.kill('SIGKILL');
      await Promise.all(apis.map((api) => api.kill()));
    }
  });

  test('a storage that hangs takes no process out of the proxy', async () => {
    const s3 = await startS3Server();
    const ports = [await freePort(), await freePort()];
    const variables = { ...site.variables, ...s3.variables, TRUST_PROXY: '1' };
    const apis = await Promise.all(ports.map((port) => startApiProcess(variables, port)));
    const front = await freePort();
    const proxy = await startProxy(front, ports);
    try {
      const [call] = await openCallsOf(site, `http://127.0.0.1:${front}`, 1, 30);
      s3.trouble('hangs');
      await pause(5_000);
      expect(await Promise.all(ports.map((port) => isSeen(port)))).toEqual([true, true]);
      expect((await send(`http://127.0.0.1:${front}`, call!)).status).toBe(200);
    } finally {
      proxy.kill('SIGKILL');
      await Promise.all([...apis.map((api) => api.kill()), s3.close()]);
    }
  });

  test('while the database takes nothing guests have the page, and are told in our words when to come back', async () => {
    const ports = [await freePort(), await freePort()];
    const apis = await Promise.all(ports.map((port) => startApiProcess({ ...site.variables, TRUST_PROXY: '1' }, port)));
    const front = await freePort();
    const proxy = await startProxy(front, ports);
    const holder = new Client({ connectionString: site.database.url });
    try {
      const [call] = await openCallsOf(site, `http://127.0.0.1:${front}`, 1, 31);
      await holder.connect();
      await holder.query('begin; lock table process_heartbeat, household_document in access exclusive mode');
      await until(async () => !(await Promise.all(ports.map((port) => isSeen(port, 'DOWN')))).includes(false));
      const answer = await fetch(`http://127.0.0.1:${front}/api/profile`, {
        headers: { authorization: `Bearer ${call!.token}` },
      });
      expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
        503,
        expect.stringContaining('application/problem+json'),
        expect.objectContaining({ code: 'server.busy' }),
      ]);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await fetch(`http://127.0.0.1:${front}/`)).status).toBe(200);
    } finally {
      await holder.end();
      proxy.kill('SIGKILL');
      await Promise.all(apis.map((api) => api.kill()));
    }
  });
} else {
  test('a process that is told to stop says so before it stops listening, for as long as a proxy needs', async () => {
    const api = await startApiProcess({ ...site.variables, DRAIN_SECONDS: String(drainSeconds) });
    const stopped = api.stop();
    const ready = async () => (await fetch(`${api.url}/health/ready`)).status;
    let told = await ready();
    while (told === 200) told = await ready();
    expect(told).toBe(503);
    expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
    expect(await stopped).toBe(0);
  });
}
