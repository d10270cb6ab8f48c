import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Registry } from 'prom-client';
import sharp from 'sharp';
import { ImageProcess, UnreadableImage } from './image-process';
import { ImageProcesses } from './image-processes';
import { noActions } from './photo-actions';

const settings = { size: 400, maxPixels: 50_000_000, quality: 85 };
const order = (...picture: Buffer[]) => ({ picture, actions: noActions, settings });
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

Logger.overrideLogger(false);
let processes: ImageProcesses;
beforeEach(() => {
  processes = new ImageProcesses(new Registry());
});
afterEach(() => processes.onApplicationShutdown());

const children = (): number[] => {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' }).split(
    '\n',
  );
  return listed.filter((line) => line.includes('image-process')).map((line) => Number.parseInt(line, 10));
};

test('more pictures than processes are all done, in as many processes as there may be', async () => {
  const picture = await noise(600);
  const done = await Promise.all(Array.from({ length: 8 }, () => processes.encode(order(picture))));
  expect(done.every((jpeg) => jpeg.equals(done[0] as Buffer))).toBe(true);
  expect(children().length).toBeLessThanOrEqual(3);
});

test('a process that dies fails its own picture only, and the next one gets a new process', async () => {
  const heavy = await noise(1500);
  const failing = processes.encode(order(heavy));
  failing.catch(() => undefined);
  for (let tries = 0; children().length === 0 && tries < 5_000; tries += 1) await pause(10);
  for (const child of children()) process.kill(child, 'SIGKILL');
  await expect(failing).rejects.toThrow(UnreadableImage);
  const picture = await processes.encode(order(await noise(500)));
  expect((await sharp(picture).metadata()).width).toBe(400);
});

test('a line that is too long is refused at once', async () => {
  const picture = await noise(500);
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => processes.encode(order(picture))));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(5);
  expect(refused.length).toBeLessThan(20);
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(refused.length).fill('server.busy'));
});

test('a picture in many pieces is the same as in one', async () => {
  const picture = await noise(900);
  const pieces = Array.from({ length: Math.ceil(picture.length / 1000) }, (_, at) =>
    picture.subarray(at * 1000, (at + 1) * 1000),
  );
  const [one, many] = await Promise.all([processes.encode(order(picture)), processes.encode(order(...pieces))]);
  expect(many.equals(one)).toBe(true);
});

test('a process that dies while a picture is still on its way to it holds up nothing', async () => {
  await processes.encode(order(await noise(500)));
  const [child] = children() as [number];
  process.kill(child, 'SIGSTOP');
  const failing = processes.encode(order(await noise(2500)));
  failing.catch(() => undefined);
  await pause(50);
  process.kill(child, 'SIGKILL');
  await expect(failing).rejects.toThrow(UnreadableImage);
  expect((await sharp(await processes.encode(order(await noise(500)))).metadata()).format).toBe('jpeg');
});

test('one that cannot be read says why, and the process works on', async () => {
  await expect(processes.encode(order(Buffer.from('no picture')))).rejects.toThrow(UnreadableImage);
  const [child] = children();
  await processes.encode(order(await noise(500)));
  expect(children()).toEqual([child]);
});

test('after a stop there is no process left', async () => {
  await Promise.all([processes.encode(order(await noise(500))), processes.encode(order(await noise(500)))]);
  processes.onApplicationShutdown();
  for (let tries = 0; children().length > 0 && tries < 5_000; tries += 1) await pause(10);
  expect(children()).toEqual([]);
  await expect(processes.encode(order(await noise(500)))).rejects.toMatchObject({ code: 'server.busy' });
});

test('a process that cannot be started fails its picture and keeps no place', async () => {
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  const picture = await noise(500);
  const failed = await Promise.allSettled([1, 2, 3].map(() => processes.encode(order(picture)))).finally(() => {
    process.execPath = execPath;
  });
  expect(failed.map((result) => result.status === 'rejected' && result.reason.message)).toEqual(
    Array(3).fill('A photo process did not start'),
  );
  expect((await processes.encode(order(picture))).length).toBeGreaterThan(0);
});

describe('an image that does not come', () => {
  let alone: ImageProcess | undefined;
  afterEach(() => alone?.kill());
  const PATIENT = 600_000;

  test('because its process gets no time is not the picture: we are busy', async () => {
    const ended = new Promise((end) => {
      alone = new ImageProcess(end, { mostWorkMs: PATIENT, longestMs: 300 });
    });
    for (const child of children()) process.kill(child, 'SIGSTOP');
    const refused = alone!.encode(order(await noise(500)));
    await expect(refused).rejects.toMatchObject({ code: 'server.busy', options: { retryAfterSeconds: 10 } });
    expect(alone!.isAlive).toBe(false);
    await ended;
  });

  test('because it is too much work is the picture, however long it took', async () => {
    alone = new ImageProcess(() => undefined, { mostWorkMs: 1, longestMs: PATIENT });
    const background = '#0b6e99';
    // Interlaced it takes half a second of a quick machine; row by row it would be done before the process first looks, after a tenth.
    const large = sharp({ create: { width: 7000, height: 7000, channels: 3, background } }).png({
      compressionLevel: 1,
      progressive: true,
    });
    await expect(alone.encode(order(await large.toBuffer()))).rejects.toThrow(UnreadableImage);
  });
});
