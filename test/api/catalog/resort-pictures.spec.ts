import sharp from 'sharp';
import { readConfig } from '../../../api/src/config/read-config';
import { createWorkerApplication } from '../../../api/src/create-worker-application';
import { SweepResortPicturesHandler } from '../../../api/src/domains/photos/jobs/sweep-pictures.handler';
import { ResortPicturesQueries } from '../../../api/src/domains/photos/resort-pictures.queries';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildBomb, buildPhoto, buildPicture } from '../../support/build-images';
import { heardChanges } from '../../support/heard-changes';

let api: TestApi;
let admin: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
});
afterAll(() => api.close());

const upload = (bytes: Buffer, name = 'logo.png') => admin.post('/api/admin/pictures').attach('file', bytes, name);

test('a logo keeps what is transparent, anybody may see it for ever, and the audit trail knows who brought it', async () => {
  const logo = await sharp({
    create: { width: 300, height: 80, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  const since = await lastAuditId(api);
  const { body } = await upload(logo).expect(200);
  expect(body.address).toMatch(/^\/api\/pictures\/[0-9a-f]{64}\.png$/);

  const { headers, body: bytes } = await api.request.get(body.address).buffer(true).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const seen = await sharp(bytes as Buffer).metadata();
  expect([seen.width, seen.height, seen.hasAlpha]).toEqual([300, 80, true]);
  expect(await auditRows(api, since)).toEqual([
    expect.objectContaining({ action: 'picture.uploaded', before: null, after: body }),
  ]);
  const again = await upload(logo).expect(200);
  expect(again.body).toEqual(body);
});

/** A picture that is made of the theme: its size, and its colour so far across, in the middle unless told how far down. */
async function drawn(address: string) {
  const { body: png, headers } = await api.request
    .get(address)
    .buffer(true)
    .expect(200)
    .expect('content-type', 'image/png');
  const { data, info } = await sharp(png as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (across: number, down = 0.5) => {
    const pixel = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * info.channels;
    return [...data.subarray(pixel, pixel + 3)];
  };
  return { width: info.width, height: info.height, at, etag: headers['etag'] ?? '' };
}

test("the icons for a home screen are the logo on the theme's ground, with room around it for any shape", async () => {
  const logo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const { body } = await upload(logo).expect(200);
  await api.database.rows('update admin_settings set theme_settings = $1', [
    { general: { logoUrl: body.address }, footer: { backgroundColor: '#0000ff' } },
  ]);
  await heardChanges(api);
  const icon = (name: string) => drawn(`/api/resort/icons/${name}`);
  const [red, blue] = [
    [255, 0, 0],
    [0, 0, 255],
  ];
  const [any, maskable] = [await icon('any-192.png'), await icon('maskable-512.png')];
  expect([any.width, maskable.width]).toEqual([192, 512]);
  expect([any.at(0.5), any.at(0.18), any.at(0.05)]).toEqual([red, red, blue]);
  expect([maskable.at(0.5), maskable.at(0.18)]).toEqual([red, blue]);
  await api.request.get('/api/resort/icons/any-192.png').set('if-none-match', any.etag).expect(304);
  await api.request.get('/api/resort/icons/any-7.png').expect(400);

  await api.database.rows(`update admin_settings set theme_settings = '{"footer":{"backgroundColor":"#00ff00"}}'`);
  await heardChanges(api);
  const ridge = await icon('any-192.png');
  expect(ridge.at(0.5)).not.toEqual(red);
  expect(ridge.etag).not.toBe(any.etag);
  await api.database.rows(`update admin_settings set theme_settings = '{}'`);
  await heardChanges(api);
});

test("an iPhone starts the app with the logo on the theme's ground, exactly as large as its screen", async () => {
  const logo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const { body } = await upload(logo).expect(200);
  const inBlue = { footer: { backgroundColor: '#0000ff' }, buttons: { primary: { backgroundColor: '#00ff00' } } };
  const settings = (theme: object) => api.database.rows('update admin_settings set theme_settings = $1', [theme]);
  await settings({ ...inBlue, general: { logoUrl: body.address } });
  await heardChanges(api);
  const [red, green, blue] = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ];
  const address = '/api/resort/start-pictures/1170x2532.png';
  const picture = await drawn(address);
  expect([picture.width, picture.height]).toEqual([1170, 2532]);
  expect([picture.at(0.5), picture.at(0.3), picture.at(0.2), picture.at(0.5, 0.44)]).toEqual([red, red, blue, blue]);
  expect([picture.at(0.01, 0.01), picture.at(0.99, 0.99)]).toEqual([blue, blue]);
  await api.request.get(address).set('if-none-match', picture.etag).expect(304);

  await settings(inBlue);
  await heardChanges(api);
  const ridge = await drawn(address);
  expect(ridge.etag).not.toBe(picture.etag);
  expect([ridge.at(0.5), ridge.at(0.25, 0.8)]).toEqual([blue, green]);
  await settings({});
  await heardChanges(api);
});

test('a logo that lies on another address is left out of what is drawn', async () => {
  const theme = { general: { logoUrl: 'https://cdn.resort.example/brand/logo (2).svg?v=1' } };
  await api.database.rows('update admin_settings set theme_settings = $1', [theme]);
  await heardChanges(api);
  expect((await drawn('/api/resort/icons/any-192.png')).width).toBe(192);
  expect((await drawn('/api/resort/start-pictures/1170x2532.png')).width).toBe(1170);
  await api.database.rows(`update admin_settings set theme_settings = '{}'`);
  await heardChanges(api);
});

test.each(['1171x2532.png', '99999x99999.png', 'logo.png', 'constructor'])(
  'nothing is drawn for a screen that no phone has: %s',
  async (name) => {
    const { status, body } = await api.request.get(`/api/resort/start-pictures/${name}`);
    expect([status, body.code]).toEqual([404, 'picture.unknown']);
  },
);

test('a large photo is made smaller and tells neither camera nor place', async () => {
  const { body } = await upload(await buildPhoto(3600, 1800), 'background.jpg').expect(200);
  const bytes = (await api.request.get(body.address).buffer(true).expect(200)).body as Buffer;
  const seen = await sharp(bytes).metadata();
  expect([seen.format, seen.width, seen.height, seen.exif]).toEqual(['jpeg', 2400, 1200, undefined]);
  expect(bytes.includes('SecretCam')).toBe(false);
});

test('what is no picture, or too large a one, is refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const whole = await buildPicture(200, 200).png().toBuffer();
  const answers = [
    await upload(svg, 'logo.svg'),
    await upload(whole.subarray(0, whole.length - 20)),
    await upload(buildBomb(40_000, 40_000)),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'photo.invalid'],
    [422, 'photo.invalid'],
    [413, 'photo.too_big'],
  ]);
  const plain = await admin.post('/api/admin/pictures').send({ file: 'x' });
  expect([plain.status, plain.body.code]).toEqual([415, 'request.unsupported_type']);
});

test.each(['0'.repeat(64), `${'0'.repeat(64)}.png`, '..%2f..%2fetc%2fpasswd', `${'0'.repeat(64)}.svg`])(
  'an address that names nothing is unknown, and is not kept by anybody: %s',
  async (file) => {
    const { status, body, headers } = await api.request.get(`/api/pictures/${file}`);
    expect([status, body.code]).toEqual([404, 'picture.unknown']);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  },
);

/** The worker's sweep, as if what is there now were uploaded a while ago; `meanwhile`: once it has read what nobody uses. */
async function sweepAfter(age: string, meanwhile?: () => Promise<void>): Promise<void> {
  await api.database.rows(
    `alter table audit_event disable trigger user; update audit_event set occurred_at = occurred_at - interval '${age}' where entity = 'picture';
     alter table audit_event enable trigger user`,
  );
  const worker = await createWorkerApplication(readConfig(api.variables));
  const queries = worker.get(ResortPicturesQueries);
  const find = queries.findUnused.bind(queries);
  jest.spyOn(queries, 'findUnused').mockImplementation(async (most) => {
    const found = await find(most);
    await meanwhile?.();
    return found;
  });
  await worker.get(SweepResortPicturesHandler).handle({}, { signal: new AbortController().signal });
  await worker.close();
}

test('what was uploaded and never used goes after a day; what a record names or ever named stays', async () => {
  const picture = (width: number) => buildPicture(width, 90).png().toBuffer();
  const uploaded = async (width: number) => (await upload(await picture(width)).expect(200)).body.address as string;
  const [used, replaced, unused] = [await uploaded(210), await uploaded(220), await uploaded(230)];
  const inWaiver = await uploaded(240);
  const html = `<p>Skiing has risks.</p><img src="${inWaiver}" alt="The mountain" />`;
  await admin.post('/api/admin/waivers').send({ posWaiverId: 'W-MAP', title: 'Map', html }).expect(200);
  const { body: activity } = await admin
    .post('/api/activities')
    .send({ name: 'Tubing', imageUrl: replaced })
    .expect(200);
  await admin.put(`/api/activities/${activity.id}`).send({ name: 'Tubing', imageUrl: used }).expect(200);
  const seen = async () =>
    Promise.all([used, replaced, unused].map(async (address) => (await api.request.get(address)).status));

  await sweepAfter('23 hours');
  expect(await seen()).toEqual([200, 200, 200]);
  const since = await lastAuditId(api);
  await sweepAfter('2 hours');
  expect(await seen()).toEqual([200, 200, 404]);
  // What guests are shown before they sign.
  await api.request.get(inWaiver).expect(200);
  const told = (await auditRows(api, since)).filter(({ before }) => before?.['address'] === unused);
  expect(told).toEqual([expect.objectContaining({ action: 'picture.discarded', actor_email: null, after: null })]);

  expect(await uploaded(230)).toBe(unused);
  expect(await seen()).toEqual([200, 200, 200]);
});

test('while the sweep reads, administrators save; a picture that they use then, or bring once more, stays', async () => {
  const picture = async (width: number) =>
    (await upload(await buildPicture(width, 90).png().toBuffer()).expect(200)).body.address as string;
  const [named, shown, again, unused] = [
    await picture(310),
    await picture(320),
    await picture(330),
    await picture(340),
  ];
  let saves: Promise<void> | undefined;
  const save = async () => {
    await admin.post('/api/activities').send({ name: 'Snowshoes', imageUrl: named }).expect(200);
    const html = `<p>Snow is cold.</p><img src="${shown}" alt="Snow" />`;
    await admin.post('/api/admin/waivers').send({ posWaiverId: 'W-SNOW', title: 'Snow', html }).expect(200);
    expect(await picture(330)).toBe(again);
  };
  await sweepAfter('25 hours', () => {
    saves ??= save();
    return saves;
  });
  const seen = await Promise.all([named, shown, again, unused].map((address) => api.request.get(address)));
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
});
