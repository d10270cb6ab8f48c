import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildBomb } from '../support/build-images';
import { loadHeadId } from '../support/load-households';
import { decodeProgram, decodeRate } from './lib/decode';
import { drive, fileFor, request } from './lib/load';
import { atLeast, atMost, type Bench, milliseconds, perSecond, type Result, times } from './lib/result';
import { alternate, median } from './lib/rounds';
import { type BenchScene, buildScene } from './lib/scene';
import type { Work } from './load/makers';

const GUESTS = 400;
/** As many as the API has processes for them. */
const AT_ONCE = 2;
/** While two are worked on, two more come in. */
const SENDERS = 4;
const path = '/api/photo/Contact/Upload';

/** Photos through the whole route, written to the disk, against the bare decoding of the same file. */
export const photo: Bench = {
  id: 'P10',
  title: 'Photos',
  async run() {
    const scene = await buildScene(GUESTS);
    const arrival = await scene.startArrival();
    const [large, cropped] = await pictures(scene.folder);
    const tokens = await scene.tokens(GUESTS);
    const people = fileFor(
      scene.folder,
      tokens.map((token, index) => ({ token, contactId: loadHeadId(index + 1) })),
    );
    const work = (photoFile: string): Work => ({
      kind: 'photos',
      tokensFile: people,
      photoFile,
      type: 'image/jpeg',
      path,
    });
    const upload = (file: string) => async () =>
      (await drive(arrival.port, { connections: SENDERS, seconds: 3, work: work(file) })).rate;
    try {
      const seen = await alternate({
        large: upload(large),
        limit: () => decodeRate(large, AT_ONCE, 3),
        cropped: upload(cropped),
      });
      return [
        atLeast(
          'P10',
          `of ${decodeProgram}`,
          0.65,
          seen.large / seen.limit,
          `${perSecond(seen.large)} of ${perSecond(seen.limit)}, 12 MP`,
        ),
        atLeast(
          'P10',
          '400×400 re-encode, of a 12 MP photo',
          10,
          seen.cropped / seen.large,
          `${perSecond(seen.cropped)} to ${perSecond(seen.large)}`,
        ),
        ...(await refusals(scene, arrival.port)),
        await others(scene, arrival.port, work(large)),
      ];
    } finally {
      await arrival.stop();
      await scene.close();
    }
  },
};

/** A 12 MP photo with a photo's detail, and what the guest app sends after cropping. */
async function pictures(folder: string): Promise<[string, string]> {
  const noise = sharp({
    create: {
      width: 1000,
      height: 750,
      channels: 3,
      background: '#88a',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const large = await sharp(await noise.png().toBuffer())
    .resize(4000, 3000)
    .jpeg({ quality: 88 })
    .toBuffer();
  const cropped = await sharp(large).resize(400, 400).jpeg({ quality: 90 }).toBuffer();
  const files: [string, string] = [join(folder, 'large.jpg'), join(folder, 'cropped.jpg')];
  writeFileSync(files[0], large);
  writeFileSync(files[1], cropped);
  return files;
}

/** A picture of 900 megapixels, one that ends too soon, SVG and HTML: refused, and how long the slowest kind takes. */
async function refusals(scene: BenchScene, port: number): Promise<Result[]> {
  const tokens = await scene.tokens(GUESTS);
  const whole = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  const bad: Record<string, Buffer> = {
    '900 MP': buildBomb(30_000, 30_000),
    truncated: whole.subarray(0, whole.length / 2),
    SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    HTML: Buffer.from('<!doctype html><script>alert(1)</script>'),
  };
  const medians: Record<string, number> = {};
  let guest = GUESTS - 100;
  for (const [name, bytes] of Object.entries(bad)) {
    const seen: number[] = [];
    for (let round = 0; round < 15; round++) {
      const from = performance.now();
      const status = await send(port, tokens[guest] ?? '', loadHeadId(guest + 1), bytes);
      seen.push(performance.now() - from);
      guest += 1;
      if (status < 400 || status >= 500) throw new Error(`${name} was answered ${status}`);
    }
    medians[name] = median(seen);
  }
  const from = Object.entries(medians)
    .map(([name, value]) => `${name} ${milliseconds(value)}`)
    .join(', ');
  return [
    atMost(
      'P10',
      'until a file that is no photo is refused',
      50,
      Math.max(...Object.values(medians)),
      milliseconds,
      from,
    ),
  ];
}

async function send(port: number, token: string, contactId: number, bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`http://127.0.0.1:${port}${path}?contactId=${contactId}`, {
    method: 'POST',
    headers,
    body: form,
  });
  await response.arrayBuffer();
  return response.status;
}

/** The slowest of a hundred other requests while photos are worked on, and while nothing is. */
async function others(scene: BenchScene, port: number, work: Work): Promise<Result> {
  const [token] = await scene.tokens(1);
  const file = fileFor(scene.folder, [request('/api/activities/locations/1/contacts', { token })]);
  const homes = () => drive(port, { connections: 8, seconds: 2, rate: 100, work: { kind: 'list', file } });
  const seen = await alternate(
    {
      idle: async () => (await homes()).p99Ms,
      busy: async () => {
        const [{ p99Ms }] = await Promise.all([homes(), drive(port, { connections: AT_ONCE, seconds: 2, work })]);
        return p99Ms;
      },
    },
    3,
  );
  return atMost(
    'P10',
    "others' p99 meanwhile, of idle",
    2.5,
    seen.busy / seen.idle,
    times,
    `${milliseconds(seen.busy)} of ${milliseconds(seen.idle)}`,
  );
}
