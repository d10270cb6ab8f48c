import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startWorkerProcess } from '../support/api-process';
import { until } from '../support/until';
import { buildCrashSite, type CrashSite } from './crash-site';
import { filesLeft, filesToDiscard } from './discarded-files';

/** The outbox is the truth: a worker that is killed between taking work and doing it loses none of it (architecture §4). */
let site: CrashSite;

beforeAll(async () => {
  site = await buildCrashSite();
});

afterAll(() => site.close());

const jobs = 300;
const left = () => site.database.count('outbox');

test('killed twice in the middle, all of the work is done in the end and nothing waits or failed', async () => {
  const files = await filesToDiscard(site, jobs);
  const kept = join(site.folder, 'photos/aa/kept.jpg');
  writeFileSync(kept, 'photo');
  // Some that no worker takes yet: however late the kill, it is in the middle.
  const held = new Client({ connectionString: site.database.url });
  await held.connect();
  await held.query('begin');
  await held.query('select from outbox limit 40 for update');
  for (const rest of [jobs - 20, jobs - 120]) {
    const worker = startWorkerProcess(site.variables);
    await until(async () => (await left()) <= rest, left).finally(() => worker.kill());
    expect(await left()).toBeGreaterThan(0);
  }
  await held.end();
  const worker = startWorkerProcess(site.variables);
  try {
    // What was in the killed worker's hands comes back when its lock runs out.
    await until(async () => (await left()) === 0, left);
  } finally {
    expect(await worker.stop()).toBe(0);
  }
  expect(filesLeft(site, files)).toBe(0);
  expect(existsSync(kept)).toBe(true);
});
