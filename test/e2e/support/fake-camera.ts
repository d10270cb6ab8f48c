import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { chromiumLaunch } from '../../support/browser';

/** Each worker's own: two tests may hold something before their cameras at the same time. */
const film = resolve(__dirname, `../../../test-results/fake-camera-${process.pid}.y4m`);
const [width, height] = [640, 480];

/** A browser whose only camera shows what `showToCamera` holds before it; asked, it allows the camera. */
export const launchWithFakeCamera = {
  ...chromiumLaunch,
  args: [
    ...chromiumLaunch.args,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
};

/** Holds a picture before the camera as somebody at the counter would: small, not straight, in poor light. */
export async function showToCamera(picture: Buffer): Promise<void> {
  const dim = { r: 90, g: 90, b: 90 };
  const held = await sharp(picture)
    .resize(260)
    .flatten({ background: 'white' })
    .linear(0.5, 70)
    .rotate(9, { background: dim })
    .toBuffer();
  const grey = await sharp({ create: { width, height, channels: 3, background: dim } })
    .composite([{ input: held, left: 70, top: 60 }])
    .blur(0.6)
    .greyscale()
    .raw()
    .toBuffer();
  const frame = [Buffer.from('FRAME\n'), grey, Buffer.alloc((width * height) / 2, 128)];
  mkdirSync(dirname(film), { recursive: true });
  writeFileSync(
    film,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...frame, ...frame]),
  );
}
