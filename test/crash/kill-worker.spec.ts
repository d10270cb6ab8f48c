import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startWorkerProcess } from '../support/api-process';
import { buildCrashSite, type CrashSite } from './crash-site';

/** The outbox is the truth: a worker that is killed between taking work and doing it loses none of it (architecture §4). */
let site: CrashSite;

beforeAll(async () => {
  site = await buildCrashSite();
});

afterAll(() => site.close());

const jobs = 300;
const left = async () => (await site.database.row<{ n: number }>('select count(*)::int as n from outbox')).n;

/** Files that nothing refers to any more, and the committed wish to remove each of them. */
async function filesToDiscard(): Promise<string[]> {
  const files = Array.from({ length: jobs }, () => `photos/aa/${randomBytes(16).toString('hex')}.jpg`);
  mkdirSync(dirname(join(site.folder, files[0] as string)), { recursive: true });
  for (const file of files) writeFileSync(join(site.folder, file), 'photo');
  await site.database.rows(
    `insert into outbox (job, payload) select 'photos.discard-replaced', json_build_object('storageKey', key) from unnest($1::text[]) key`,
    [files],
  );
  return files;
}

async function until(isSo: () => Promise<boolean>, limitMs = 240_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not within ${limitMs / 1000} s; ${await left()} jobs are left`);
    await pause(10);
  }
}

test('killed twice in the middle, all of the work is done in the end and nothing waits or failed', async () => {
  const files = await filesToDiscard();
  const kept = join(site.folder, 'photos/aa/kept.jpg');
  writeFileSync(kept, 'photo');
  for (const rest of [jobs - 20, jobs - 120]) {
    const worker = startWorkerProcess(site.variables);
    await until(async () => (await left()) <= rest).finally(() => worker.kill());
    expect(await left()).toBeGreaterThan(0);
  }
  const worker = startWorkerProcess(site.variables);
  try {
    // What was in the killed worker's hands comes back when its lock runs out.
    await until(async () => (await left()) === 0);
  } finally {
    expect(await worker.stop()).toBe(0);
  }
  expect(files.filter((file) => existsSync(join(site.folder, file)))).toEqual([]);
  expect(existsSync(kept)).toBe(true);
});
