import { type ClientRequest, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { startApi, type TestApi } from '../../support/api';
import { buildHousehold, type Household } from '../../support/build-household';
import { blue, buildBomb, colorAt, red } from '../../support/build-images';
import { until } from '../../support/until';

let api: TestApi;
let carters: Household;
let moreaus: Household;

beforeAll(async () => {
  api = await startApi();
  carters = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'emma' });
  moreaus = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'louis' });
  await api.app.listen(0, '127.0.0.1');
});

afterAll(() => api.close());

const pathOf = ({ headId }: Household) => `/api/photo/Contact/Upload?contactId=${headId}`;
/** Of one colour and some megabytes, so that it takes many pieces of memory. */
const large = (background: typeof red) =>
  sharp({ create: { width: 1200, height: 1000, channels: 3, background } }).png({ compressionLevel: 0 });

async function send(of: Household, picture: Buffer) {
  const guest = await api.as({ sub: of.subject });
  return guest.post(pathOf(of)).attach('file', picture, 'photo.png');
}

async function uploaded(of: Household, picture: Buffer): Promise<Buffer> {
  const { body, status } = await send(of, picture);
  expect([status, body.status]).toEqual([200, 'success']);
  const guest = await api.as({ sub: of.subject });
  return (await guest.get(body.path).buffer(true).expect(200)).body as Buffer;
}

/** Sends the first half of a photo of Emma's and then no more; one that is answered or cut off meanwhile is closed. */
async function begin(picture: Buffer): Promise<ClientRequest> {
  const token = await api.identity.token({ sub: 'emma' });
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': picture.length,
  };
  const request = open({ port, host: '127.0.0.1', path: pathOf(carters), method: 'POST', headers });
  request.on('error', () => undefined).on('response', () => request.destroy());
  const head =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="photo.png"\r\ncontent-type: image/png\r\n\r\n';
  await new Promise<void>((done) => {
    request.once('close', done);
    request.write(Buffer.concat([Buffer.from(head), picture.subarray(0, picture.length / 2)]), () => done());
  });
  return request;
}

const count = async () => (await api.database.rows('select 1 from photo_upload')).length;

test('photos that come in at once, refused ones between them, each keep their own content', async () => {
  const [ofRed, ofBlue] = [await large(red).toBuffer(), await large(blue).toBuffer()];
  for (let round = 0; round < 3; round += 1) {
    const reds = [1, 2, 3].map(() => uploaded(carters, ofRed));
    const blues = [1, 2, 3].map(() => uploaded(moreaus, ofBlue));
    expect((await send(moreaus, buildBomb(50_000, 50_000))).status).toBe(413);
    for (const image of await Promise.all(reds))
      expect([await colorAt(image, 5, 5), await colorAt(image, 395, 395)]).toEqual(['red', 'red']);
    for (const image of await Promise.all(blues))
      expect([await colorAt(image, 5, 5), await colorAt(image, 395, 395)]).toEqual(['blue', 'blue']);
  }
});

test('uploads that stand still or break off hold no other household up and leave nothing of themselves in others', async () => {
  const [ofRed, ofBlue] = [await large(red).toBuffer(), await large(blue).toBuffer()];
  const before = await count();
  const still = await Promise.all(Array.from({ length: 4 }, () => begin(ofRed)));
  expect(await colorAt(await uploaded(moreaus, ofBlue), 200, 200)).toBe('blue');
  for (const request of still.slice(2)) request.destroy();
  const images = await Promise.all(Array.from({ length: 4 }, () => uploaded(moreaus, ofBlue)));
  for (const image of images)
    expect([await colorAt(image, 5, 5), await colorAt(image, 395, 395)]).toEqual(['blue', 'blue']);
  for (const request of still) request.destroy();
  expect(await count()).toBe(before + 5);
});

test('a household has four on their way at most; a fifth is taken when one has ended, however it did', async () => {
  const picture = await large(red).toBuffer();
  const still = new Set<ClientRequest>();
  let refused: Awaited<ReturnType<typeof send>> | undefined;
  await until(async () => {
    if (still.size < 4) {
      const request = await begin(picture);
      if (!request.closed) still.add(request.once('close', () => still.delete(request)));
    }
    const answer = await send(carters, picture);
    if (answer.status !== 200) refused = answer;
    return refused !== undefined;
  });
  expect(still.size).toBe(4);
  expect([refused?.status, refused?.body.code, refused?.headers['retry-after']]).toEqual([429, 'photo.too_many', '2']);
  const [first] = still;
  first?.destroy();
  await until(async () => (await send(carters, picture)).status === 200);
  for (const request of still) request.destroy();
});
