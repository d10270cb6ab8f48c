import { signatureMaxBytes } from '@arrival/contracts';
import { withoutDataPrefix } from '@arrival/rules';
import SignaturePadCanvas from 'signature_pad';
import { boundsOf, type Placement, type Size, type Stroke, toPad } from './strokes';

export const inkColor = '#0b1f33';
const paper = '#ffffff';
const margin = 12;
const largest: Size = { width: 640, height: 240 };
/** The pen of a pad as wide as a phone; on other pads it grows and shrinks with what is drawn. */
const pen = { min: 0.9, max: 2.8, forWidth: 360 };

export const penFor = (scale: number) => ({
  minWidth: (pen.min * scale) / pen.forWidth,
  maxWidth: (pen.max * scale) / pen.forWidth,
});

const bytesOf = (base64: string): number => Math.floor((base64.length * 3) / 4);

/** The drawing trimmed to what is drawn, with a margin, not larger than the given size. */
function trimmed(strokes: readonly Stroke[], max: Size): { size: Size; placement: Placement } | undefined {
  const box = boundsOf(strokes);
  if (!box) return undefined;
  const width = Math.max(box.right - box.left, 0.02);
  const height = Math.max(box.bottom - box.top, 0.02);
  const scale = Math.min((max.width - 2 * margin) / width, (max.height - 2 * margin) / height);
  const size = { width: Math.ceil(width * scale + 2 * margin), height: Math.ceil(height * scale + 2 * margin) };
  return { size, placement: { scale, x: margin - box.left * scale, y: margin - box.top * scale } };
}

function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Smaller until it fits what the server takes (200 kB). */
function bounded(draw: (max: Size) => HTMLCanvasElement): string {
  for (let share = 1; share > 0.2; share -= 0.2) {
    const image = withoutDataPrefix(
      draw({ width: largest.width * share, height: largest.height * share }).toDataURL('image/png'),
    );
    if (bytesOf(image) <= signatureMaxBytes) return image;
  }
  throw new Error('The signature does not fit');
}

/** The drawn signature as it is sent. */
export function signatureImage(strokes: readonly Stroke[]): string | undefined {
  if (boundsOf(strokes) === undefined) return undefined;
  return bounded((max) => {
    const { size, placement } = trimmed(strokes, max)!;
    const canvas = canvasOf(size);
    const drawing = new SignaturePadCanvas(canvas, { backgroundColor: paper, penColor: inkColor });
    drawing.off();
    // Never thinner than a pen: a small drawing is enlarged, a wide one must stay legible.
    const width = penFor(Math.max(placement.scale, pen.forWidth));
    drawing.fromData(toPad(strokes, placement).map(({ points }) => ({ ...options(width), points })));
    return canvas;
  });
}

export function options(width: { minWidth: number; maxWidth: number }) {
  return {
    ...width,
    dotSize: (width.minWidth + width.maxWidth) / 2,
    penColor: inkColor,
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over' as const,
  };
}

/** Letters that no hand has are those of the page. */
const hand = (): string =>
  `italic 64px "Snell Roundhand", "Segoe Script", "Bradley Hand", "Brush Script MT", cursive, ${getComputedStyle(document.documentElement).getPropertyValue('--font')}`;

/** The typed alternative for those who cannot draw: the name, written into the same picture. */
export function typedSignatureImage(name: string): string {
  return bounded((max) => {
    const measure = canvasOf({ width: 1, height: 1 }).getContext('2d')!;
    measure.font = hand();
    const width = measure.measureText(name).width + 2 * margin;
    const scale = Math.min(1, max.width / width, max.height / 110);
    const canvas = canvasOf({ width: Math.ceil(width * scale), height: Math.ceil(110 * scale) });
    const context = canvas.getContext('2d')!;
    context.fillStyle = paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    context.font = hand();
    context.fillStyle = inkColor;
    context.textBaseline = 'middle';
    context.fillText(name, margin, 55);
    return canvas;
  });
}
