import sharp from 'sharp';
import { readConfig } from '../../api/src/config/read-config';
import { createWorkerApplication } from '../../api/src/create-worker-application';
import { SweepResortPicturesHandler } from '../../api/src/domains/photos/jobs/sweep-pictures.handler';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../support/administrator';
import { apiVariables, type SignedInAgent, startApi, type TestApi } from '../support/api';
import { buildBomb, buildPhoto, buildPicture } from '../support/build-images';

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

/** The worker's sweep, as if what is there now were uploaded a while ago. */
async function sweepAfter(age: string): Promise<void> {
  await api.database.rows(
    `alter table audit_event disable trigger user; update audit_event set occurred_at = occurred_at - interval '${age}' where entity = 'picture';
     alter table audit_event enable trigger user`,
  );
  const worker = await createWorkerApplication(
    readConfig(apiVariables(api.database.url, api.identity.issuer, api.storageFolder)),
  );
  await worker.get(SweepResortPicturesHandler).handle({}, { signal: new AbortController().signal });
  await worker.close();
}

test('what was uploaded and never used goes after a day; what a record names or ever named stays', async () => {
  const picture = (width: number) => buildPicture(width, 90).png().toBuffer();
  const uploaded = async (width: number) => (await upload(await picture(width)).expect(200)).body.address as string;
  const [used, replaced, unused] = [await uploaded(210), await uploaded(220), await uploaded(230)];
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
  const told = (await auditRows(api, since)).filter(({ before }) => before?.['address'] === unused);
  expect(told).toEqual([expect.objectContaining({ action: 'picture.discarded', actor_email: null, after: null })]);

  expect(await uploaded(230)).toBe(unused);
  expect(await seen()).toEqual([200, 200, 200]);
});
