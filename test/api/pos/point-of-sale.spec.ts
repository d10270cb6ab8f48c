import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GuestHit } from '@arrival/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import supertest from 'supertest';
import { readConfig } from '../../../api/src/config/read-config';
import {
  type AddedMember,
  type ContactSearch,
  type HouseholdReading,
  PointOfSale,
  type PosContact,
} from '../../../api/src/domains/pos/pos.facade';
import { httpModule } from '../../../api/src/http.module';
import { Page } from '../../../api/src/platform/calls/page';
import { createServer } from '../../../api/src/platform/http/server';
import { createLogger } from '../../../api/src/platform/logging/logger';
import { administratorVariables } from '../../support/administrator';
import { apiVariables } from '../../support/api';
import { born } from '../../support/build-household';
import { buildActivity, buildLocation, buildRentalTask } from '../../support/build-resort';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { startTestIdentity, type TestIdentity } from '../../support/identity';

const member = (contactId: number, firstName: string, age: number): PosContact => ({
  contactId,
  parentContactId: contactId === 7001 ? null : 7001,
  firstName,
  lastName: 'Larsen',
  dateOfBirth: born(age),
  email: null,
  phone: null,
  pickupCode: `code-${contactId}`,
});

/** The Larsens are in no table of ours. */
const larsens: HouseholdReading = {
  headContactId: 7001,
  version: 1,
  household: {
    headContactId: 7001,
    contacts: [member(7001, 'Ingrid', 41), member(7002, 'Nils', 9)],
    purchases: [],
    media: [],
    authorizations: [],
    rentalProfiles: [],
    childRegistrations: [],
    photos: [],
    skips: [],
  },
};

const hit = ({ contactId, firstName, lastName, dateOfBirth }: PosContact): GuestHit => ({
  id: contactId,
  contactId,
  headContactId: 7001,
  firstName,
  lastName,
  email: null,
  phone: null,
  customerNumber: `C${contactId}`,
  dateOfBirth,
  isHeadOfHouseHold: contactId === 7001,
  householdSize: 2,
  foundOrder: null,
});

class OtherPointOfSale implements PointOfSale {
  findHousehold = async () => larsens;
  openHousehold = async () => larsens;
  findHouseholdOf = async () => larsens;
  findHeadOf = async () => larsens.headContactId;
  addMember = async (): Promise<AddedMember> => ({ outcome: 'full' });

  async findContacts(search: ContactSearch): Promise<Page<GuestHit>> {
    const found = larsens.household.contacts
      .filter(({ firstName }) => search.by === 'name' && search.text === firstName)
      .map(hit);
    return new Page(found, 0, found.length);
  }
}

let database: TestDatabase;
let identity: TestIdentity;
let folder: string;
let app: NestFastifyApplication;
let locationId: number;
let activityId: number;

beforeAll(async () => {
  [database, identity] = await Promise.all([createTestDatabase(), startTestIdentity()]);
  activityId = await buildActivity(database, { taskIds: [await buildRentalTask(database)] });
  locationId = await buildLocation(database, { name: 'Fjell', isDefault: true, activityIds: [activityId] });
  folder = mkdtempSync(join(tmpdir(), 'arrival-pos-'));
  const config = readConfig({ ...apiVariables(database.url, identity.issuer, folder), ...administratorVariables });
  const module = await Test.createTestingModule({ imports: [httpModule(config)] })
    .overrideProvider(PointOfSale)
    .useClass(OtherPointOfSale)
    .compile();
  app = module.createNestApplication<NestFastifyApplication>(createServer(config, createLogger(config, 'api')));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});

afterAll(async () => {
  await app.close();
  await Promise.all([database.drop(), identity.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const as = async (claims: Record<string, string>) =>
  supertest.agent(app.getHttpServer()).auth(await identity.token(claims), { type: 'bearer' });

test('guests are shown the household that another point of sale tells of', async () => {
  const guest = await as({ sub: 'ingrid' });
  const { body: activities } = await guest.get(`/api/activities/locations/${locationId}/contacts`).expect(200);
  expect(activities[0].contacts.map(({ firstName }: { firstName: string }) => firstName)).toEqual(['Ingrid', 'Nils']);
  const grouping = await guest
    .post(`/api/tasks/ContactTaskGrouping/Location/${locationId}`)
    .send({ activityId, contactIds: [7002] })
    .expect(200);
  expect(grouping.body.rentalProfileContactTasks[0].contact.firstName).toBe('Nils');
  await guest
    .post(`/api/tasks/ContactTaskGrouping/Location/${locationId}`)
    .send({ activityId, contactIds: [100001] })
    .expect(404);
  const { body: profile } = await guest.get('/api/profile/contacts/7002').expect(200);
  expect(profile).toMatchObject({ contact: { firstName: 'Nils' }, rentalProfile: null, signedWaivers: [] });
});

test('staff find its people', async () => {
  const staff = await as({ sub: 'boss', email: 'boss@example.com', client_id: 'arrival-admin' });
  const filter = encodeURIComponent(JSON.stringify({ q: 'Nils' }));
  const { body } = await staff.get(`/api/admin/guests?filter=${filter}`).expect(200);
  expect(body.map(({ customerNumber }: GuestHit) => customerNumber)).toEqual(['C7002']);
});
