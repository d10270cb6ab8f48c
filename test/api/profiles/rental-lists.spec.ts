import {
  languageTags,
  type ReferenceItem,
  type RentalListEntry,
  type RentalLists,
  rentalListEntrySchema,
} from '@arrival/contracts';
import { findBand, type Measure, offered, type UnitSystem } from '@arrival/rules';
import { Client } from 'pg';
import {
  heightItems,
  type PrintedBand,
  printedHeights,
  printedWeights,
  weightItems,
} from '../../../libs/rules/src/rental/chart.fixture';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildActivity, buildLocation, buildRentalTask } from '../../support/build-resort';
import { complete, group, signedInCarters, taskOf } from '../../support/checkin';
import { heardChanges } from '../../support/heard-changes';
import { lockWaits } from '../../support/lock-waits';

interface EntryTexts {
  listDescription?: string | undefined;
  listDescriptionMetric?: string | null | undefined;
}

let api: TestApi;
let admin: SignedInAgent;
let resort: { locationId: number; activityId: number };

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  const activityId = await buildActivity(api.database, { taskIds: [await buildRentalTask(api.database)] });
  resort = {
    activityId,
    locationId: await buildLocation(api.database, { isDefault: true, activityIds: [activityId] }),
  };
});
afterAll(() => api.close());

const path = '/api/admin/rental-lists';
const groupOf = (agent: SignedInAgent, contactId: number) => group(agent, resort as never, [contactId]);
const entries = async (filter: object): Promise<RentalListEntry[]> => {
  const { body } = await admin
    .get(path)
    .query({ filter: JSON.stringify(filter), range: '[0,99]' })
    .expect(200);
  return rentalListEntrySchema.strict().array().parse(body);
};
const entryOf = async (list: string, listKey: string) =>
  (await entries({ list })).find((entry) => entry.listKey === listKey)!;
/** The hash of the lists, as a grouping names it. */
async function listsHash(agent: SignedInAgent, contactId: number, language = 'en'): Promise<string> {
  const { body } = await agent
    .post(`/api/tasks/ContactTaskGrouping/Location/${resort.locationId}`)
    .set('accept-language', language)
    .send({ activityId: resort.activityId, contactIds: [contactId], form: 'shared' })
    .expect(200);
  return body.rentalListsHash;
}

/** The lists as the guest app gets them: by the hash that its grouping names. */
async function guestLists(
  agent: SignedInAgent,
  contactId: number,
  language?: string,
): Promise<{ hash: string; lists: RentalLists; cache: string | undefined }> {
  const hash = await listsHash(agent, contactId, language);
  const answer = await agent.get(`/api/rentalprofile/lists/${hash}`).expect(200);
  return { hash, lists: answer.body, cache: answer.headers['cache-control'] };
}

const isChart = (
  items: readonly ReferenceItem[],
  measure: Measure,
  printed: readonly PrintedBand[],
  system: UnitSystem,
) => {
  for (const { key, [system]: edges } of printed) {
    for (const edge of edges)
      if (edge !== null) expect([edge, findBand(items, measure, edge, system)?.listKey]).toEqual([edge, key]);
  }
};

test("a resort of its own has the chart's lists from the first start, and a guest finishes a rental task with them", async () => {
  const { emma, mia } = await signedInCarters(api);
  const { lists } = await guestLists(emma, mia);
  expect([lists.heightRefs, lists.weightRefs]).toEqual([heightItems, weightItems]);
  for (const system of ['imperial', 'metric'] as const) {
    isChart(lists.heightRefs, 'height', printedHeights, system);
    isChart(lists.weightRefs, 'weight', printedWeights, system);
  }
  expect(offered(lists.abilityRefs).map(({ listKey }) => listKey)).toEqual(['I-', 'I', 'II', 'III', 'III+']);
  for (const list of Object.values(lists))
    expect(list.filter(({ dinLookupValue }) => dinLookupValue === -1)).toHaveLength(1);
  const task = taskOf((await groupOf(emma, mia)).rentalProfileContactTasks, mia);
  const answers = { selectedAge: 'A09', selectedAbility: 'I', selectedHeight: 'H', selectedWeight: 'D' };
  expect((await complete(emma, task, answers)).body).toMatchObject({ isComplete: true, relatedObject: answers });
});

test('an age group beside the birth date, and a height that nobody of that age has, are refused by name; nothing is stored', async () => {
  const { emma, mia, leo, daniel } = await signedInCarters(api);
  const answers = { selectedAge: 'A10', selectedAbility: 'I', selectedHeight: 'H', selectedWeight: 'D' };
  const refused = await complete(emma, taskOf((await groupOf(emma, mia)).rentalProfileContactTasks, mia), answers);
  expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
    422,
    'profile.implausible',
    [
      {
        path: 'relatedObject.selectedAge',
        code: 'otherAgeGroup',
        message: 'This is not the age group of the birth date we have.',
      },
    ],
  ]);
  expect(await api.database.rows('select 1 from rental_profile where contact_id = $1', [mia])).toEqual([]);
  const impossible = { ...answers, selectedAge: 'A09', selectedHeight: 'M' };
  const grown = await complete(emma, taskOf((await groupOf(emma, leo)).rentalProfileContactTasks, leo), impossible);
  expect([grown.status, grown.body.code, grown.body.errors[0]]).toMatchObject([
    422,
    'profile.implausible',
    { path: 'relatedObject.selectedHeight', code: 'beyondAge' },
  ]);
  const taken = await complete(emma, taskOf((await groupOf(emma, daniel)).rentalProfileContactTasks, daniel), answers);
  expect(taken.status).toBe(200);
});

test('an edited text reaches guests under a new hash; the old hash answers 404, which nobody keeps', async () => {
  const { emma, mia } = await signedInCarters(api);
  const before = await guestLists(emma, mia);
  const entry = await entryOf('weight', 'D');
  const saved = await admin.put(`${path}/${entry.id}`).send({ ...entry, listDescription: '48 to 56 pounds' });
  expect([saved.status, saved.body.version, saved.body.listDescriptionMetric]).toEqual([
    200,
    entry.version + 1,
    '22–25 kg',
  ]);
  await heardChanges(api);
  const after = await guestLists(emma, mia);
  expect(after.hash).not.toBe(before.hash);
  expect(after.lists.weightRefs[3]?.listDescription).toBe('48 to 56 pounds');
  expect(after.cache).toContain('immutable');
  const gone = await emma.get(`/api/rentalprofile/lists/${before.hash}`);
  expect([gone.status, gone.body.code, gone.headers['cache-control']]).toEqual([
    404,
    'rental.lists_unknown',
    'no-store',
  ]);
});

test('guests read the lists in their language, under a hash of its own; the bands stay those of the English texts', async () => {
  const { emma, mia } = await signedInCarters(api);
  const english = await guestLists(emma, mia);
  expect(english.lists.abilityRefs.some((entry) => 'translation' in entry)).toBe(false);
  const german = await guestLists(emma, mia, 'de-CH');
  expect(german.hash).not.toBe(english.hash);
  expect(german.lists.heightRefs[0]).toEqual({
    ...english.lists.heightRefs[0],
    translation: { listDescription: `Bis 4'10"`, listDescriptionMetric: 'Bis 148\u00a0cm' },
  });
  isChart(german.lists.heightRefs, 'height', printedHeights, 'metric');
  expect(german.lists.shoeSizeRefs).toEqual(english.lists.shoeSizeRefs);

  const answers = { selectedAge: 'A09', selectedAbility: 'I', selectedHeight: 'H', selectedWeight: 'D' };
  const task = taskOf((await groupOf(emma, mia)).rentalProfileContactTasks, mia);
  expect((await complete(emma, task, answers)).status).toBe(200);
  const labelIn = async (language: string) =>
    (await emma.get(`/api/profile/contacts/${mia}`).set('accept-language', language).expect(200)).body.rentalProfile;
  expect(await labelIn('de')).toMatchObject({
    age: 'Bis 9 Jahre',
    ability: expect.stringMatching(/^Typ I · vorsichtig/),
    heightMetric: 'Bis 148\u00a0cm',
  });
  expect(await labelIn('en')).toMatchObject({ age: '9 and under', heightMetric: 'Up to 148 cm' });

  const entry = await entryOf('age', 'A09');
  const texts = { de: { listDescription: 'Kinder bis 9' }, fr: { listDescription: ' ' } };
  const saved = await admin.put(`${path}/${entry.id}`).send({ ...entry, translations: texts });
  expect([saved.status, saved.body.translations]).toEqual([200, { de: { listDescription: 'Kinder bis 9' } }]);
  await heardChanges(api);
  expect(await labelIn('de')).toMatchObject({ age: 'Kinder bis 9' });
  expect(await labelIn('fr')).toMatchObject({ age: '9 and under' });
  expect((await emma.get(`/api/rentalprofile/lists/${german.hash}`)).status).toBe(404);
  expect((await emma.get(`/api/rentalprofile/lists/${english.hash}`)).status).toBe(200);
});

test('every entry that has words comes translated into every language, and says the same numbers', async () => {
  const all = (await Promise.all(['age', 'ability', 'height', 'weight'].map((list) => entries({ list })))).flat();
  const texts = ({ listDescription, listDescriptionMetric }: EntryTexts) => [listDescription, listDescriptionMetric];
  const numbers = (text: string) => text.match(/\d+/g) ?? [];
  const shipped = all.filter(({ version, listDescription }) => version === 1 && /[a-z]{3}/i.test(listDescription));
  expect(shipped.length).toBeGreaterThanOrEqual(12);
  for (const { translations, ...entry } of shipped)
    for (const language of languageTags.filter((tag) => tag !== 'en')) {
      const said = texts(translations?.[language] ?? {});
      expect([entry.listDescription, language, said.map((text) => numbers(text ?? ''))]).toEqual([
        entry.listDescription,
        language,
        texts(entry).map((text) => numbers(text ?? '')),
      ]);
      expect(said.every((text, index) => Boolean(text) === Boolean(texts(entry)[index]))).toBe(true);
    }
});

test('in Arabic every band says its unit in Arabic, and the same numbers', async () => {
  const all = (await Promise.all(['height', 'weight'].map((list) => entries({ list })))).flat();
  const bands = all.filter(({ version, listDescription }) => version === 1 && /^\d/.test(listDescription));
  const numbers = (text = '') => text.match(/\d+/g);
  expect(bands.length).toBeGreaterThanOrEqual(15);
  for (const { listDescriptionMetric, translations } of bands) {
    const said = translations?.ar?.listDescriptionMetric;
    expect([listDescriptionMetric, numbers(said)]).toEqual([
      listDescriptionMetric,
      numbers(listDescriptionMetric ?? ''),
    ]);
    expect(said).toMatch(/سم|كغ/);
    expect(said).not.toMatch(/[a-z]/i);
  }
});

test('entries are listed in the order of the form, found, added, taken out of the offer, deleted and brought back from the trail', async () => {
  const all = await admin.get(path).query({ range: '[0,9]' }).expect(200);
  expect([all.body[0].list, all.headers['content-range']]).toEqual(['age', expect.stringMatching(/ 0-9\/66$/)]);
  const write = {
    list: 'weight',
    listKey: 'Z',
    listDescription: 'Up to 21 lb',
    listDescriptionMetric: 'Up to 9 kg',
    sortOrder: 0,
  };
  const made = (
    await admin
      .post(path)
      .send({ ...write, dinLookupValue: 0 })
      .expect(200)
  ).body as RentalListEntry;
  expect((await entries({ q: 'up to 21', isOffered: true })).map(({ id }) => id)).toEqual([made.id]);
  expect((await entries({ list: 'weight' }))[0]?.id).toBe(made.id);
  await admin
    .put(`${path}/${made.id}`)
    .send({ ...made, dinLookupValue: -1 })
    .expect(200);
  expect(await entries({ q: 'up to 21', isOffered: true })).toEqual([]);
  expect((await admin.put(`${path}/${made.id}`).send({ ...made, sortOrder: 9 })).body.code).toBe(
    'catalog.changed_meanwhile',
  );
  await admin.delete(`${path}/${made.id}`).expect(200);
  const { body: trail } = await admin
    .get('/api/admin/audit')
    .query({ filter: JSON.stringify({ entity: 'rental_list_entry', entityId: made.id }) });
  expect(trail.map(({ action }: { action: string }) => action.replace(/.*\./, ''))).toEqual([
    'deleted',
    'updated',
    'created',
  ]);
  await admin.post(`/api/admin/audit/${trail[0].id}/restore`).expect(200);
  expect((await admin.get(`${path}/${made.id}`).expect(200)).body).toMatchObject({ listKey: 'Z', dinLookupValue: -1 });
  await admin.delete(`${path}/${made.id}`).expect(200);
  expect((await admin.get(`${path}/${made.id}`)).body.code).toBe('rental.entry_unknown');
});

test('an entry that a guest chooses while it is being deleted stays', async () => {
  const { mia } = await signedInCarters(api);
  const entry = await entryOf('weight', 'D');
  const guest = new Client({ connectionString: api.database.url });
  await guest.connect();
  try {
    await guest.query('begin');
    await guest.query(
      `insert into rental_profile (contact_id, age_key, ability_key, height_key, weight_key, updated_at) values ($1, 'A09', 'I', 'H', 'D', now())
       on conflict (contact_id) do update set weight_key = 'D'`,
      [mia],
    );
    const deleted = admin.delete(`${path}/${entry.id}`).then(({ status, body }) => [status, body.code]);
    await lockWaits(api.database);
    await guest.query('commit');
    expect(await deleted).toEqual([409, 'catalog.in_use']);
  } finally {
    await guest.end();
  }
});

test('a key that a profile holds is neither deleted nor renamed; its words may change', async () => {
  const { emma, mia } = await signedInCarters(api);
  const task = taskOf((await groupOf(emma, mia)).rentalProfileContactTasks, mia);
  await complete(emma, task, { selectedAge: 'A09', selectedAbility: 'I', selectedHeight: 'H', selectedWeight: 'F' });
  const [held, sameKey] = [await entryOf('weight', 'F'), await entryOf('height', 'M')];
  const refused = await admin.delete(`${path}/${held.id}`);
  expect([refused.status, refused.body.code, refused.body.remark]).toEqual([
    409,
    'catalog.in_use',
    { code: 'keyHeld', params: { count: 1 } },
  ]);
  const renamed = await admin.put(`${path}/${held.id}`).send({ ...held, listKey: 'FF' });
  expect([renamed.status, renamed.body.code, renamed.body.errors[0].path]).toEqual([409, 'catalog.in_use', 'listKey']);
  await admin
    .put(`${path}/${held.id}`)
    .send({ ...held, dinLookupValue: -1 })
    .expect(200);
  const { body } = await emma.get(`/api/profile/contacts/${mia}`);
  expect(body.rentalProfile).toMatchObject({ weight: '67–78 lb', weightMetric: '31–35 kg' });
  expect((await admin.delete(`${path}/${sameKey.id}`)).status).toBe(200);
});

test.each([
  ['listDescriptionMetric', { listDescriptionMetric: '' }, 400, 'request.invalid'],
  ['listDescription', { listDescription: ' ' }, 400, 'request.invalid'],
  ['dinLookupValue', { dinLookupValue: -2 }, 400, 'request.invalid'],
  ['list', { list: 'colour' }, 400, 'request.invalid'],
  ['listKey', { listKey: 'D' }, 409, 'rental.key_taken'],
])('a new entry with a wrong %s is refused by name', async (field, change, status, code) => {
  const write = {
    list: 'weight',
    listKey: 'Q',
    listDescription: '1 lb',
    listDescriptionMetric: '1 kg',
    dinLookupValue: 1,
    sortOrder: 1,
  };
  const answer = await admin.post(path).send({ ...write, ...change });
  expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([status, code, field]);
});
