import { adminSettingsSchema, defaultLanguage, defaultTheme } from '@arrival/contracts';
import supertest from 'supertest';
import { readConfig } from '../../../api/src/config/read-config';
import { createHttpApplication } from '../../../api/src/create-http-application';
import { FieldCipher } from '../../../api/src/platform/crypto/field-cipher';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { bestOf, timed } from '../../support/best-of';
import { until } from '../../support/until';

const PATH = '/api/admin/settings';
let api: TestApi;
let admin: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
});
afterAll(() => api.close());

const put = async (body: object) => (await admin.put(PATH).send(body).expect(200)).body;

test('the settings as shipped: texts and theme are the defaults', async () => {
  const { body } = await admin.get(PATH).expect(200);
  expect(adminSettingsSchema.strict().parse(body)).toMatchObject({
    isSkiDataEnabled: false,
    oneRiskSecret: null,
    isOneRiskSecretSet: false,
    oneRiskSecretSetUtc: null,
  });
  expect(JSON.parse(body.languageSettings)).toEqual(defaultLanguage);
  expect(JSON.parse(body.themeSettings)).toEqual(defaultTheme);
});

test('undoing a text leaves the texts, the theme and the codes that were changed since', async () => {
  const texts = async (home: object) => {
    const saved = JSON.parse((await admin.get(PATH)).body.languageSettings);
    return put({ languageSettings: JSON.stringify({ ...saved, home: { ...saved.home, ...home } }) });
  };
  const since = await lastAuditId(api);
  const { themeSettings } = await texts({ checkInTitle: 'Slip' });
  const [slip] = await auditRows(api, since);
  await texts({ membersTitle: 'Your crew' });
  const theme = JSON.stringify({ ...JSON.parse(themeSettings), sidebar: { backgroundColor: '#102030' } });
  await put({ resortCodes: 'NORTH', themeSettings: theme });
  await admin.post(`/api/admin/audit/${slip?.id}/restore`).expect(200);
  const { body } = await admin.get(PATH);
  expect(JSON.parse(body.languageSettings).home).toMatchObject({
    checkInTitle: defaultLanguage.home.checkInTitle,
    membersTitle: 'Your crew',
  });
  expect(JSON.parse(body.themeSettings).sidebar.backgroundColor).toBe('#102030');
  expect(body.resortCodes).toBe('NORTH');
});

test('undone, the first text that was ever saved leaves none behind; a needed one that was empty is the default', async () => {
  const texts = () => api.database.row('select language_settings as texts from admin_settings');
  await api.database.rows("update admin_settings set language_settings = '{}'");
  const undo = async (change: string) => {
    const since = await lastAuditId(api);
    await put({ languageSettings: change });
    const [made] = await auditRows(api, since);
    return () => admin.post(`/api/admin/audit/${made?.id}/restore`).expect(200);
  };
  const first = await undo(JSON.stringify({ ...defaultLanguage, home: { ...defaultLanguage.home, addMember: 'Add' } }));
  await first();
  expect(await texts()).toEqual({ texts: {} });
  await api.database.rows(`update admin_settings set language_settings = '{"home":{"addMember":""}}'`);
  const named = await undo(JSON.stringify({ home: { addMember: 'Add' } }));
  await put({ languageSettings: JSON.stringify({ home: { addMember: 'Add', membersTitle: 'Crew' } }) });
  await named();
  expect(await texts()).toEqual({
    texts: { home: { addMember: defaultLanguage.home.addMember, membersTitle: 'Crew' } },
  });
  await api.database.rows(
    "update admin_settings set language_settings = '{}', theme_settings = '{}', resort_codes = null",
  );
});

test('a part is changed, the rest stays, and one audit row says both', async () => {
  const before = (await admin.get(PATH)).body;
  const since = await lastAuditId(api);
  const after = await put({ resortCodes: ' NORTH, SOUTH ', dateFormat: 'ddmmyyyy', version: before.version });
  expect(after).toEqual({
    ...before,
    resortCodes: 'NORTH, SOUTH',
    dateFormat: 'ddmmyyyy',
    version: before.version + 1,
    modifiedDateUtc: expect.any(String),
  });
  expect(await auditRows(api, since)).toEqual([
    expect.objectContaining({
      action: 'admin_settings.updated',
      before: expect.objectContaining({ dateFormat: 'mmddyyyy' }),
      after: expect.objectContaining({ dateFormat: 'ddmmyyyy', resortCodes: 'NORTH, SOUTH' }),
    }),
  ]);
  const late = await admin.put(PATH).send({ dateFormat: 'mmddyyyy', version: before.version });
  expect([late.status, late.body.code, late.body.details.current.dateFormat]).toEqual([
    409,
    'catalog.changed_meanwhile',
    'ddmmyyyy',
  ]);
  expect((await put({ resortCodes: null })).resortCodes).toBeNull();
});

test('sales locations are numbers between commas; spaces beside a comma, and a comma too many, do no harm', async () => {
  expect((await put({ salesLocationIds: ' 12 , 14,, ' })).salesLocationIds).toBe('12 , 14,,');
  expect((await put({ salesLocationIds: null })).salesLocationIds).toBeNull();
});

test('texts lie over the defaults and unknown keys are kept', async () => {
  const { languageSettings } = await put({
    languageSettings: '{"home":{"checkInTitle":"Off we go","mine":"kept"},"rope":{"tow":1},"__proto__":{"a":1}}',
  });
  expect(JSON.parse(languageSettings)).toMatchObject({
    home: { checkInTitle: 'Off we go', mine: 'kept', membersTitle: defaultLanguage.home.membersTitle },
    rope: { tow: 1 },
  });
  expect(languageSettings).not.toContain('__proto__');
});

test.each([
  ['themeSettings.buttons.primary.color', { themeSettings: '{"buttons":{"primary":{"color":"red"}}}' }],
  ['themeSettings.general.logoWelcomeWidth', { themeSettings: '{"general":{"logoWelcomeWidth":"wide"}}' }],
  [
    'themeSettings.bleConnect.mobileLogoUrl',
    { themeSettings: '{"bleConnect":{"mobileLogoUrl":"http://insecure.example"}}' },
  ],
  ['languageSettings.bleConnect.activateButton', { languageSettings: '{"bleConnect":{"activateButton":" "}}' }],
  ['themeSettings.general.favicon', { themeSettings: '{"general":{"favicon":"http://insecure.example/icon.png"}}' }],
  [
    'themeSettings.footer.backgroundImageUrl',
    { themeSettings: '{"footer":{"backgroundImageUrl":"javascript:alert(1)"}}' },
  ],
  ['languageSettings.application.title', { languageSettings: '{"application":{"title":""}}' }],
  ['languageSettings.home', { languageSettings: '{"home":7}' }],
  ['languageSettings', { languageSettings: '{' }],
  ['themeSettings', { themeSettings: '[1]' }],
])('a wrong value is refused with its path: %s', async (path, body) => {
  const before = (await admin.get(PATH)).body;
  const answer = await admin.put(PATH).send(body);
  expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([422, 'settings.invalid', path]);
  expect((await admin.get(PATH)).body).toEqual(before);
});

test.each([
  ['salesLocationIds', { salesLocationIds: '1, two' }],
  ['salesLocationIds', { salesLocationIds: '12 14' }],
  ['oneRiskUrl', { oneRiskUrl: 'http://risk.example' }],
  ['dateFormat', { dateFormat: 'yyyy' }],
])('a wrong %s is named', async (path, body) => {
  const answer = await admin.put(PATH).send(body);
  expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([400, 'request.invalid', path]);
});

async function openedSecret(): Promise<string> {
  const row = await api.database.row<{ sealed: Buffer; key: string }>(
    'select one_risk_secret_sealed as sealed, one_risk_secret_key_id as key from admin_settings',
  );
  const place = { table: 'admin_settings', column: 'one_risk_secret_sealed', row: 1 };
  expect(row.sealed.includes('hush')).toBe(false);
  return api.app.get(FieldCipher).open({ sealed: row.sealed, keyId: row.key }, place);
}

test('the 1Risk secret goes in sealed and never comes out', async () => {
  const since = await lastAuditId(api);
  const answer = await admin
    .put(PATH)
    .send({ oneRiskSecret: 'hush-hush', oneRiskUrl: 'https://risk.example/waivers' })
    .expect(200);
  expect(answer.body).toMatchObject({ oneRiskSecret: null, isOneRiskSecretSet: true });
  expect(await openedSecret()).toBe('hush-hush');
  expect((await put({ oneRiskUrl: null })).isOneRiskSecretSet).toBe(true);
  const stale = await admin.put(PATH).send({ oneRiskSecret: 'hush-again', version: 1 }).expect(409);
  const everywhere = [
    answer.text,
    stale.text,
    (await api.request.get('/api/settings/client')).text,
    JSON.stringify(await auditRows(api, since)),
  ];
  for (const text of everywhere) expect(text).not.toMatch(/hush/);
  expect((await put({ oneRiskSecret: null })).isOneRiskSecretSet).toBe(false);
});

test('when the secret was last set is told, so that nobody replaces a new one unseen', async () => {
  const seen = await put({ oneRiskSecret: 'hush-one' });
  const since = await lastAuditId(api);
  const theirs = await put({ oneRiskSecret: 'hush-two', version: seen.version });
  expect(Date.parse(theirs.oneRiskSecretSetUtc)).toBeGreaterThan(Date.parse(seen.oneRiskSecretSetUtc));
  const [{ before, after } = {}] = (await auditRows(api, since)) as { before?: object; after?: object }[];
  expect(before).toMatchObject({ oneRiskSecretSetUtc: seen.oneRiskSecretSetUtc });
  expect(after).toMatchObject({ oneRiskSecretSetUtc: theirs.oneRiskSecretSetUtc });

  const late = await admin.put(PATH).send({ oneRiskSecret: 'hush-three', version: seen.version }).expect(409);
  expect(late.body.details.current).toEqual(
    expect.objectContaining({ oneRiskSecretSetUtc: theirs.oneRiskSecretSetUtc }),
  );
  expect(late.text).not.toMatch(/hush/);
  expect(await openedSecret()).toBe('hush-two');
  const kept = await put({ resortCodes: 'EAST', version: theirs.version });
  expect(kept.oneRiskSecretSetUtc).toBe(theirs.oneRiskSecretSetUtc);

  const mine = await put({ oneRiskSecret: 'hush-three', version: kept.version });
  expect(await openedSecret()).toBe('hush-three');
  const typedAgain = await put({ oneRiskSecret: 'hush-three' });
  const times = [theirs, mine, typedAgain].map(({ oneRiskSecretSetUtc: at }) => Date.parse(at));
  expect(times).toEqual([...new Set(times)].sort());
  expect(await put({ oneRiskSecret: null, resortCodes: null })).toMatchObject({
    isOneRiskSecretSet: false,
    oneRiskSecretSetUtc: null,
  });
});

test('a change reaches the guests of another process within a second, by a new ETag', async () => {
  const other = await createHttpApplication(readConfig(api.variables));
  try {
    const client = () => supertest(other.getHttpServer()).get('/api/settings/client');
    const token = await api.identity.token();
    const names = async () =>
      (await supertest(other.getHttpServer()).get('/api/locations').set('authorization', `Bearer ${token}`)).body.map(
        ({ name }: { name: string }) => name,
      );
    const etag = (await client()).headers['etag'] ?? '';
    await client().set('if-none-match', etag).expect(304);
    expect(await names()).toEqual([]);
    let changes = 0;
    const colour = async () => {
      const wanted = `#12345${++changes % 10}`;
      await put({ themeSettings: JSON.stringify({ buttons: { primary: { backgroundColor: wanted } } }) });
      return timed(() => until(async () => (await client()).body.themeSettings.includes(wanted)));
    };
    expect(await bestOf(1_000, colour)).toBeLessThan(1_000);
    await client().set('if-none-match', etag).expect(200);
    const lodge = async () => {
      const name = `New lodge ${++changes}`;
      await admin.post('/api/locations').send({ name }).expect(200);
      return timed(() => until(async () => (await names()).includes(name)));
    };
    expect(await bestOf(1_000, lodge)).toBeLessThan(1_000);
  } finally {
    await other.close();
  }
});
