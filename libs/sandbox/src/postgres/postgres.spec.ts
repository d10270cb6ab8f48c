import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { turnOver } from '../state/log-file';
import { mayEnter } from './account';
import { dropDatabase } from './databases';
import { type RunningPostgres, startPostgres, startTemporaryPostgres } from './postgres';

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

describe('a temporary PostgreSQL', () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startTemporaryPostgres();
  });
  afterAll(() => postgres.stop());

  test('speaks UTF-8, folds any alphabet, and gives the product an ordinary role', async () => {
    expect(await ask(postgres.url, 'show server_encoding')).toBe('UTF8');
    expect(await ask(postgres.url, `select upper('вікторія é')`)).toBe('ВІКТОРІЯ É');
    expect(await ask(postgres.url, 'select rolsuper from pg_roles where rolname = current_user')).toBe(false);
    expect(await ask(postgres.url, 'show max_connections')).toBe('200');
  });

  test('copies a template database', async () => {
    const app = await postgres.createDatabase('app');
    await ask(app, 'create table hello as select 7 as answer');
    const copy = await postgres.createDatabase('w1', 'app');
    expect(await ask(copy, 'select answer from hello')).toBe(7);
    await dropDatabase(postgres.adminUrl, 'w1');
    await expect(ask(copy, 'select 1')).rejects.toThrow('does not exist');
  });

  test('can be reached over TCP too', async () => {
    const url = new URL(postgres.url);
    url.search = '';
    expect(await ask(url.href, 'select 1')).toBe(1);
  });
});

const childrenThatKeepUsUp = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

test('Node does not end while somebody waits for its end', async () => {
  const postgres = await startTemporaryPostgres();
  expect(childrenThatKeepUsUp()).toBe(0);
  const stopped = postgres.stop();
  expect(childrenThatKeepUsUp()).toBe(1);
  await stopped;
});

describe('a PostgreSQL that stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arrival-stays-'));
  beforeAll(() => chmodSync(folder, 0o755));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('keeps its data, and starts over a killed one and over a pid file that names a stranger', async () => {
    const first = await startPostgres({ folder, settings: { fsync: 'off' } });
    await ask(first.url, 'create table kept as select 42 as n');
    process.kill(first.pid, 'SIGKILL');
    await first.ended;
    const stranger = spawn('sleep', ['30']);
    writeFileSync(
      join(folder, 'cluster', 'postmaster.pid'),
      `${stranger.pid}\n${join(folder, 'cluster')}\n0\n1\n\n\n\n`,
    );
    const second = await startPostgres({ folder });
    expect(await ask(second.url, 'select n from kept')).toBe(42);
    expect(stranger.exitCode).toBeNull();
    const third = await startPostgres({ folder });
    await second.ended;
    expect(await ask(third.url, 'select n from kept')).toBe(42);
    await third.stop();
    expect(existsSync(join(folder, 'cluster', 'postmaster.pid'))).toBe(false);
    stranger.kill();
  });

  test('its log grows at the end, can be begun anew while it runs, and the one of the last run stays', async () => {
    const complain = (url: string) => expect(ask(url, 'select nothing')).rejects.toThrow('does not exist');
    const first = await startPostgres({ folder });
    await complain(first.url);
    turnOver(first.logFile, 10);
    expect(readFileSync(`${first.logFile}.1`, 'utf8')).toContain('select nothing');
    await complain(first.url);
    const text = readFileSync(first.logFile, 'utf8');
    expect([text.includes('select nothing'), text.includes('\0'), text.includes('ready to accept')]).toEqual([
      true,
      false,
      false,
    ]);
    await first.stop();
    const second = await startPostgres({ folder });
    await second.stop();
    expect(readFileSync(`${second.logFile}.1`, 'utf8')).toContain('select nothing');
  });

  test('moves out of a closed folder when root started it, and says so', async () => {
    const closed = mkdtempSync(join(tmpdir(), 'arrival-closed-'));
    const said: string[] = [];
    const postgres = await startPostgres({ folder: join(closed, 'postgres'), say: (line) => said.push(line) });
    expect(await ask(postgres.url, 'select 1')).toBe(1);
    await postgres.stop();
    const root = process.getuid?.() === 0;
    expect(postgres.folder.startsWith(closed)).toBe(!root);
    expect(said.join()).toContain(root ? postgres.folder : '');
    for (const path of [closed, postgres.folder]) rmSync(path, { recursive: true, force: true });
  });

  test('tells why it cannot start', async () => {
    await expect(startPostgres({ folder, settings: { shared_buffers: 'plenty' } })).rejects.toThrow('shared_buffers');
  });
});

test('who may enter a folder', () => {
  const account = { uid: 101, gid: 104 };
  expect(mayEnter({ mode: 0o40700, uid: 0, gid: 0 }, account)).toBe(false);
  expect(mayEnter({ mode: 0o40710, uid: 0, gid: 104 }, account)).toBe(true);
  expect(mayEnter({ mode: 0o40701, uid: 0, gid: 0 }, account)).toBe(true);
  expect(mayEnter({ mode: 0o40700, uid: 101, gid: 0 }, account)).toBe(true);
});
