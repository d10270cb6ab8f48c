import { memberProfileSchema, profileSchema } from '@arrival/contracts';
import { HealthAnswers } from '../../../api/src/domains/pos/health-answers.facade';
import { startApi, type TestApi } from '../../support/api';
import { born, buildHousehold, type Household } from '../../support/build-household';
import { buildActivity, buildLocation, buildReferenceLists, buildRentalTask } from '../../support/build-resort';
import { heardChanges } from '../../support/heard-changes';

let api: TestApi;
let carters: Household;
let others: Household;

beforeAll(async () => {
  api = await startApi();
  const { database, identity } = api;
  const rental = await buildRentalTask(database);
  const activity = await buildActivity(database, { taskIds: [rental] });
  await buildLocation(database, { isDefault: true, activityIds: [activity] });
  await buildReferenceLists(database);
  carters = await buildHousehold(database, {
    issuer: identity.issuer,
    subject: 'emma',
    members: [{ firstName: 'Mia', dateOfBirth: born(8) }],
  });
  others = await buildHousehold(database, {
    issuer: identity.issuer,
    subject: 'noah',
    head: { firstName: 'Noah' },
    members: [{}],
  });
});

afterAll(() => api.close());

const count = async (table: string) =>
  Number((await api.database.row<{ n: string }>(`select count(*) as n from ${table}`)).n);

test('a guest sees the household, head first, with ages', async () => {
  const emma = await api.as({ sub: 'emma' });
  const { body } = await emma.get('/api/profile').expect(200);
  expect(body.contact).toMatchObject({
    contactId: carters.headId,
    firstName: 'Emma',
    isHeadOfHouseHold: true,
    age: 38,
    email: null,
  });
  expect(body.contacts.map((contact: { firstName: string; age: number }) => [contact.firstName, contact.age])).toEqual([
    ['Emma', 38],
    ['Mia', 8],
  ]);
  profileSchema.strict().parse(body);
  expect(body.contacts[1]).toMatchObject({
    parentContactId: carters.headId,
    isHeadOfHouseHold: false,
    photo: null,
    photoHash: null,
  });
});

test('paths are read without regard to case', async () => {
  const emma = await api.as({ sub: 'emma' });
  await emma.get('/API/Profile').expect(200);
});

test('twenty first requests at once make one contact', async () => {
  const before = await count('contact');
  const guest = await api.as({ sub: 'new-guest', given_name: ' Zoë ', family_name: 'Müller', birthdate: '1990-02-29' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => guest.get('/api/profile')));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }) => body.contact.contactId)).size).toBe(1);
  expect(answers[0]?.body.contact).toMatchObject({
    firstName: 'Zoë',
    lastName: 'Müller',
    email: 'new-guest@example.com',
    dateOfBirth: null,
    age: null,
  });
  expect(await count('contact')).toBe(before + 1);
  expect(await count("audit_event where action = 'household.created'")).toBe(1);
});

test('a birth date of the claims is taken over', async () => {
  const guest = await api.as({ sub: 'with-birthday', birthdate: '1984-05-06' });
  const { body } = await guest.get('/api/profile').expect(200);
  expect(body.contact.dateOfBirth).toBe('1984-05-06');
});

test('without a token there is nothing to see', async () => {
  const { body } = await api.request.get('/api/profile').expect(401);
  expect(body.code).toBe('auth.required');
});

test("a member's profile shows the lists' words and how long it is valid", async () => {
  const [mia] = carters.memberIds;
  await api.database.rows(
    "update reference_item set list_description = 'Type I' where list = 'ability' and list_key = 'I'",
  );
  await heardChanges(api);
  await api.database.rows(
    `insert into rental_profile (contact_id, age_key, ability_key, height_key, weight_key, shoe_size, goofy)
     values ($1, '0-49', 'I', 'H1', 'W1', '24.5', 'N')`,
    [mia],
  );
  const emma = await api.as({ sub: 'emma' });
  const { body } = await emma.get(`/api/profile/contacts/${mia}`).expect(200);
  expect(body.contact).toMatchObject({ contactId: mia, firstName: 'Mia' });
  expect(body.rentalProfile).toMatchObject({
    ability: 'Type I',
    height: 'H1',
    shoeSize: '24.5',
    goofy: 'N',
    isValid: true,
  });
  expect(body.rentalProfile.validUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(body).toMatchObject({ childRegistration: null, photo: null, signedWaivers: [] });
  memberProfileSchema.strict().parse(body);
});

test("a child's health answers are sealed at rest and open for the family", async () => {
  const [mia = 0] = carters.memberIds;
  const answers = {
    primaryEmergencyContact: 'Emma Carter',
    primaryEmergencyPhone: '1',
    alternateEmergencyContact1: 'Noah',
    alternateEmergencyPhone1: '2',
    drugAllergy: 'Penicillin',
    foodAllergy: 'None',
    medication: 'None',
    specialCondition: 'None',
  };
  const { keyId, sealed } = api.app.get(HealthAnswers, { strict: false }).seal(mia, answers);
  const insert =
    "insert into child_registration (contact_id, key_id, sealed, updated_at) values ($1, $2, $3, now() - interval '2 years')";
  await api.database.rows(insert, [mia, keyId, sealed]);
  const { document } = await api.database.row<{ document: string }>(
    'select document::text as document from household_document where head_contact_id = $1',
    [carters.headId],
  );
  expect(document).not.toContain('Penicillin');
  const { body } = await (await api.as({ sub: 'emma' })).get(`/api/profile/contacts/${mia}`).expect(200);
  expect(body.childRegistration).toMatchObject({ ...answers, isValid: false });
  expect(body.childRegistration.validUntil < new Date().toISOString()).toBe(true);
});

test('signed waivers are listed with their copy, the newest first', async () => {
  const [mia = 0] = carters.memberIds;
  const html = '<p>Risk</p>';
  await api.database.rows("insert into waiver_text (hash, html) values (sha256(convert_to($1, 'UTF8')), $1)", [html]);
  await api.database.rows("insert into waiver (pos_waiver_id, title) values ('W-SEASON', 'Season waiver')");
  const sign = (contactId: number, signedAt: string) =>
    api.database.row<{ id: string }>(
      `insert into signature (group_id, contact_id, head_contact_id, task_id, activity_id, location_id, pos_waiver_id, text_hash, methods,
         is_agreed, consents_electronically, signer_contact_id, signer_issuer, signer_subject, signer_name, is_on_behalf, relationship, signed_at,
         effective_on, expires_on, validation_on, comment)
       values (gen_random_uuid(), $1, $2, 1, 1, 1, 'W-SEASON', sha256(convert_to($4, 'UTF8')), '{agree}', true, true, $2, 'i', 's',
         'Emma Carter', $5, case when $5 then 'parent' else 'self' end, $3, '2026-11-20', null, '2026-11-20', '') returning id`,
      [contactId, carters.headId, signedAt, html, contactId !== carters.headId],
    );
  const [old, recent] = [await sign(mia, '2025-11-20T10:00:00Z'), await sign(mia, '2026-11-20T10:00:00Z')];
  await sign(carters.headId, '2026-11-20T10:00:00Z');
  const { body } = await (await api.as({ sub: 'emma' })).get(`/api/profile/contacts/${mia}`).expect(200);
  expect(body.signedWaivers.map(({ signatureId }: { signatureId: string }) => signatureId)).toEqual([
    recent.id,
    old.id,
  ]);
  expect(body.signedWaivers[0]).toEqual({
    signatureId: recent.id,
    posWaiverId: 'W-SEASON',
    title: 'Season waiver',
    signerName: 'Emma Carter',
    isOnBehalf: true,
    relationship: 'parent',
    signedAtUtc: '2026-11-20T10:00:00.000Z',
    effectiveOn: '2026-11-20',
    expiresOn: null,
    copyUrl: `/api/profile/waivers/${recent.id}`,
  });
});

test('a waiver that was signed elsewhere is shown while it holds, once', async () => {
  const [mia = 0] = carters.memberIds;
  await api.database.rows("insert into waiver (pos_waiver_id, title) values ('W-ELSE', 'Tubing waiver')");
  const hold = (posWaiverId: string, from: string, to: string) =>
    api.database.rows(
      `insert into waiver_authorization (contact_id, pos_waiver_id, effective_on, expires_on) values ($1, $2, current_date ${from}, current_date ${to})`,
      [mia, posWaiverId],
    );
  const shown = async () =>
    (await (await api.as({ sub: 'emma' })).get(`/api/profile/contacts/${mia}`).expect(200)).body.waiversElsewhere;
  await hold('W-ELSE', '- 90', '- 40');
  await hold('W-NOBODY-KNOWS', '- 1', '+ 90');
  expect(await shown()).toEqual([]);
  await hold('W-ELSE', '- 3', '+ 20');
  await hold('W-ELSE', '- 2', '+ 90');
  expect(await shown()).toEqual([
    { posWaiverId: 'W-ELSE', title: 'Tubing waiver', effectiveOn: expect.any(String), expiresOn: expect.any(String) },
  ]);
});

test("another household's member is unknown, like one that does not exist", async () => {
  const emma = await api.as({ sub: 'emma' });
  const foreign = await emma.get(`/api/profile/contacts/${others.memberIds[0]}`).expect(404);
  const missing = await emma.get('/api/profile/contacts/999999').expect(404);
  const { traceId: _, ...seen } = foreign.body;
  expect(seen).toEqual({ ...missing.body, traceId: undefined });
  expect(seen.code).toBe('contact.unknown');
});

test('an id that is no number is named', async () => {
  const emma = await api.as({ sub: 'emma' });
  const { body } = await emma.get('/api/profile/contacts/me').expect(400);
  expect(body.errors).toEqual([expect.objectContaining({ path: 'contactId' })]);
});
