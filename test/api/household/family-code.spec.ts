import { familyCodeSchema, type GuestHit, type Profile, type StaffHousehold } from '@arrival/contracts';
import { familyCodeWords } from '@arrival/rules';
import type { QueryRunner } from 'typeorm';
import { FamilyCode1763650000040 } from '../../../api/src/platform/database/migrations/1763650000040-family-code';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { born, buildHousehold, type Household } from '../../support/build-household';
import { buildActivity, buildLocation } from '../../support/build-resort';

let api: TestApi;
let admin: SignedInAgent;
let carters: Household;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  await buildLocation(api.database, {
    isDefault: true,
    activityIds: [await buildActivity(api.database, { taskIds: [] })],
  });
  const issuer = api.identity.issuer;
  carters = await buildHousehold(api.database, {
    issuer,
    subject: 'emma',
    members: [{ firstName: 'Mia', dateOfBirth: born(8) }],
  });
});
afterAll(() => api.close());

const codeOf = async (subject: string) =>
  ((await (await api.as({ sub: subject })).get('/api/profile').expect(200)).body as Profile).familyCode;
const found = async (q: string) => {
  const { body } = await admin
    .get('/api/admin/guests')
    .query({ filter: JSON.stringify({ q }) })
    .expect(200);
  return (body as GuestHit[]).map(({ id }) => id);
};

test('whoever signs in for the first time has a code at once, and keeps it', async () => {
  const code = await codeOf('somebody-new');
  expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ]{8}$/);
  expect(await codeOf('somebody-new')).toBe(code);
  expect(await codeOf('somebody-else')).not.toBe(code);
});

test('whoever heads a household has one, members none of their own', async () => {
  const rows = await api.database.rows('select head_contact_id from family_code where head_contact_id = any($1)', [
    [carters.headId, ...carters.memberIds],
  ]);
  expect(rows.map((row) => Number(row['head_contact_id']))).toEqual([carters.headId]);
  const without = `select c.contact_id from contact c left join family_code f on f.head_contact_id = c.contact_id
    where c.parent_contact_id is null and f.code is null`;
  expect(await api.database.rows(without)).toEqual([]);
});

test('staff find the household by it, in any case, with or without a separator', async () => {
  const code = await codeOf('emma');
  for (const typed of [
    code,
    code.toLowerCase(),
    familyCodeWords(code),
    `${code.slice(0, 4)}-${code.slice(4)}`,
    ` ${code} `,
  ]) {
    expect(await found(typed)).toEqual([carters.headId]);
  }
  const { body } = await admin.get(`/api/admin/guests/${carters.memberIds[0]}`).expect(200);
  expect((body as StaffHousehold).familyCode).toBe(code);
});

test('a new one takes the old one away; the trail says who did it and not what the new one is', async () => {
  const old = await codeOf('emma');
  const since = await lastAuditId(api);
  const { body } = await admin.post(`/api/admin/guests/${carters.memberIds[0]}/family-code`).expect(200);
  const { familyCode } = familyCodeSchema.strict().parse(body);
  expect(familyCode).not.toBe(old);
  expect(await codeOf('emma')).toBe(familyCode);
  expect(await found(old)).toEqual([]);
  expect(await found(familyCode)).toEqual([carters.headId]);
  const rows = await auditRows(api, since);
  const changes = rows.filter(({ action }) => action !== 'guests.searched');
  expect(changes).toEqual([
    expect.objectContaining({ action: 'family_code.renewed', entity: 'contact', entity_id: String(carters.headId) }),
  ]);
  expect(JSON.stringify(rows)).not.toContain(familyCode);
});

test('and everybody’s code for the pick-up box, which opened the household as well', async () => {
  const pickupCodes = async () =>
    (
      await api.database.rows('select pickup_code from contact where coalesce(parent_contact_id, contact_id) = $1', [
        carters.headId,
      ])
    ).map((row) => String(row['pickup_code']));
  const old = await pickupCodes();
  expect(await found(old[0] ?? '')).not.toEqual([]);
  await admin.post(`/api/admin/guests/${carters.headId}/family-code`).expect(200);
  const now = await pickupCodes();
  expect(new Set([...old, ...now]).size).toBe(old.length * 2);
  expect(await found(old[0] ?? '')).toEqual([]);
  expect(await found(now[0] ?? '')).not.toEqual([]);
});

test('households that were there before the migration get one each', async () => {
  const runner = { query: (text: string) => api.database.rows(text) } as unknown as QueryRunner;
  const migration = new FamilyCode1763650000040();
  await migration.down(runner);
  await migration.up(runner);
  const heads = await api.database.rows('select contact_id from contact where parent_contact_id is null');
  const codes = await api.database.rows('select distinct code from family_code');
  expect(heads.length).toBeGreaterThan(1);
  expect(codes).toHaveLength(heads.length);
});

test('nobody there to give one to', async () => {
  const { status, body } = await admin.post('/api/admin/guests/999999/family-code');
  expect([status, body.code]).toEqual([404, 'contact.unknown']);
});
