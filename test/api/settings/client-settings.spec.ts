import { clientSettingsSchema, defaultLanguage, defaultTheme, shippedTexts } from '@arrival/contracts';
import type { QueryRunner } from 'typeorm';
import { HealthNoteAsShipped1763650000590 } from '../../../api/src/platform/database/migrations/1763650000590-health-note-as-shipped';
import { startApi, type TestApi } from '../../support/api';
import { bestOf, timed } from '../../support/best-of';
import { heardChanges } from '../../support/heard-changes';

const PATH = '/api/settings/client';
let api: TestApi;

beforeAll(async () => {
  api = await startApi({
    FEATURES: 'PassChecker',
    LIMIT_TO_MOBILE: 'true',
    ENVIRONMENT_NAME: 'staging',
    DESTINATION: 'lobby',
    HELP_URL: 'https://resort.example/help/',
  });
});
afterAll(() => api.close());

test('anyone gets the settings of the contract, and never the 1Risk secret', async () => {
  await api.database.rows("update admin_settings set one_risk_secret_sealed = 'secret'");
  const { body, text } = await api.request.get(PATH).expect(200);
  expect(() => clientSettingsSchema.parse(body)).not.toThrow();
  expect(body).toMatchObject({
    environment: 'staging',
    destination: 'lobby',
    helpUrl: 'https://resort.example/help',
    features: ['PassChecker'],
    oneRiskSecret: null,
    frontEndSettings: {
      limitToMobile: true,
      oidcSettings: { authority: api.identity.issuer, client_id: 'arrival-guest' },
    },
  });
  expect(text).not.toContain('secret"}');
});

test('a known ETag is answered 304, compressed forms say the same', async () => {
  const first = await api.request.get(PATH);
  await api.request
    .get(PATH)
    .set('if-none-match', first.headers['etag'] ?? '')
    .expect(304);
  for (const encoding of ['br', 'gzip']) {
    const compressed = await api.request.get(PATH).set('accept-encoding', encoding);
    expect(compressed.headers['content-encoding']).toBe(encoding);
    expect(compressed.body).toEqual(first.body);
  }
});

test('a changed text shows within a second, over the defaults and beside keys we do not know', async () => {
  let changes = 0;
  const untilShown = async () => {
    const { headers: before } = await api.request.get(PATH);
    const home = { checkInTitle: 'Off we go', mine: 'kept', changes: ++changes };
    await api.database.rows('update admin_settings set language_settings = $1', [JSON.stringify({ home })]);
    while ((await api.request.get(PATH)).headers['etag'] === before['etag']);
  };
  expect(await bestOf(1_000, () => timed(untilShown))).toBeLessThan(1_000);
  const { body } = await api.request.get(PATH);
  const { home } = JSON.parse(body.languageSettings);
  expect(home).toMatchObject({
    checkInTitle: 'Off we go',
    mine: 'kept',
    membersTitle: defaultLanguage.home.membersTitle,
  });
});

test('the manifest has the name and the colours of the resort', async () => {
  await api.database.rows(
    `update admin_settings set language_settings = '{"application":{"title":"Summit Ridge Resort"}}',
       theme_settings = '{"buttons":{"primary":{"backgroundColor":"#a1b2c3"}},"footer":{"backgroundColor":"#102030"}}'`,
  );
  await heardChanges(api);
  const { body, headers } = await api.request.get('/api/resort/manifest').expect(200);
  expect(body).toMatchObject({
    name: 'Summit Ridge Resort',
    short_name: 'Summit',
    start_url: '/',
    display: 'standalone',
    theme_color: '#a1b2c3',
    background_color: '#102030',
  });
  for (const { src } of body.icons) await api.request.get(src).expect(200).expect('content-type', 'image/png');
  await api.request
    .get('/api/resort/manifest')
    .set('if-none-match', headers['etag'] ?? '')
    .expect(304);
  await api.database.rows(`update admin_settings set language_settings = '{}', theme_settings = '{}'`);
  await heardChanges(api);
});

test('the defaults are served as shipped and are not cached', async () => {
  const language = await api.request.get('/defaults/default-language.json').expect(200);
  expect(language.body).toEqual(defaultLanguage);
  expect(language.headers['cache-control']).toBe('no-store');
  expect((await api.request.get('/defaults/default-theme.json')).body).toEqual(defaultTheme);
});

test('guests of another language get its texts: the shipped ones, or what an administrator wrote; nobody else loads them', async () => {
  const saved = {
    home: { checkInTitle: 'Off we go' },
    translations: { de: { home: { membersTitle: 'Alle zusammen' } } },
  };
  await api.database.rows('update admin_settings set language_settings = $1', [saved]);
  const german = async () => (await api.request.get('/api/settings/language/de').expect(200)).body;
  await heardChanges(api);
  const { home, welcome } = await german();
  expect(home).toMatchObject({ membersTitle: 'Alle zusammen', allDone: shippedTexts.de.home.allDone });
  expect(home).not.toHaveProperty('checkInTitle');
  expect(welcome).toEqual(shippedTexts.de.welcome);
  const settings = await api.request.get(PATH);
  expect(JSON.parse(settings.body.languageSettings)).not.toHaveProperty('translations');
  await api.request.get('/api/settings/language/en').expect(400);
  await api.request.get('/api/settings/language/xx').expect(400);
});

test('a note at the health answers that was saved as it was shipped before is the shipped one again; another one stays', async () => {
  const runner = { query: (text: string) => api.database.rows(text) } as unknown as QueryRunner;
  const save = async (childHealthNote: string) => {
    const saved = { checkIn: { childHealthNote, photoNote: 'Smile.' }, home: { checkInTitle: 'Off we go' } };
    await api.database.rows('update admin_settings set language_settings = $1', [saved]);
    await new HealthNoteAsShipped1763650000590().up(runner);
    await heardChanges(api);
    const english = JSON.parse((await api.request.get(PATH).expect(200)).body.languageSettings);
    return { english, german: (await api.request.get('/api/settings/language/de').expect(200)).body };
  };
  const before = 'Only the staff who look after your child can read these answers. They are deleted after the season.';
  const { english, german } = await save(before);
  expect(german.checkIn.childHealthNote).toBe(shippedTexts.de.checkIn.childHealthNote);
  expect(english.checkIn.childHealthNote).toBe(defaultLanguage.checkIn.childHealthNote);
  expect(english.checkIn.photoNote).toBe('Smile.');
  expect(english.home.checkInTitle).toBe('Off we go');

  const own = 'Ask our instructors.';
  expect((await save(own)).english.checkIn.childHealthNote).toBe(own);
});
