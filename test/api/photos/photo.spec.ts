import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { startApi, type TestApi } from '../../support/api';
import { bestOf, timed } from '../../support/best-of';
import { buildHousehold, type Household } from '../../support/build-household';
import { buildBomb, buildPhoto, buildPicture, colorAt } from '../../support/build-images';

let api: TestApi;
let carters: Household;
let others: Household;

beforeAll(async () => {
  api = await startApi();
  carters = await buildHousehold(api.database, {
    issuer: api.identity.issuer,
    subject: 'emma',
    members: [{ firstName: 'Mia' }],
  });
  others = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'noah', members: [{}] });
});

afterAll(() => api.close());

const rows = () =>
  api.database.rows('select contact_id, hash, storage_key, byte_size from photo_upload order by uploaded_at');
const files = () =>
  readdirSync(api.storageFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

interface Upload {
  sub?: string;
  contactId?: number | string;
  fields?: Record<string, string>;
  name?: string;
}

async function upload(
  bytes: Buffer,
  { sub = 'emma', contactId = carters.headId, fields = {}, name = 'photo.jpg' }: Upload = {},
) {
  const guest = await api.as({ sub });
  const call = guest.post('/api/photo/Contact/Upload').query({ contactId });
  for (const [field, value] of Object.entries(fields)) call.field(field, value);
  return call.attach('file', bytes, name);
}

async function uploaded(bytes: Buffer, options?: Upload): Promise<Buffer> {
  const { status, body } = await upload(bytes, options);
  expect([status, body.status]).toEqual([200, 'success']);
  const guest = await api.as({ sub: 'emma' });
  const image = await guest.get(body.path).buffer(true).expect(200);
  return image.body as Buffer;
}

test('a photo comes back as a clean square JPEG without make, name or place', async () => {
  const original = await buildPhoto(1600, 1200);
  expect(original.includes('SecretCam')).toBe(true);
  const image = await uploaded(original);
  const seen = await sharp(image).metadata();
  expect([seen.format, seen.width, seen.height, seen.exif, seen.icc, seen.orientation]).toEqual([
    'jpeg',
    400,
    400,
    undefined,
    undefined,
    undefined,
  ]);
  for (const trace of ['SecretCam', 'Carter', 'Exif', 'GPS']) expect(image.includes(trace)).toBe(false);
});

test('the answer names the content, and only the household may see it', async () => {
  const { body } = await upload(await buildPhoto(500, 500), { contactId: carters.memberIds[0] });
  expect(body).toEqual({
    status: 'success',
    file: `${body.photoHash}.jpg`,
    path: `/api/photo/Contact/${carters.memberIds[0]}/${body.photoHash}`,
    photoHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const emma = await api.as({ sub: 'emma' });
  const { headers } = await emma.get(body.path).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const noah = await api.as({ sub: 'noah' });
  expect((await noah.get(body.path).expect(404)).body.code).toBe('photo.unknown');
  expect((await emma.get(`/api/photo/Contact/${carters.headId}/${body.photoHash}`).expect(404)).body.code).toBe(
    'photo.unknown',
  );
  await api.request.get(body.path).expect(401);
});

test('whose first call of all is an upload has a household, to which somebody else does not belong', async () => {
  const before = await rows();
  for (const call of ['first', 'second']) {
    const refused = await upload(await buildPhoto(500, 500), { sub: 'newcomer' });
    expect([call, refused.status, refused.body.code]).toEqual([call, 404, 'contact.unknown']);
  }
  expect(await rows()).toEqual(before);
  const [own] = await api.database.rows<{ id: string }>(
    `select contact_id::text as id from identity where subject = 'newcomer'`,
  );
  const taken = await upload(await buildPhoto(500, 500), { sub: 'newcomer', contactId: own?.id });
  expect([taken.status, taken.body.status]).toEqual([200, 'success']);
});

test('the current photo is served too', async () => {
  await api.database.rows(
    `insert into photo (contact_id, hash, storage_key, byte_size)
     select contact_id, hash, storage_key, byte_size from photo_upload where contact_id = $1 limit 1`,
    [carters.memberIds[0]],
  );
  await api.database.rows('delete from photo_upload where contact_id = $1', [carters.memberIds[0]]);
  const emma = await api.as({ sub: 'emma' });
  const profile = await emma.get('/api/profile').expect(200);
  await emma.get(profile.body.contacts[1].imageUrl).expect(200).expect('content-type', 'image/jpeg');
});

test('a picture held sideways stands upright', async () => {
  const image = await uploaded(await buildPhoto(800, 800, 6));
  expect([await colorAt(image, 200, 40), await colorAt(image, 200, 360)]).toEqual(['red', 'blue']);
});

test('turn and crop of the widget are done when the picture is not ready', async () => {
  const picture = await buildPicture(1000, 600).png().toBuffer();
  const right = await uploaded(picture, {
    fields: { actions: JSON.stringify({ crop: { x: 600, y: 100, width: 300, height: 300 } }) },
  });
  expect([await colorAt(right, 10, 10), await colorAt(right, 390, 390)]).toEqual(['blue', 'blue']);
  const turned = { rotation: 90, crop: { x: 0, y: 200, width: 600, height: 600, type: 'manual' } };
  const upright = await uploaded(picture, { fields: { output: '{"width":400}', actions: JSON.stringify(turned) } });
  expect([await colorAt(upright, 200, 40), await colorAt(upright, 200, 360)]).toEqual(['red', 'blue']);
});

test('a ready picture is not cut again, and a crop outside the picture is moved inside', async () => {
  const crop = { crop: { x: 300, y: 300, width: 50, height: 50 } };
  const ready = await uploaded(await buildPicture(400, 400).jpeg().toBuffer(), {
    fields: { 'slim[]': JSON.stringify({ actions: crop }) },
  });
  expect([await colorAt(ready, 10, 10), await colorAt(ready, 390, 10)]).toEqual(['red', 'blue']);
  const far = { crop: { x: 5000, y: 5000, width: 5000, height: 5000 } };
  await uploaded(await buildPicture(600, 600).webp().toBuffer(), { fields: { actions: JSON.stringify(far) } });
});

test('transparent parts become white', async () => {
  const clear = await sharp({
    create: { width: 500, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  expect(await colorAt(await uploaded(clear), 200, 200)).toBe('255,255,255');
});

test('the same picture twice is the same content in files of its own', async () => {
  const picture = await buildPhoto(640, 480);
  const [first, second] = [await upload(picture), await upload(picture)];
  expect(second.body.photoHash).toBe(first.body.photoHash);
  const same = (await rows()).filter(({ hash }) => hash === first.body.photoHash);
  expect(new Set(same.map(({ storage_key }) => storage_key)).size).toBe(2);
});

const hostile: [string, string, number, string, () => Promise<Buffer> | Buffer][] = [
  [
    'a picture of 50,000 × 50,000',
    'photo.too_big',
    413,
    'The file is probably too big',
    () => buildBomb(50_000, 50_000),
  ],
  [
    'a drawing with scripts',
    'photo.invalid',
    422,
    'Invalid file type, expects: jpeg, png, webp.',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  [
    'a renamed page',
    'photo.invalid',
    422,
    'Invalid file type, expects: jpeg, png, webp.',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  ],
  [
    'half a photo',
    'photo.invalid',
    422,
    'This file is not a photo we can read. Please choose another one.',
    async () => (await buildPhoto(2000, 1500)).subarray(0, 9_000),
  ],
  [
    'a page behind the mark of a JPEG',
    'photo.invalid',
    422,
    'This file is not a photo we can read. Please choose another one.',
    () =>
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html></html>'), Buffer.from([0xff, 0xd9])]),
  ],
  ['an empty file', 'request.invalid', 400, 'Please choose a photo', () => Buffer.alloc(0)],
];

test.each(hostile)('%s is refused in words, quickly, and leaves nothing', async (_, code, status, message, make) => {
  const bytes = await make();
  const before = [await rows(), files()];
  const answer = await upload(bytes);
  expect([answer.status, answer.body]).toEqual([
    status,
    { status: 'failure', message, code, traceId: expect.any(String) },
  ]);
  // Decoding would take many seconds; the figure itself is measured by the bench.
  expect(await bestOf(1000, () => timed(() => upload(bytes)))).toBeLessThan(1000);
  expect([await rows(), files()]).toEqual(before);
});

test('a file above the limit is refused', async () => {
  const { status, body } = await upload(Buffer.alloc(21 * 1024 * 1024, 1));
  expect([status, body.status, body.code, body.message]).toEqual([
    413,
    'failure',
    'photo.too_big',
    'The file is probably too big',
  ]);
});

test.each([
  ['another household', () => others.memberIds[0]!],
  ['nobody', () => 999_999],
])('a photo for %s is not taken in', async (_, contactId) => {
  const before = [await rows(), files()];
  const { status, body } = await upload(await buildPhoto(500, 500), { contactId: contactId() });
  expect([status, body.status, body.code]).toEqual([404, 'failure', 'contact.unknown']);
  expect([await rows(), files()]).toEqual(before);
});

test('wrong data fields are named', async () => {
  const photo = await buildPhoto(500, 500);
  const wrong = await upload(photo, { fields: { actions: '{"rotation":45}' } });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'request.invalid']);
  expect(wrong.body.message).toContain('rotation');
  const noId = await upload(photo, { contactId: 'me' });
  expect([noId.status, noId.body.status]).toEqual([400, 'failure']);
});

test('without a form or without a sign-in there is no upload', async () => {
  const guest = await api.as({ sub: 'emma' });
  const json = await guest.post(`/api/photo/Contact/Upload?contactId=${carters.headId}`).send({ photo: 'x' });
  expect([json.status, json.body.code]).toEqual([415, 'request.unsupported_type']);
  const stranger = await api.request.post(`/api/photo/Contact/Upload?contactId=${carters.headId}`).expect(401);
  expect(stranger.type).toBe('application/problem+json');
});

test('a household that sends sixty photos waits', async () => {
  const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'eager' });
  const junk = Buffer.from('junk');
  for (let sent = 0; sent < 60; sent += 1)
    expect((await upload(junk, { sub: 'eager', contactId: headId })).status).toBe(422);
  const { status, body, headers } = await upload(junk, { sub: 'eager', contactId: headId });
  expect([status, body.code]).toEqual([429, 'photo.too_many']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(500);
});
