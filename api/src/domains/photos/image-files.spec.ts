import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { Registry } from 'prom-client';
import sharp from 'sharp';
import { PassingTrouble } from '../../platform/database/trouble';
import { UnreadableImage } from './image-process';
import { ImageProcesses } from './image-processes';
import { noActions } from './photo-actions';

const settings = { size: 400, maxPixels: 50_000_000, quality: 85 };
const order = (picture: Buffer) => ({ picture: [picture], actions: noActions, settings });
const plain = () =>
  sharp({ create: { width: 500, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();

Logger.overrideLogger(false);
let folder: string;
let processes: ImageProcesses;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arrival-images-'));
  processes = new ImageProcesses(new Registry());
});
afterEach(() => {
  processes.onApplicationShutdown();
  rmSync(folder, { recursive: true, force: true });
});

test('an image is written whole into a folder that is made for it, and the answer says what lies there', async () => {
  const path = join(folder, 'files/photos/ab/c1.jpg');
  const picture = await plain();
  const kept = await processes.encodeTo(path, order(picture));
  const written = readFileSync(path);
  expect(kept).toEqual({ hash: createHash('sha256').update(written).digest('hex'), byteSize: written.length });
  expect(written.equals(await processes.encode(order(picture)))).toBe(true);
  expect(readdirSync(join(folder, 'files/photos/ab'))).toEqual(['c1.jpg']);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('a disk that takes nothing is passing trouble, not a bad picture, and the next one is taken', async () => {
  writeFileSync(join(folder, 'taken'), '');
  const refused = processes.encodeTo(join(folder, 'taken/inside.jpg'), order(await plain()));
  await expect(refused).rejects.toThrow(PassingTrouble);
  const kept = await processes.encodeTo(join(folder, 'free.jpg'), order(await plain()));
  expect(kept.byteSize).toBe(statSync(join(folder, 'free.jpg')).size);
});

test('a file that cannot take its name leaves nothing beside it', async () => {
  await processes.encodeTo(join(folder, 'taken/inside.jpg'), order(await plain()));
  await expect(processes.encodeTo(join(folder, 'taken'), order(await plain()))).rejects.toThrow(PassingTrouble);
  expect(readdirSync(folder)).toEqual(['taken']);
});

test('of a picture that cannot be read nothing is written', async () => {
  const cut = (await plain()).subarray(0, 400);
  await expect(processes.encodeTo(join(folder, 'cut.jpg'), order(cut))).rejects.toThrow(UnreadableImage);
  expect(readdirSync(folder)).toEqual([]);
});
