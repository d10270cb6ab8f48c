import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Test, type TestingModule } from '@nestjs/testing';
import { readConfig } from '../../api/src/config/read-config';
import { AccessFacade } from '../../api/src/domains/access/access.facade';
import { AdminLocationsService } from '../../api/src/domains/catalog/console/admin-locations.service';
import { CompletionService } from '../../api/src/domains/checkin/completion.service';
import { DashboardService } from '../../api/src/domains/operations/dashboard.service';
import { UploadPhotoService } from '../../api/src/domains/photos/upload-photo.service';
import { SettingsFacade } from '../../api/src/domains/settings/settings.facade';
import { FindGuestsService } from '../../api/src/domains/staff/find-guests.service';
import { AdminWaiversService } from '../../api/src/domains/waivers/console/admin-waivers.service';
import { workerModule } from '../../api/src/worker.module';
import { apiVariables } from '../support/api';
import { createTestDatabase, type TestDatabase } from '../support/database';

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

test('a job may ask any domain: the worker has every core', async () => {
  const services = [AccessFacade, AdminLocationsService, CompletionService, FindGuestsService, UploadPhotoService, AdminWaiversService];
  for (const service of services) expect(worker.get(service, { strict: false })).toBeInstanceOf(service);
  expect(await worker.get(SettingsFacade, { strict: false }).dateFormat()).toBe('mmddyyyy');
  expect((await worker.get(DashboardService, { strict: false }).read()).isReadyForGuests).toBe(false);
});
