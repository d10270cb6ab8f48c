import { photoSize } from '@arrival/contracts';
import { cropMatrix } from './crop';
import type { Cut } from './photo-form';
import { toJpeg } from './to-jpeg';

const wantedBytes = 80_000;
const qualities = [0.92, 0.85, 0.75, 0.65, 0.5];

/** Whether this browser can cut a picture at all (spec §5). */
export function supportsCropping(): boolean {
  return typeof URL.createObjectURL === 'function' && typeof HTMLCanvasElement.prototype.toBlob === 'function';
}

/** Opens a file as a picture, upright as its camera meant it. Rejects what the browser cannot read. */
export async function openPicture(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode();
  return image;
}

/** The cut square as a JPEG; undefined where the browser makes none. */
export const cutPicture = (image: HTMLImageElement, cut: Cut): Promise<Blob | undefined> =>
  drawCut(image, cut).catch((error: unknown) => {
    console.info('The photo could not be cut', error);
    return undefined;
  });

/** 400 × 400, at most 80 kB where that is possible. Drawn anew, so nothing of the camera's data is left in it. */
async function drawCut(image: HTMLImageElement, { area, rotation }: Cut): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = photoSize;
  canvas.height = photoSize;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, photoSize, photoSize);
  context.imageSmoothingQuality = 'high';
  context.setTransform(
    ...cropMatrix(area, { width: image.naturalWidth, height: image.naturalHeight }, rotation, photoSize),
  );
  context.drawImage(image, 0, 0);
  let smallest: Blob | undefined;
  for (const quality of qualities) {
    smallest = await toJpeg(canvas, quality);
    if (smallest.size <= wantedBytes) break;
  }
  return smallest as Blob;
}
