import {
  adminWaiverRowSchema,
  adminWaiverSchema,
  signatureEvidenceSchema,
  signatureRowSchema,
} from '@arrival/contracts';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { bestOf, timed } from '../../support/best-of';
import type { Household } from '../../support/build-household';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { heardChanges } from '../../support/heard-changes';

const firstText = '<h2>Acknowledgement of risk</h2><p>Skiing has risks.</p>';
const signed = {
  agree: true,
  signerName: 'Emma Carter',
  consent: true,
  relationship: 'parent',
  signatureDateOffset: -7,
};
let api: TestApi;
let admin: SignedInAgent;
let resort: CheckinResort;
let carters: Household;
let emma: SignedInAgent;
let mia: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  resort = await buildCheckinResort(api, { html: firstText });
});
beforeEach(async () => {
  ({ carters, emma, mia } = await signedInCarters(api));
});
afterAll(() => api.close());

const read = async (posWaiverId: string) =>
  adminWaiverSchema
    .strict()
    .parse((await admin.get(`/api/admin/waivers/${encodeURIComponent(posWaiverId)}`).expect(200)).body);
const save = (write: { posWaiverId: string; title: string; html: string; version?: number }) =>
  admin.put(`/api/admin/waivers/${encodeURIComponent(write.posWaiverId)}`).send(write);
const waiverOf = async (contactId: number) =>
  taskOf((await group(emma, resort, [contactId])).waiverContactTasks, contactId);
const sign = async (contactId: number) => {
  const task = await waiverOf(contactId);
  return complete(emma, task, { ...signed, rolTextHash: task.relatedObject.rolTextHash });
};
const listSignatures = async (filter: object, query: object = {}) => {
  const { body, headers } = await admin
    .get('/api/admin/signatures')
    .query({ ...query, filter: JSON.stringify(filter) });
  return { rows: signatureRowSchema.strict().array().parse(body), range: headers['content-range'] };
};
test('a waiver is made with a sanitised text, found again, and its number is taken', async () => {
  const html = '<p onclick="x()">Bikes are fast.</p><script>alert(1)</script>';
  const { body } = await admin
    .post('/api/admin/waivers')
    .send({ posWaiverId: 'W/Bike park', title: 'Bike park', html })
    .expect(200);
  expect(body).toEqual(await read('W/Bike park'));
  expect(body).toMatchObject({ html: '<p>Bikes are fast.</p>', version: 1, taskNames: [], signatureCount: 0 });
  expect(body.versions).toEqual([
    expect.objectContaining({ version: 1, textHash: body.textHash, createdBy: 'boss@example.com' }),
  ]);

  const again = await admin.post('/api/admin/waivers').send({ posWaiverId: 'W/Bike park', title: 'Other', html: '' });
  expect([again.status, again.body.code, again.body.errors[0].path]).toEqual([409, 'waiver.id_taken', 'posWaiverId']);
  const list = await admin
    .get('/api/admin/waivers')
    .query({ range: '[0,0]', sort: '["title","ASC"]', filter: '{"q":"bike"}' });
  expect(adminWaiverRowSchema.strict().array().parse(list.body)[0]).toMatchObject({
    id: 'W/Bike park',
    title: 'Bike park',
  });
  expect(list.headers['content-range']).toBe('waivers 0-0/1');
  const many = await admin.get('/api/admin/waivers').query({ filter: '{"id":["W/Bike park","W-SEASON"]}' });
  expect(many.body).toHaveLength(2);
});

test.each([
  [{ posWaiverId: '', title: 'X', html: '' }, 'posWaiverId'],
  [{ posWaiverId: 'X', title: ' ', html: '' }, 'title'],
  [{ posWaiverId: 'X', title: 'X', html: 'a\0b' }, 'html'],
  [{ posWaiverId: 'X', title: 'X', html: '', hash: 'mine' }, 'hash'],
])('what cannot be saved says which field: %p', async (write, path) => {
  const { status, body } = await admin.post('/api/admin/waivers').send(write);
  expect([status, body.errors[0].path]).toEqual([400, path]);
});

test('a new text reaches the guest who has the old one open; the stale signature is answered with it', async () => {
  const open = await waiverOf(mia);
  expect(open.relatedObject.rolText).toBe(firstText);
  const before = await read('W-SEASON');
  expect(before.taskNames).toEqual(['Season waiver']);
  const html = '<p>The new risks.</p>';
  const after = (
    await save({ posWaiverId: 'W-SEASON', title: before.title, html, version: before.version }).expect(200)
  ).body;
  expect(after.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  await heardChanges(api);
  expect((await waiverOf(mia)).relatedObject.rolText).toBe(html);

  const stale = await complete(emma, open, { ...signed, rolTextHash: open.relatedObject.rolTextHash });
  expect([stale.status, stale.body.code]).toEqual([409, 'waiver.text_changed']);
  expect(stale.body.details).toMatchObject({ rolText: html, rolTextHash: after.textHash });
  expect((await sign(mia)).status).toBe(200);
  const { versions, signatureCount } = await read('W-SEASON');
  expect([signatureCount, versions[0]?.signatureCount, versions[1]?.signatureCount]).toEqual([1, 1, 0]);

  const old = await admin.get(`/api/admin/waivers/W-SEASON/texts/${before.textHash}`).expect(200);
  expect(old.body).toEqual({ hash: before.textHash, html: firstText });
  const foreign = await admin.get(`/api/admin/waivers/W-OTHER/texts/${before.textHash}`);
  expect([foreign.status, foreign.body.code]).toEqual([404, 'waiver.unknown']);
});

test('two people editing: the second gets both; a save of nothing new is no version; an empty text is none', async () => {
  const first = (
    await admin.post('/api/admin/waivers').send({ posWaiverId: 'W-TWO', title: 'Two', html: '<p>One</p>' }).expect(200)
  ).body;
  await save({ posWaiverId: 'W-TWO', title: 'Two', html: '<p>Hers</p>', version: first.version }).expect(200);
  const mine = { posWaiverId: 'W-TWO', title: 'Two', html: '<p>His</p>', version: first.version };
  const { status, body } = await save(mine);
  expect([status, body.code]).toEqual([409, 'catalog.changed_meanwhile']);
  expect(body.details).toMatchObject({ current: { html: '<p>Hers</p>', version: 2 }, yours: mine });

  const same = (await save({ ...mine, html: '<p>Hers</p>', version: 2 }).expect(200)).body;
  expect([same.version, same.versions]).toHaveLength(2);
  const renamed = (await save({ ...mine, title: 'Renamed', html: '<p>Hers</p>', version: 2 }).expect(200)).body;
  expect([renamed.version, renamed.versions.length]).toEqual([3, 3]);
  expect(renamed.versions[0]).toMatchObject({ title: 'Renamed', textHash: same.textHash });
  const empty = (await save({ ...mine, title: 'Renamed', html: ' ', version: 3 }).expect(200)).body;
  expect([empty.html, empty.textHash, empty.versions.length]).toEqual([null, null, 3]);
  const moved = await admin.put('/api/admin/waivers/W-TWO').send({ ...mine, posWaiverId: 'W-ELSE' });
  expect([moved.status, moved.body.errors[0].path]).toEqual([400, 'posWaiverId']);
});

test('changes are in the audit trail by hash and title, and are put back from it', async () => {
  const since = await lastAuditId(api);
  const made = (
    await admin.post('/api/admin/waivers').send({ posWaiverId: 'W-AUDIT', title: 'Audit', html: '<p>One</p>' })
  ).body;
  const changed = (await save({ posWaiverId: 'W-AUDIT', title: 'Audit 2', html: '<p>Two</p>', version: 1 })).body;
  const rows = await auditRows(api, since);
  expect(rows.map(({ action, entity_id }) => [action, entity_id])).toEqual([
    ['waiver.created', 'W-AUDIT'],
    ['waiver.updated', 'W-AUDIT'],
  ]);
  expect(rows[1]).toMatchObject({
    before: { title: 'Audit', textHash: made.textHash },
    after: { title: 'Audit 2', textHash: changed.textHash },
  });
  expect(JSON.stringify(rows)).not.toContain('<p>');
  await admin.post(`/api/admin/audit/${rows[1]?.id}/restore`).expect(200);
  const restored = await read('W-AUDIT');
  expect(restored).toMatchObject({ title: 'Audit', html: '<p>One</p>', version: 3 });
  expect(restored.versions.map(({ textHash }) => textHash)).toEqual([made.textHash, changed.textHash, made.textHash]);
  const creation = await admin.post(`/api/admin/audit/${rows[0]?.id}/restore`);
  expect([creation.status, creation.body.code]).toEqual([409, 'audit.not_restorable']);
});

test('signatures are found by member, signer, waiver, text, contact and day', async () => {
  const last = `Quinby${carters.headId}`;
  await api.database.rows('update contact set last_name = $2 where contact_id = $1', [mia, last]);
  const body = (await sign(mia)).body;
  expect(body).toMatchObject({ isComplete: true });
  const { rows } = await listSignatures({ contactId: mia });
  expect(rows).toEqual([
    expect.objectContaining({
      contactId: mia,
      contactName: `Mia ${last}`,
      signerName: 'Emma Carter',
      isOnBehalf: true,
    }),
  ]);
  const found = rows[0]!;
  expect(found).toMatchObject({
    posWaiverId: 'W-SEASON',
    title: 'Season waiver',
    methods: ['agree', 'typed'],
    textVersion: 2,
  });
  const day = found.signedAtUtc.slice(0, 10);
  for (const filter of [
    { q: `mia quin` },
    { q: `emma cart`, contactId: mia },
    { posWaiverId: 'W-SEASON', textHash: found.textHash },
  ])
    expect((await listSignatures(filter)).rows.map(({ id }) => id)).toContain(found.id);
  expect((await listSignatures({ id: [found.id] })).range).toBe('signatures 0-0/1');
  expect((await listSignatures({ contactId: mia, from: day })).rows).toHaveLength(1);
  for (const nothing of [{ q: 'nobody' }, { q: '&' }, { contactId: mia, to: day }, { posWaiverId: 'W-NONE' }])
    expect((await listSignatures(nothing)).rows).toEqual([]);
  expect(
    (await listSignatures({}, { range: '[0,0]', sort: '["signedAtUtc","DESC"]' })).rows.map(({ id }) => id),
  ).toEqual([found.id]);
});

test('a signature shows its whole evidence; the copy is the page that the guest has, and taking it is written down', async () => {
  await sign(mia);
  const { id, textHash } = (await listSignatures({ contactId: mia })).rows[0]!;
  const evidence = signatureEvidenceSchema
    .strict()
    .parse((await admin.get(`/api/admin/signatures/${id}`).expect(200)).body);
  expect(evidence).toMatchObject({
    taskId: resort.tasks.waiver,
    locationId: resort.locationId,
    typedName: 'Emma Carter',
    isAgreed: true,
    consentsElectronically: true,
    signerContactId: carters.headId,
    signerSubject: carters.subject,
    clientOffsetHours: -7,
    signature: null,
    textHash,
  });
  const since = await lastAuditId(api);
  const copy = await admin.get(`/api/admin/signatures/${id}/copy`).expect(200);
  expect(copy.text).toBe((await emma.get(`/api/profile/waivers/${id}`)).text);
  expect(await auditRows(api, since)).toEqual([
    expect.objectContaining({ action: 'signature.copied', entity_id: id, actor_email: 'boss@example.com' }),
  ]);
  const unknown = await admin.get('/api/admin/signatures/00000000-0000-4000-8000-000000000000');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'signature.unknown']);
});

test('is for administrators: a guest is refused, a stranger asked to sign in', async () => {
  for (const path of [
    'waivers',
    'waivers/W-SEASON',
    'signatures',
    'signatures/00000000-0000-4000-8000-000000000000/copy',
  ]) {
    expect((await emma.get(`/api/admin/${path}`)).status).toBe(403);
    expect((await api.request.get(`/api/admin/${path}`)).status).toBe(401);
  }
});

test('a text that was put back is a version of its own: each counts the signatures that were given while it was the current one', async () => {
  const { emma: anna, mia: lea, leo } = await signedInCarters(api);
  const before = await read('W-SEASON');
  const other = (
    await save({
      posWaiverId: 'W-SEASON',
      title: before.title,
      html: '<p>Winter.</p>',
      version: before.version,
    }).expect(200)
  ).body;
  await heardChanges(api);
  await sign(mia);
  const back = (
    await save({
      posWaiverId: 'W-SEASON',
      title: before.title,
      html: before.html ?? '',
      version: other.version,
    }).expect(200)
  ).body;
  await heardChanges(api);
  const [first, second] = await Promise.all(
    [lea, leo].map(async (id) => taskOf((await group(anna, resort, [id])).waiverContactTasks, id)),
  );
  for (const task of [first!, second!])
    await complete(anna, task, { ...signed, rolTextHash: task.relatedObject.rolTextHash }).expect(200);

  const { versions, signatureCount } = await read('W-SEASON');
  const counts = new Map(versions.map((version) => [version.version, version.signatureCount]));
  const last = back.versions[0].version;
  expect([counts.get(last), counts.get(last - 1)]).toEqual([2, 1]);
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(signatureCount);
  const texts = await Promise.all(
    [mia, lea].map(async (contactId) => (await listSignatures({ contactId })).rows[0]?.textVersion),
  );
  expect(texts).toEqual([last - 1, last]);
  const ofLast = await listSignatures({ posWaiverId: 'W-SEASON', textVersion: last });
  expect(ofLast.rows.map(({ contactId }) => contactId).sort()).toEqual([lea, leo].sort());
});

test.each([
  ['a hundred thousand open boxes', '<div>'.repeat(80_000)],
  ['boxes in boxes, closed again', `${'<div>'.repeat(40_000)}x${'</div>'.repeat(40_000)}`],
  ['lists in lists', '<ul><li>'.repeat(50_000)],
])('%s are refused at once, in words', async (_, html) => {
  const save = () => admin.post('/api/admin/waivers').send({ posWaiverId: 'W-DEEP', title: 'Deep', html });
  const { status, body } = await save();
  expect([status, body.errors]).toEqual([
    400,
    [
      {
        path: 'html',
        code: 'nestedTooDeep',
        params: { levels: expect.any(Number) },
        message: expect.stringContaining('deep'),
      },
    ],
  ]);
  expect(await bestOf(1500, () => timed(save))).toBeLessThan(1500);
});

test.each([
  ['https://elsewhere.example/map.png'],
  ['//elsewhere.example/map.png'],
  ['/\\elsewhere.example/map.png'],
  ['data:image/svg+xml;base64,PHN2Zy8+'],
  ['data:text/html,x'],
])('a picture at %s could change after it was signed: the text is refused, and the address named', async (src) => {
  const html = `<p>The map</p><img src="${src}" alt="Map">`;
  const { status, body } = await admin
    .post('/api/admin/waivers')
    .send({ posWaiverId: 'W-PICTURE', title: 'Picture', html });
  const named = {
    path: 'html',
    code: 'otherPicture',
    params: { address: src },
    message: expect.stringContaining(src.slice(0, 40)),
  };
  expect([status, body.errors]).toEqual([400, [named]]);
});

test('pictures of our own and pictures inside the text stay', async () => {
  const html =
    '<img src="/demo/logo.png" alt="Logo" /><img src="data:image/png;base64,iVBORw0KGgo=" alt="Dot" /><p>Broad <b>and</b> flat</p>'.repeat(
      20,
    );
  const { body } = await admin
    .post('/api/admin/waivers')
    .send({ posWaiverId: 'W-OWN-PICTURE', title: 'Picture', html })
    .expect(200);
  expect(body.html).toBe(html);
});
