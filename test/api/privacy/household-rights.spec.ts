import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { formDraftRoutes } from '@arrival/contracts';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { HouseholdDataService } from '../../../api/src/domains/privacy/household-data.service';
import { RemoveExpiredService } from '../../../api/src/domains/privacy/remove-expired.service';
import { PopulationService } from '../../../api/src/domains/reporting/population.service';
import { type OpenedEvidence, SealedEvidenceService } from '../../../api/src/domains/waivers/sealed-evidence';
import { commandActor } from '../../../api/src/platform/audit/actor';
import { createLogger } from '../../../api/src/platform/logging/logger';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildPicture } from '../../support/build-images';
import { type BusyFamily, buildBusyFamily, busyFamilyMarks } from '../../support/busy-family';
import { buildCheckinResort, type CheckinResort } from '../../support/checkin';
import { tablesThatSay } from '../../support/tables-that-say';
import { startWorker, type TestWorker } from '../../support/worker';

/** A household can take all that is stored about it, and be forgotten (D61). */
let api: TestApi;
let boss: SignedInAgent;
let worker: TestWorker;
let resort: CheckinResort;
let drawing: Buffer;
/** All that API and worker have logged, the finest lines too. */
const lines: string[] = [];
const logger = createLogger({ logLevel: 'trace' }, 'test', { write: (line) => void lines.push(line) });

beforeAll(async () => {
  api = await startApi(administratorVariables, [], logger);
  boss = await administrator(api);
  worker = await startWorker(api.database.url, { STORAGE_DIR: api.storageFolder }, logger);
  resort = await buildCheckinResort(api, { enableWetSignature: true });
  drawing = await buildPicture(300, 100).png().toBuffer();
});
afterAll(async () => {
  await worker.close();
  await api.close();
});

const busyFamily = (subject: string): Promise<BusyFamily> => buildBusyFamily({ api, boss, resort, drawing }, subject);
const marks = busyFamilyMarks;

/** What erased households signed that says this. */
async function openSealed(sought: string): Promise<OpenedEvidence[]> {
  const found: OpenedEvidence[] = [];
  for await (const one of api.app.get(SealedEvidenceService).find(commandActor('test'), sought)) found.push(one);
  return found;
}

const tablesWith = (word: string): Promise<string[]> => tablesThatSay(api.database, word);

function files(folder = api.storageFolder): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

async function untilNoFile(): Promise<number> {
  for (let tries = 0; tries < 2_000 && files().length > 0; tries += 1) await pause(50);
  return files().length;
}

test('the archive holds all that is stored: names, answers in plain words, purchases, signatures with text and drawing, pictures', async () => {
  const { headId, childId, signatureId } = await busyFamily('archived');
  const { body, headers } = await boss.get(`/api/admin/guests/${childId}/archive`).responseType('blob').expect(200);
  expect(headers['content-type']).toBe('application/zip');
  const archive = unzipSync(new Uint8Array(body));
  const kept = JSON.parse(strFromU8(archive['household.json'] as Uint8Array));
  expect(kept.household.contacts).toMatchObject([
    { contact_id: headId, first_name: 'Zephyrine', email: 'zephyrine@quill.example', phone: '+19705550142' },
    { contact_id: childId, first_name: 'Barnabasius' },
  ]);
  expect(kept.household.childRegistrations).toMatchObject([
    { contactId: childId, answers: { foodAllergy: 'Walnussallergie' } },
  ]);
  expect(kept.household.rentalProfiles).toMatchObject([{ contact_id: childId, shoe_size: '38' }]);
  expect(kept.household.accounts).toMatchObject([{ subject: 'archived' }]);
  expect(kept.signatures).toMatchObject([
    {
      ...{ id: signatureId, contactName: 'Barnabasius Quillfeather', methods: ['agree', 'typed', 'drawn'] },
      ...{ textFile: expect.any(String), drawingFile: expect.any(String) },
    },
  ]);
  const drawn = await sharp(archive[kept.signatures[0].drawingFile]).raw().toBuffer();
  expect(drawn).toEqual(await sharp(drawing).raw().toBuffer());
  expect(strFromU8(archive[kept.signatures[0].textFile] as Uint8Array)).toContain('<');
  expect(kept.checkIn.completions.length).toBeGreaterThanOrEqual(4);
  const [signed] = kept.events.filter(({ type }: { type: string }) => type === 'waiver.signed');
  expect(signed.data).toMatchObject({ contactId: childId, signatureId });
  expect(kept.familyCode).toHaveLength(1);
  expect(kept.photos).toHaveLength(2);
  for (const { file } of kept.photos)
    expect([...(archive[file] as Uint8Array).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(kept.auditTrail.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['checkin.waiver', 'health_answers.read', 'signature.read', 'hand_over.discarded']),
  );
  const trail = await api.database.rows(
    "select entity_id, is_read from audit_event where action = 'household.exported'",
  );
  expect(trail).toEqual([{ entity_id: String(headId), is_read: true }]);
  await boss.post(`/api/admin/guests/${childId}/erasure`).expect(200);
});

test('after an erasure nothing tells of the household: no row, no file; evidence and trail stay, and say so', async () => {
  const { headId, childId, signatureId } = await busyFamily('forgotten');
  for (const mark of marks.slice(0, 5)) expect(await tablesWith(mark)).not.toEqual([]);
  const { body } = await boss.post(`/api/admin/guests/${childId}/erasure`).expect(200);
  expect(body).toEqual({
    erasureId: expect.any(String),
    people: 2,
    signaturesKept: 1,
    keptUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });

  for (const mark of [...marks, 'forgotten']) expect([mark, await tablesWith(mark)]).toEqual([mark, []]);
  expect(await untilNoFile()).toBe(0);
  await boss.get(`/api/admin/guests/${headId}`).expect(404);
  await boss.get(`/api/admin/signatures/${signatureId}`).expect(404);
  await boss.post(`/api/admin/guests/${headId}/erasure`).expect(404);

  const trail = await api.database.rows<{ action: string; after: object | null; actor: string | null }>(
    'select action, after, actor_email as actor from audit_event where entity_id = any($1) order by id',
    [[String(headId), String(childId), signatureId]],
  );
  const said = { erased: body.erasureId };
  expect(trail).toEqual(
    expect.arrayContaining([
      { action: 'checkin.waiver', after: said, actor: null },
      { action: 'health_answers.read', after: said, actor: 'boss@example.com' },
      { action: 'signature.read', after: said, actor: 'boss@example.com' },
      { action: 'household.erased', after: { ...body, requestedBy: 'administrator' }, actor: 'boss@example.com' },
    ]),
  );
  const search = await api.database.rows(
    "select after from audit_event where action = 'guests.searched' order by id desc limit 1",
  );
  expect(search).toEqual([{ after: said }]);
  const discarded = await api.database.rows(
    "select before, actor_email as actor from audit_event where action = 'hand_over.discarded' order by id desc limit 1",
  );
  expect(discarded).toEqual([{ before: said, actor: 'boss@example.com' }]);

  const opened = (await openSealed('QUILLFEATHER')).filter(({ record }) => record['id'] === signatureId);
  expect(opened).toMatchObject([
    {
      isUnchanged: true,
      html: expect.stringContaining('<'),
      png: expect.any(String),
      contactName: 'Barnabasius Quillfeather',
      record: {
        id: signatureId,
        contact_id: childId,
        signer_name: 'Zephyrine Quillfeather',
        signer_subject: 'forgotten',
      },
    },
  ]);
});

test('before they decide, a guest is told how long signatures stay: the period that administrators set', async () => {
  const guest = await api.as({ sub: 'deciding' });
  expect((await guest.get('/api/profile/erasure').expect(200)).body).toEqual({ signatureYears: 7 });
  await boss.put('/api/admin/retention').send({ signatures: 10 }).expect(200);
  expect((await guest.get('/api/profile/erasure').expect(200)).body).toEqual({ signatureYears: 10 });
  await boss.put('/api/admin/retention').send({ signatures: 7 }).expect(200);
});

test('a guest does both for their own household, with a sign-in of the last minutes alone', async () => {
  const { headId } = await busyFamily('own');
  const now = Math.floor(Date.now() / 1000);
  for (const auth_time of [undefined, now - 301]) {
    const stale = await api.as({ sub: 'own', ...(auth_time && { auth_time }) });
    expect((await stale.get('/api/profile/archive').expect(403)).body.code).toBe('auth.stale');
    expect((await stale.post('/api/profile/erasure').expect(403)).body.code).toBe('auth.stale');
  }
  const fresh = await api.as({ sub: 'own', auth_time: now - 200 });
  const { body } = await fresh.get('/api/profile/archive').responseType('blob').expect(200);
  const kept = JSON.parse(strFromU8(unzipSync(new Uint8Array(body))['household.json'] as Uint8Array));
  expect(kept.household.contacts[0]).toMatchObject({ contact_id: headId, first_name: 'Zephyrine' });
  expect((await fresh.post('/api/profile/erasure').expect(200)).body).toMatchObject({ people: 2, signaturesKept: 1 });
  for (const mark of [...marks, '"own"']) expect([mark, await tablesWith(mark)]).toEqual([mark, []]);
  const [said] = await api.database.rows(
    "select actor_email, after ->> 'requestedBy' as by from audit_event where action = 'household.erased' order by id desc limit 1",
  );
  expect(said).toEqual({ actor_email: null, by: 'guest' });
  await (await api.as({ sub: 'stranger', auth_time: now })).get('/api/profile/archive').expect(404);
});

test('who signs out after it, and forgets what they typed, does not begin the household again', async () => {
  const sub = 'signing-out';
  const { childId } = await busyFamily(sub);
  const fresh = await api.as({ sub, auth_time: Math.floor(Date.now() / 1000) });
  await fresh.post('/api/profile/erasure').expect(200);
  const draft = formDraftRoutes.one.replace('{name}', `rental.${resort.locationId}.${resort.activityId}.1.${childId}`);
  await fresh.delete(draft).expect(404);
  await fresh.put(draft).send({ value: {} }).expect(404);
  for (const mark of [...marks, sub]) expect([mark, await tablesWith(mark)]).toEqual([mark, []]);
});

test('a household takes five archives an hour, and another one its own', async () => {
  const auth_time = Math.floor(Date.now() / 1000);
  const take = async (sub: string) => {
    const guest = await api.as({ sub, auth_time });
    await guest.get('/api/profile').expect(200);
    return guest.get('/api/profile/archive').responseType('blob');
  };
  const noted = () => api.database.count("audit_event where action = 'household.exported' and not is_administrative");
  const before = await noted();
  for (let taken = 1; taken <= 5; taken += 1) expect((await take('greedy')).status).toBe(200);
  expect(await noted()).toBe(before + 5);
  const { status, headers } = await take('greedy');
  expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect((await take('modest')).status).toBe(200);
});

test('who signs in again begins anew', async () => {
  const { headId } = await busyFamily('again');
  await boss.post(`/api/admin/guests/${headId}/erasure`).expect(200);
  const guest = await api.as({ sub: 'again', given_name: 'Ada', family_name: 'New' });
  const { body } = await guest.get('/api/profile').expect(200);
  expect(body.contacts).toHaveLength(1);
  expect(body.contact.contactId).not.toBe(headId);
});

test('when the time of its evidence is over the key is destroyed, and nobody can read it any more', async () => {
  const { childId, signatureId, headId } = await busyFamily('expired');
  await boss.post(`/api/admin/guests/${childId}/erasure`).expect(200);
  const run = () =>
    api.app.get(RemoveExpiredService).run(`run ${Math.random()}`, new AbortController().signal, async () => undefined);
  await run();
  await expect(api.database.rows('delete from household_key where head_contact_id = $1', [headId])).rejects.toThrow(
    'fk_sealed_evidence_key',
  );
  await expect(api.database.rows('delete from sealed_evidence where signature_id = $1', [signatureId])).rejects.toThrow(
    'kept for its time',
  );
  await expect(api.database.rows("update sealed_evidence set ciphertext = ''")).rejects.toThrow('append-only');
  expect(await openSealed(signatureId)).toHaveLength(1);
  // Its day comes: what the calendar does, done to the row past its triggers.
  await api.database.rows('alter table sealed_evidence disable trigger user');
  await api.database.rows('update sealed_evidence set kept_until = current_date - 3 where signature_id = $1', [
    signatureId,
  ]);
  await api.database.rows('alter table sealed_evidence enable trigger user');
  await run();
  expect(await api.database.rows('select from household_key where head_contact_id = $1', [headId])).toEqual([]);
  expect(await openSealed(signatureId)).toEqual([]);
});

test('the trail and evidence lose nothing but what an erasure takes', async () => {
  const { headId, signatureId } = await busyFamily('tampered');
  const rows = (text: string) => api.database.rows(text);
  await expect(rows("update audit_event set after = '{}'")).rejects.toThrow('append-only');
  await expect(
    rows("update audit_event set actor_email = 'x@example.com' where actor_email is not null"),
  ).rejects.toThrow('append-only');
  await expect(rows("update audit_event set action = 'nothing'")).rejects.toThrow('append-only');
  await expect(rows('update audit_event set after = null where is_administrative')).rejects.toThrow('append-only');
  await expect(rows("select redact_trail(gen_random_uuid(), '{}')")).rejects.toThrow('nothing is erased now');
  await expect(rows('select remove_sealed_signatures(gen_random_uuid())')).rejects.toThrow('nothing is erased now');
  // An erasure that has not sealed a signature cannot remove it.
  await expect(
    rows(`with e as (insert into erasure (head_contact_id, contact_ids, head_created_at, requested_by)
      values (${headId}, '{${headId}}', now(), 'guest') returning id) select remove_sealed_signatures(id) from e`),
  ).rejects.toThrow();
  expect(await rows(`select from signature where id = '${signatureId}'`)).toHaveLength(1);
  await boss.post(`/api/admin/guests/${headId}/erasure`).expect(200);
});

test('a restored backup forgets again, by the list of numbers that was kept beside it', async () => {
  const { headId } = await busyFamily('restored');
  const data = api.app.get(HouseholdDataService);
  const created = await api.database.row<{ at: string }>(
    'select created_at::text as at from contact where contact_id = $1',
    [headId],
  );
  const list = [
    {
      headContactId: headId,
      contactIds: [headId],
      headCreatedAt: '2020-01-01 00:00:00+00',
      requestedBy: 'guest' as const,
    },
    { headContactId: 999_999_999, contactIds: [], headCreatedAt: created.at, requestedBy: 'guest' as const },
  ];
  expect(await data.eraseAgain(list)).toBe(0);
  // A list of a database that stood in another zone.
  const { at: headCreatedAt } = await api.database.row<{ at: string }>(
    `with there as (select set_config('TimeZone', 'America/Denver', true))
     select created_at::text as at from there, contact where contact_id = $1`,
    [headId],
  );
  expect(headCreatedAt).not.toBe(created.at);
  expect(await data.eraseAgain([{ ...list[0]!, headCreatedAt }])).toBe(1);
  expect(await tablesWith('Zephyrine')).toEqual([]);
  expect((await data.listErasures()).at(-1)).toMatchObject({ headContactId: headId, requestedBy: 'guest' });
});

test('no line of the log names anybody of them, whatever was asked, refused or done', async () => {
  const { headId, childId } = await busyFamily('logged');
  const guest = await api.as({ sub: 'logged', auth_time: Math.floor(Date.now() / 1000) });
  await guest.get(`/api/profile/contacts/${childId}?name=Zephyrine`).expect(200);
  await guest.post('/api/family/addmember').send({ firstName: 'Zephyrine', lastName: 'Quillfeather' }).expect(400);
  await guest.post('/api/profile/erasure').expect(200);
  await boss.get(`/api/admin/guests/${headId}?q=Quillfeather`).expect(404);
  await boss.get('/api/admin/guests').query({ filter: '{"q": "zephyrine@quill.example"}' }).expect(200);
  expect(await untilNoFile()).toBe(0);
  const log = lines.join('').toLowerCase();
  expect(log).toContain('/api/profile/erasure');
  expect(log).toContain('photos.discard');
  expect(marks.filter((mark) => log.includes(mark.toLowerCase()))).toEqual([]);
});

/** As if so long had passed since everything, whatever the triggers say of it. */
async function age(years: number): Promise<void> {
  const tables = await api.database.rows<{ name: string; columns: string[] }>(
    `select c.table_name as name, array_agg(c.column_name::text) as columns from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.data_type in ('timestamp with time zone', 'date') group by 1`,
  );
  const moved = tables.map(({ name, columns }) => {
    const sets = columns.map((column) => `"${column}" = "${column}" - interval '${years} years'`).join(', ');
    return `alter table "${name}" disable trigger user; update "${name}" set ${sets}; alter table "${name}" enable trigger user`;
  });
  await api.database.rows(moved.join('; '));
}

test('when the time of everything is over nothing tells of a household any more, in whatever table', async () => {
  await busyFamily('outlived');
  for (const mark of marks.slice(0, 5)) expect(await tablesWith(mark)).not.toEqual([]);
  await age(40);
  const { signal } = new AbortController();
  await api.app.get(RemoveExpiredService).run('the last', signal, async () => undefined);
  // The report's upkeep, every minute.
  await api.app.get(PopulationService).removeLeftovers(signal);
  for (const mark of [...marks, 'outlived']) expect([mark, await tablesWith(mark)]).toEqual([mark, []]);
  expect(await untilNoFile()).toBe(0);
});
