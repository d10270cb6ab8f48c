import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DiscoveryService, ModulesContainer } from '@nestjs/core';
import { Test, type TestingModule } from '@nestjs/testing';
import { readConfig } from '../../../api/src/config/read-config';
import { DashboardService } from '../../../api/src/domains/operations/dashboard.service';
import { FindGuestsService } from '../../../api/src/domains/staff/find-guests.service';
import { workerModule } from '../../../api/src/worker.module';
import { apiVariables } from '../../support/api';
import { createTestDatabase, type TestDatabase } from '../../support/database';

const domains = resolve(__dirname, '../../../api/src/domains');

let database: TestDatabase;
let folder: string;
let worker: TestingModule;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'arrival-cores-'));
  const config = readConfig(apiVariables(database.url, 'http://localhost:1', folder));
  worker = await Test.createTestingModule({ imports: [workerModule(config)] }).compile();
  await worker.init();
});

afterAll(async () => {
  await worker.close();
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

/** The class of every `<domain>.module.ts`, of parts such as `console/` too; faces have names of their own. */
function coresOnDisk(): string[] {
  return readdirSync(domains, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)[a-z-]+\.module\.ts$/.test(path))
    .map((path) => Object.keys(require(join(domains, path)))[0] as string)
    .sort();
}

test('the worker root starts with the core of every domain', () => {
  const started = [...worker.get(ModulesContainer).values()].map(({ metatype }) => metatype.name);
  expect(coresOnDisk().length).toBeGreaterThan(10);
  expect(coresOnDisk().filter((name) => !started.includes(name))).toEqual([]);
});

test('and with no route', () => {
  const controllers = worker.get(DiscoveryService, { strict: false }).getControllers();
  expect(controllers.map(({ name }) => name)).toEqual([]);
});

test('a job may ask any of them', async () => {
  expect((await worker.get(DashboardService, { strict: false }).read()).isReadyForGuests).toBe(false);
  const actor = { issuer: 'worker', subject: 'worker', correlationId: 'a job' };
  const found = await worker
    .get(FindGuestsService, { strict: false })
    .list(actor as never, { filter: { q: 'Nobody' } });
  expect(found.total).toBe(0);
});
