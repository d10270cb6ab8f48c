import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { ImageProcesses, UnreadableImage } from './image-processes';
import { noActions } from './photo-actions';

const settings = { size: 400, maxPixels: 50_000_000, quality: 85 };
const noise = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .jpeg({ quality: 95 })
    .toBuffer();

Logger.overrideLogger(false);
let processes: ImageProcesses;
beforeEach(() => {
  processes = new ImageProcesses();
});
afterEach(() => processes.onApplicationShutdown());

const children = (): number[] => {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' }).split('\n');
  return listed.filter((line) => line.includes('image-process')).map((line) => Number.parseInt(line, 10));
};

test('more pictures than processes are all done, in as many processes as there may be', async () => {
  const picture = await noise(600);
  const done = await Promise.all(Array.from({ length: 8 }, () => processes.encode(picture, noActions, settings)));
  expect(done.every((jpeg) => jpeg.equals(done[0] as Buffer))).toBe(true);
  expect(children().length).toBeLessThanOrEqual(2);
});

test('a process that dies fails its own picture only, and the next one gets a new process', async () => {
  const heavy = await noise(1500);
  const failing = processes.encode(heavy, noActions, settings);
  failing.catch(() => undefined);
  for (let tries = 0; children().length === 0 && tries < 50; tries += 1) await pause(10);
  for (const child of children()) process.kill(child, 'SIGKILL');
  await expect(failing).rejects.toThrow(UnreadableImage);
  const picture = await processes.encode(await noise(500), noActions, settings);
  expect((await sharp(picture).metadata()).width).toBe(400);
});

test('a line that is too long is refused at once', async () => {
  const picture = await noise(500);
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => processes.encode(picture, noActions, settings)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(5);
  expect(refused.length).toBeLessThan(20);
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(refused.length).fill('server.busy'));
});
