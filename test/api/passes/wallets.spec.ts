import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PassHolders } from '@arrival/contracts';
import { unzipSync } from 'fflate';
import { jwtVerify } from 'jose';
import { PassTokens } from '../../../api/src/domains/passes/pass-tokens';
import { keepTestWallets } from '../../../libs/sandbox/src/wallet/write-test-wallets';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { addPurchase, buildHousehold, type Household } from '../../support/build-household';

/** Passes for wallets: really signed, for those alone whose they are (D40, D49, D59). */
let api: TestApi;
let folder: string;
let carters: Household;
let emma: SignedInAgent;
let holders: PassHolders['holders'];
let cookie: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arrival-wallets-'));
  api = await startApi(keepTestWallets(folder));
  carters = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'emma', members: [{}] });
  await api.database.rows(`insert into product (product_id, code, name) values (901, 'SEASON', 'Season pass')`);
  await api.database.rows(
    `insert into pass_media (contact_id, product_id, pass_number) values ($1, 901, 'SP1'), ($2, 901, 'SP2')`,
    [carters.headId, carters.memberIds[0]],
  );
  await addPurchase(api.database, carters.memberIds[0]!, { productId: 901, productDate: '2027-04-30' });
  emma = await api.as({ sub: 'emma' });
  const opened = await emma.post('/api/profile/passes/holders').expect(200);
  ({ holders } = opened.body);
  cookie = String(opened.headers['set-cookie']).split(';')[0]!;
});
beforeEach(() => api.database.rows('delete from rate_limit'));
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const base = '/api/profile/passes';
const bytesOf = async (path: string, query: object = {}) => {
  const { body, headers } = await api.request
    .get(`${base}/${path}`)
    .query(query)
    .set('cookie', cookie)
    .responseType('blob')
    .expect(200);
  expect(headers['content-type']).toBe('application/vnd.apple.pkpass');
  return unzipSync(new Uint8Array(body as Buffer));
};
const json = (bytes: Uint8Array | undefined) => JSON.parse(Buffer.from(bytes!).toString('utf8'));

/** As openssl sees it, by the test's own root. */
function verify(files: Record<string, Uint8Array>): string {
  const at = (name: string) => join(folder, name);
  writeFileSync(at('manifest.json'), files['manifest.json']!);
  writeFileSync(at('signature'), files['signature']!);
  const signed = ['-in', at('signature'), '-inform', 'DER', '-content', at('manifest.json')];
  const trusted = ['-CAfile', at('root.pem'), '-purpose', 'any', '-binary', '-out', at('out')];
  execFileSync('openssl', ['cms', '-verify', ...signed, ...trusted], { stdio: 'pipe' });
  return createHash('sha1').update(files['pass.json']!).digest('hex');
}

test("a person's pass is signed by the chain, names every file by its hash, and says that it is a test", async () => {
  const files = await bytesOf('applewallet', {
    ipCode: holders[0]!.ipCode,
    firstName: 'Mallory',
    externalOrderId: '88',
  });
  expect(json(files['manifest.json'])['pass.json']).toBe(verify(files));
  const pass = json(files['pass.json']);
  expect(pass).toMatchObject({ passTypeIdentifier: 'pass.example.arrival.test', teamIdentifier: 'ARRIVALTST' });
  expect(pass.barcodes).toEqual([expect.objectContaining({ format: 'PKBarcodeFormatQR', message: 'SP1' })]);
  expect(pass.generic.primaryFields[0]).toMatchObject({ value: 'Emma Carter', label: 'Season pass' });
  expect(pass.generic.auxiliaryFields.map(({ value }: { value: string }) => value)).toEqual(['SP1', '88']);
  expect(JSON.stringify(pass)).not.toContain('Mallory');
  expect(pass.generic.backFields[0].value).toContain('A pass for trying out');
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png', 'pass.json', 'signature']));
  expect(json((await bytesOf('applewallet', { ipCode: holders[0]!.ipCode }))['pass.json']).serialNumber).toBe(
    pass.serialNumber,
  );
});

test('a pass that opens nothing is none to keep, and a cancelled order gives no last day', async () => {
  const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'tom', members: [] });
  await api.database.rows(
    `insert into pass_media (contact_id, product_id, pass_number, status)
     values ($1, 901, 'T1', 'active'), ($1, 901, 'T2', 'inactive')`,
    [headId],
  );
  await addPurchase(api.database, headId, { productId: 901, productDate: '2031-04-30', status: 'cancelled' });
  const tom = await api.as({ sub: 'tom' });
  const { body } = await tom.post('/api/profile/passes/holders').expect(200);
  expect(body.holders[0].passes).toEqual([{ passNumber: 'T1', productName: 'Season pass' }]);
  const query = { ipCode: body.holders[0].ipCode };
  const answer = await tom.get(`${base}/applewallet`).query(query).responseType('blob').expect(200);
  const { generic } = json(unzipSync(new Uint8Array(answer.body))['pass.json']);
  expect(generic.auxiliaryFields.map(({ value }: { value: string }) => value)).toEqual(['T1']);
});

test('of several passes it is that of the season, which has no end, before one that has ended and one that nobody bought', async () => {
  const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'sue', members: [] });
  await api.database.rows(
    `insert into product (product_id, code, name) values (902, 'DAY', 'Day ticket'), (903, 'KEY', 'Key card')`,
  );
  await api.database.rows(
    `insert into pass_media (contact_id, product_id, pass_number)
     values ($1, 902, 'D1'), ($1, 901, 'S1'), ($1, 901, 'S2'), ($1, 903, 'K1')`,
    [headId],
  );
  for (const [productId, productDate] of [
    [902, '2020-01-02'],
    [901, '2019-04-30'],
    [901, null],
  ] as const)
    await addPurchase(api.database, headId, { productId, ...(productDate && { productDate }) });
  const sue = await api.as({ sub: 'sue' });
  const { body } = await sue.post('/api/profile/passes/holders').expect(200);
  const query = { ipCode: body.holders[0].ipCode };
  const answer = await sue.get(`${base}/applewallet`).query(query).responseType('blob').expect(200);
  const { barcodes, generic } = json(unzipSync(new Uint8Array(answer.body))['pass.json']);
  expect([barcodes[0].message, generic.auxiliaryFields.length]).toEqual(['S2', 1]);
});

test('what stands on a pass is in the language of whoever takes it', async () => {
  const german = await emma
    .get(`${base}/applewallet`)
    .query({ ipCode: holders[0]!.ipCode })
    .set('accept-language', 'de')
    .responseType('blob')
    .expect(200);
  const pass = json(unzipSync(new Uint8Array(german.body))['pass.json']);
  expect(pass.generic.backFields[0].value).toContain('Ein Skipass zum Ausprobieren');
  const family = await emma.get(`${base}/family/googlewallet`).set('accept-language', 'ja').expect(200);
  const [, payload = ''] = family.body.address.split('/').at(-1).split('.');
  const { genericObjects } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')).payload;
  expect(genericObjects[0].subheader.defaultValue).toEqual({ language: 'ja', value: 'ファミリーコード' });
});

test.each([
  ['en', 'Apr 30, 2027'],
  ['de', '30.04.2027'],
  ['fr', '30 avr. 2027'],
  ['ja', '2027/04/30'],
])('its last day is written as people read days (%s)', async (language, day) => {
  const { ipCode } = holders[1]!;
  const apple = await emma
    .get(`${base}/applewallet`)
    .query({ ipCode })
    .set('accept-language', language)
    .responseType('blob')
    .expect(200);
  const { auxiliaryFields } = json(unzipSync(new Uint8Array(apple.body))['pass.json']).generic;
  expect(auxiliaryFields.map(({ value }: { value: string }) => value)).toEqual(['SP2', day]);
});

test('one changed byte is found', async () => {
  const files = await bytesOf('applewallet', { ipCode: holders[0]!.ipCode });
  files['manifest.json']![5]! ^= 1;
  expect(() => verify(files)).toThrow();
});

test("the save link is a signed token of the resort's service account", async () => {
  const { body } = await emma.get(`${base}/googlewallet`).query({ ipCode: holders[1]!.ipCode }).expect(200);
  const [, token] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(body.address)!;
  const account = JSON.parse(readFileSync(join(folder, 'google.json'), 'utf8'));
  const { payload } = await jwtVerify(token!, createPublicKey(account.public_key), {
    issuer: account.client_email,
    audience: 'google',
    algorithms: ['RS256'],
  });
  expect(payload).toMatchObject({ typ: 'savetowallet', origins: ['http://localhost:3000'] });
  const { genericObjects } = payload['payload'] as { genericObjects: Record<string, unknown>[] };
  expect(genericObjects).toEqual([
    expect.objectContaining({ state: 'ACTIVE', barcode: { type: 'QR_CODE', value: 'SP2', alternateText: 'SP2' } }),
  ]);
  expect(genericObjects[0]?.['textModulesData']).toContainEqual(
    expect.objectContaining({ id: 'test', body: expect.stringContaining('A pass for trying out') }),
  );
});

test("the family's code is a pass too, and follows the code", async () => {
  const { familyCode } = (await emma.get('/api/profile').expect(200)).body;
  const files = await bytesOf('family/applewallet');
  verify(files);
  expect(json(files['pass.json']).barcodes[0].message).toBe(familyCode);
  expect((await emma.get(`${base}/family/googlewallet`).expect(200)).body.address).toMatch(/^https:\/\/pay\.google/);
});

test('the family of somebody who has one name alone is called by it', async () => {
  const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'cher', members: [] });
  await api.database.rows("update contact set first_name = 'Cher', last_name = '' where contact_id = $1", [headId]);
  const cher = await api.as({ sub: 'cher' });
  const { body } = await cher.get(`${base}/family/applewallet`).responseType('blob').expect(200);
  const pass = json(unzipSync(new Uint8Array(body as Buffer))['pass.json']);
  expect(pass.generic.primaryFields[0].value).toBe('Cher');
});

test('a phone that scans gets this one pass, as its own wallet takes it', async () => {
  const { address } = (await emma.post(`${base}/wallet`).send({ ipCode: holders[1]!.ipCode }).expect(200)).body;
  const { pathname, search } = new URL(address);
  const open = (phone: string) => api.request.get(`${pathname}${search}`).set('user-agent', phone);
  const onIphone = await open('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)').responseType('blob').expect(200);
  const files = unzipSync(new Uint8Array(onIphone.body));
  expect(json(files['pass.json']).barcodes[0].message).toBe('SP2');
  const onAndroid = await open('Mozilla/5.0 (Linux; Android 16)').expect(302);
  expect(onAndroid.headers['location']).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
  const guessed = await api.request.get(`${pathname}?t=guess`);
  expect([guessed.status, guessed.body.code]).toEqual([404, 'pass.link_used']);
});

test('a phone that scans the family’s gets the code of the family', async () => {
  const { address } = (await emma.post(`${base}/wallet`).send({ ipCode: null }).expect(200)).body;
  const { pathname, search } = new URL(address);
  const phone = api.request.get(`${pathname}${search}`).set('user-agent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)');
  const { body } = await phone.responseType('blob').expect(200);
  const { familyCode } = (await emma.get('/api/profile').expect(200)).body;
  expect(json(unzipSync(new Uint8Array(body))['pass.json']).barcodes[0].message).toBe(familyCode);
});

test("a child's link gives the child's pass, and not the family's code", async () => {
  const [head, child] = holders as [PassHolders['holders'][number], PassHolders['holders'][number]];
  const { token } = await api.app.get(PassTokens, { strict: false }).issue('capability', [child.ipCode]);
  const own = `${cookie.split('=')[0]}=${token}`;
  const codeOf = async (path: string, query: object = {}) =>
    (await api.request.get(`${base}/${path}`).query(query).set('cookie', own)).body.code;
  await api.request.get(`${base}/applewallet`).query({ ipCode: child.ipCode }).set('cookie', own).expect(200);
  expect(await codeOf('applewallet', { ipCode: head.ipCode })).toBe('contact.unknown');
  for (const path of ['family/applewallet', 'family/googlewallet']) expect(await codeOf(path)).toBe('contact.unknown');
  const scanned = await api.request.post(`${base}/wallet`).send({ ipCode: null }).set('cookie', own);
  expect(scanned.body.code).toBe('contact.unknown');
});

test('a stranger gets nothing, and no picture comes from elsewhere', async () => {
  const { ipCode } = holders[0]!;
  for (const path of ['applewallet', 'googlewallet'])
    for (const code of [ipCode, 'C999999', '☃'])
      expect((await api.request.get(`${base}/${path}`).query({ ipCode: code })).body.code).toBe('auth.required');
  expect((await api.request.get(`${base}/family/applewallet`)).status).toBe(401);
  expect((await emma.get(`${base}/applewallet`).query({ ipCode: 'C999999' })).body.code).toBe('contact.unknown');
  const theme = { mediaCard: { logoImageUrl: 'https://elsewhere.example/logo.png', resortName: 'Silverpine' } };
  await api.database.rows('update admin_settings set theme_settings = $1', [JSON.stringify(theme)]);
  let name = '';
  while (name !== 'Silverpine') {
    const files = await bytesOf('applewallet', { ipCode });
    expect(Object.keys(files).filter((file) => file.startsWith('logo'))).toEqual([]);
    name = json(files['pass.json']).organizationName;
  }
});

test('a colour of three digits, as the theme takes it, is the colour of the pass', async () => {
  const theme = { mediaCard: { backgroundColor: '#06c', textColor: '#FFFFFF', resortName: 'Goldpine' } };
  await api.database.rows('update admin_settings set theme_settings = $1', [JSON.stringify(theme)]);
  let pass: Record<string, unknown> = {};
  while (pass['organizationName'] !== 'Goldpine')
    pass = json((await bytesOf('applewallet', { ipCode: holders[0]!.ipCode }))['pass.json']);
  expect([pass['backgroundColor'], pass['foregroundColor']]).toEqual(['rgb(0, 102, 204)', 'rgb(255, 255, 255)']);
});

test('without certificates both say so, and the app hides the buttons', async () => {
  const bare = await startApi();
  try {
    await buildHousehold(bare.database, { issuer: bare.identity.issuer, subject: 'olaf', members: [] });
    const olaf = await bare.as({ sub: 'olaf' });
    for (const path of ['family/applewallet', 'family/googlewallet']) {
      const { status, body } = await olaf.get(`${base}/${path}`);
      expect([status, body.code]).toEqual([503, 'wallet.not_configured']);
    }
    const settings = (agent: TestApi) => agent.request.get('/api/settings/client').then(({ body }) => body.wallets);
    expect([await settings(bare), await settings(api)]).toEqual([[], ['apple', 'google']]);
  } finally {
    await bare.close();
  }
});
