import {
  adminTaskSchema,
  adminWaiverSchema,
  type ContactActivity,
  type Grouping,
  type GuestLocation,
  guestLocationSchema,
  type SignatureRow,
  signatureEvidenceSchema,
} from '@arrival/contracts';
import { signingWords, signingWordsVersion } from '@arrival/rules';
import { CopyProcess } from '../../../api/src/domains/evidence/copies/copy-process';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildCheckinResort, type CheckinResort, complete, signedInCarters, taskOf } from '../../support/checkin';
import { heardChanges } from '../../support/heard-changes';

const signed = { agree: true, signerName: 'Emma Carter', consent: true, relationship: 'parent' };
let api: TestApi;
let admin: SignedInAgent;
let resort: CheckinResort;
let emma: SignedInAgent;
let mia: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  resort = await buildCheckinResort(api, { html: '<p>Skiing has risks.</p>' });
  ({ emma, mia } = await signedInCarters(api));
});
afterAll(() => api.close());

const waiver = { name: 'Season waiver', taskTypeId: 1, posWaiverId: 'W-SEASON', enableAgreeCheckbox: true };
const post = async (path: string, body: object) => (await admin.post(path).send(body).expect(200)).body;
const save = (write: object) => admin.put('/api/admin/waivers/W-SEASON').send(write);

describe('each language has its text', () => {
  const english = '<p>Skiing has risks.</p>';
  const french = '<p>Le ski a ses risques.</p>';
  const write = { posWaiverId: 'W-SEASON', title: 'Release', html: english };
  const translations = { fr: { title: 'Décharge', html: `${french}<script>x()</script>` } };
  let frenchHash: string;
  let signatureId: string;
  const shownIn = async (language: string, { emma: guest, mia: member } = { emma, mia }) => {
    const path = `/api/tasks/ContactTaskGrouping/Location/${resort.locationId}`;
    const question = { activityId: resort.activityId, contactIds: [member] };
    const { body } = await guest.post(path).set('accept-language', language).send(question).expect(200);
    return taskOf((body as Grouping).waiverContactTasks, member);
  };

  test('guests are shown theirs, beside the one that binds', async () => {
    const alone = await save({ ...write, translations: { ...translations, it: { title: 'Senza testo' } } });
    expect([alone.status, alone.body.errors]).toEqual([
      400,
      [expect.objectContaining({ path: 'translations.it.html', code: 'titleAlone' })],
    ]);
    const saved = await save({ ...write, translations, fallbackLanguage: 'fr' }).expect(200);
    expect(adminWaiverSchema.strict().parse(saved.body)).toMatchObject({
      translations: { fr: { title: 'Décharge', html: french } },
      bindingLanguages: ['en'],
      fallbackLanguage: 'fr',
    });
    expect(saved.body.versions[0]).toMatchObject({ language: 'fr', textHash: saved.body.translations.fr.textHash });
    await heardChanges(api);

    const englishHash = saved.body.textHash as string;
    frenchHash = saved.body.translations.fr.textHash as string;
    expect((await shownIn('en')).relatedObject).toMatchObject({ language: 'en', rolText: english, bindingText: null });
    expect((await shownIn('ja')).relatedObject).toMatchObject({ language: 'fr' });
    expect((await shownIn('fr')).relatedObject).toMatchObject({
      title: 'Décharge',
      language: 'fr',
      rolText: french,
      bindingText: { language: 'en', rolTextHash: englishHash },
    });

    const bound = await save({ ...write, translations, fallbackLanguage: 'fr', bindingLanguages: ['en', 'fr'] }).expect(
      200,
    );
    expect(bound.body).toMatchObject({ bindingLanguages: ['en', 'fr'], textHash: englishHash });
    await heardChanges(api);
    expect((await shownIn('fr')).relatedObject).toMatchObject({ rolTextHash: frenchHash, bindingText: null });
  });

  test('what was shown is signed, and evidence and copy say which it was', async () => {
    const task = await shownIn('fr');
    const given = { ...signed, language: 'fr', rolTextHash: '0'.repeat(64) };
    const stale = await complete(emma, task, given);
    expect([stale.status, stale.body.code]).toEqual([409, 'waiver.text_changed']);
    expect(stale.body.details).toMatchObject({ rolText: french, rolTextHash: frenchHash, language: 'fr' });
    const shown = { ...given, rolTextHash: frenchHash };
    const newer = await complete(emma, task, { ...shown, wordsVersion: signingWordsVersion + 1 });
    expect([newer.status, newer.body.code, newer.headers['retry-after']]).toEqual([503, 'server.busy', '5']);
    expect((await complete(emma, task, { ...shown, wordsVersion: signingWordsVersion })).status).toBe(200);
    const filter = JSON.stringify({ contactId: mia });
    const [row] = (await admin.get('/api/admin/signatures').query({ filter }).expect(200)).body as SignatureRow[];
    signatureId = row!.id;
    const evidence = (await admin.get(`/api/admin/signatures/${signatureId}`).expect(200)).body;
    expect(signatureEvidenceSchema.strict().parse(evidence)).toMatchObject({
      textHash: frenchHash,
      textLanguage: 'fr',
      agreementWording: [signingWords.fr.affirmation, 'J’accepte pour Mia Carter', signingWords.fr.consent].join('\n'),
    });
    const copy = await emma.get(`/api/profile/waivers/${signatureId}`).expect(200);
    for (const part of [
      '<html lang="fr" dir="ltr">',
      '<h1>Décharge</h1>',
      french,
      '<h2>Signé</h2>',
      'Emma Carter, parent',
    ])
      expect(copy.text).toContain(part);
    const make = jest.spyOn(CopyProcess.prototype, 'make');
    await emma.get(`/api/profile/waivers/${signatureId}/document`).expect(200);
    expect(make.mock.calls[0]?.[0]).toMatchObject({
      copy: {
        language: 'fr',
        evidence: { title: 'Signé', rows: expect.arrayContaining([['Pour', 'Mia Carter', false]]) },
      },
    });
  });

  test('what is signed keeps its title, also when it is signed after a rename by somebody who read it before', async () => {
    const titles = async () => {
      const { body: profile } = await emma
        .get(`/api/profile/contacts/${mia}?locationId=${resort.locationId}`)
        .expect(200);
      const { body: again } = await admin.get(`/api/admin/signatures/${signatureId}`).expect(200);
      const { text } = await emma.get(`/api/profile/waivers/${signatureId}`).expect(200);
      return [profile.signedWaivers[0].title, again.title, /<h1>(.*)<\/h1>/.exec(text)?.[1]];
    };
    expect(await titles()).toEqual(['Décharge', 'Décharge', 'Décharge']);
    const nextSeason = { fr: { title: 'Décharge 26/27', html: french } };
    const renamed = await save({ ...write, translations: nextSeason }).expect(200);
    expect(renamed.body.versions[0]).toMatchObject({ language: 'fr', title: 'Décharge 26/27', textHash: frenchHash });
    expect(renamed.body.versions[1]).toMatchObject({ language: 'fr', title: 'Décharge', textHash: frenchHash });
    expect(await titles()).toEqual(['Décharge', 'Décharge', 'Décharge']);

    await heardChanges(api);
    const late = await signedInCarters(api);
    const waiverTask = await shownIn('fr', late);
    expect(waiverTask.relatedObject.title).toBe('Décharge 26/27');
    await complete(late.emma, waiverTask, {
      ...signed,
      language: 'fr',
      rolTextHash: frenchHash,
      title: 'Décharge',
    }).expect(200);
    const { body: kept } = await late.emma.get(`/api/profile/contacts/${late.mia}`).expect(200);
    expect(kept.signedWaivers[0].title).toBe('Décharge');

    const left = await save({ ...write, html: '<p>Other risks.</p>' }).expect(200);
    expect(left.body.translations).toMatchObject({ fr: { textHash: frenchHash } });
    await save({ ...write, translations: null, fallbackLanguage: 'en' }).expect(200);
    expect((await admin.get('/api/admin/waivers/W-SEASON')).body.translations).toBeNull();
  });
});

test('a text in one language alone is everybody’s, and nobody is told that it is missing', async () => {
  const german = '<p>Skifahren ist gefährlich.</p>';
  const write = { posWaiverId: 'W-SEASON', title: 'Release', html: '' };
  await save({ ...write, translations: { de: { title: 'Erklärung', html: german } }, bindingLanguages: ['de'] }).expect(
    200,
  );
  await heardChanges(api);
  const family = await signedInCarters(api);
  const { leo } = family;
  const path = `/api/tasks/ContactTaskGrouping/Location/${resort.locationId}`;
  const question = { activityId: resort.activityId, contactIds: [leo] };
  for (const language of ['de', 'en']) {
    const { body } = await family.emma.post(path).set('accept-language', language).send(question).expect(200);
    const { reason, relatedObject } = taskOf((body as Grouping).waiverContactTasks, leo);
    expect([reason.code, relatedObject]).toEqual([
      'requiredByActivity',
      expect.objectContaining({ title: 'Erklärung', language: 'de', rolText: german, bindingText: null }),
    ]);
  }
  const { body: rows } = await admin.get('/api/admin/waivers').query({ filter: '{"hasText":true}' }).expect(200);
  expect(rows).toContainEqual(expect.objectContaining({ posWaiverId: 'W-SEASON', textHash: null, hasText: true }));
  const { body: tasks } = await admin.get('/api/tasks').query({ range: '[0,99]' }).expect(200);
  const own = (tasks as { posWaiverId: string }[]).filter(({ posWaiverId }) => posWaiverId === 'W-SEASON');
  expect(own).not.toEqual([]);
  for (const task of own) expect(task).toMatchObject({ isTextMissing: false });
  const { body: dashboard } = await admin.get('/api/admin/dashboard').expect(200);
  expect(JSON.stringify(dashboard.attention)).not.toContain('waiver.no_text');
});

test('a waiver with texts has one that binds, or is refused', async () => {
  const write = { posWaiverId: 'W-BINDS', title: 'Release', html: '<p>Risks.</p>' };
  const refused = await admin.post('/api/admin/waivers').send({ ...write, bindingLanguages: ['fr'] });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ path: 'bindingLanguages', code: 'noTextBinds', message: 'None of the texts that bind is there' }],
  ]);
  const translations = { fr: { html: '<p>Risques.</p>' } };
  await post('/api/admin/waivers', { ...write, translations, bindingLanguages: ['fr'] });
  const emptied = await admin.put('/api/admin/waivers/W-BINDS').send({ ...write, translations: null });
  expect([emptied.status, emptied.body.errors?.[0]?.path]).toEqual([400, 'bindingLanguages']);
  // Without any text guests cannot sign anyway.
  await admin
    .put('/api/admin/waivers/W-BINDS')
    .send({ ...write, html: '', translations: null })
    .expect(200);
});

test('a text that is taken away in English is not read in another language either', async () => {
  const write = { name: 'Snow park', description: 'Rails', checkInCompleteText: '<p>Park below.</p>' };
  const translations = { de: { description: 'Schienen', checkInCompleteText: '<p>Unten parken.</p>' } };
  const { id } = await post('/api/locations', { ...write, translations });
  const seen = async () => {
    await heardChanges(api);
    const { body } = await emma.get('/api/locations').set('accept-language', 'de').expect(200);
    const { description, checkInCompleteText } = (body as GuestLocation[]).find((location) => location.id === id)!;
    return [description, checkInCompleteText];
  };
  expect(await seen()).toEqual(['Schienen', '<p>Unten parken.</p>']);
  const emptied = { ...write, description: null, checkInCompleteText: null, translations };
  const { body: kept } = await admin.put(`/api/locations/${id}`).send(emptied).expect(200);
  expect(kept.translations).toEqual(translations);
  expect(await seen()).toEqual([null, null]);
});

test('guests read names in their language, and English where nobody translated them', async () => {
  const html = '<p>Garez-vous<script>x()</script> en bas.</p>';
  const task = await post('/api/tasks', { ...waiver, translations: { fr: { name: 'Décharge' }, de: { name: '' } } });
  expect(adminTaskSchema.strict().parse(task).translations).toEqual({ fr: { name: 'Décharge' } });
  const activity = await post('/api/activities', { name: 'Tubing', translations: { fr: { name: 'Bouée' } } });
  await post(`/api/activities/${activity.id}/tasks`, { taskId: task.id });
  const place = { name: 'Tube park', defaultActivityId: activity.id, checkInCompleteText: '<p>Park below.</p>' };
  const location = await post('/api/locations', { ...place, translations: { fr: { checkInCompleteText: html } } });
  expect(location.translations).toEqual({ fr: { checkInCompleteText: '<p>Garez-vous en bas.</p>' } });
  await heardChanges(api);
  const guest = await api.as({ sub: 'guest-of-names' });
  const seen = async (language: string) => {
    const ask = (path: string) => guest.get(path).set('accept-language', language).expect(200);
    const [offered] = (await ask(`/api/activities/locations/${location.id}/contacts`)).body as ContactActivity[];
    const [reason] = offered?.contacts[0]?.reasons ?? [];
    const locations = (await ask('/api/locations')).body as GuestLocation[];
    const own = guestLocationSchema.strict().parse(locations.find(({ id }) => id === location.id));
    const path = `/api/tasks/ContactTaskGrouping/Location/${location.id}`;
    const question = { activityId: activity.id, contactIds: [offered?.contacts[0]?.contactId] };
    const grouping = (await guest.post(path).set('accept-language', language).send(question).expect(200)).body;
    const asked = (grouping as Grouping).waiverContactTasks[0]?.task.name;
    return [offered?.name, reason?.taskName, reason?.activityName, asked, own.checkInCompleteText];
  };
  const french = ['Bouée', 'Décharge', 'Bouée', 'Décharge', '<p>Garez-vous en bas.</p>'];
  expect(await seen('fr-CA, fr;q=0.9')).toEqual(french);
  const english = ['Tubing', 'Season waiver', 'Tubing', 'Season waiver', '<p>Park below.</p>'];
  expect(await seen('de')).toEqual(english);
  expect(await seen('')).toEqual(english);

  const since = await lastAuditId(api);
  await admin.put(`/api/activities/${activity.id}`).send({ name: 'Tubing' }).expect(200);
  const [change] = await auditRows(api, since);
  await admin.post(`/api/admin/audit/${change?.id}/restore`).expect(200);
  await heardChanges(api);
  expect(await seen('fr')).toEqual(french);
});
