import SignaturePadCanvas from 'signature_pad';
import { inkColor, options, penFor } from './signature-image';
import { emptySheet, type Placement, place, type Sheet, type Size, toPad, toSheet } from './strokes';

export interface Pad {
  redraw: () => void;
  close: () => void;
}

/** A pen is not thinner on a small phone than on this many pixels. */
const narrowestPad = 280;

/** Gives the canvas as many pixels as the screen has for it. */
function fit(canvas: HTMLCanvasElement, { width, height }: Size): void {
  const ratio = Math.max(1, window.devicePixelRatio);
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
}

/** Drawing on a canvas, kept on a sheet apart from it, so that a canvas of another size shows the same lines. */
export function openPad(
  canvas: HTMLCanvasElement,
  getSheet: () => Sheet | undefined,
  onDraw: (sheet: Sheet) => void,
): Pad {
  const pad = new SignaturePadCanvas(canvas, { penColor: inkColor, minDistance: 3 });
  const size = (): Size => ({ width: canvas.clientWidth, height: canvas.clientHeight });
  let placement: Placement = { scale: 1, x: 0, y: 0 };
  const redraw = () => {
    if (size().width === 0) return;
    fit(canvas, size());
    const sheet = getSheet() ?? emptySheet(size());
    placement = place(sheet, size());
    const pen = penFor(Math.max(placement.scale, narrowestPad));
    Object.assign(pad, pen);
    pad.fromData(toPad(sheet.strokes, placement).map(({ points }) => ({ ...options(pen), points })));
  };
  pad.addEventListener('endStroke', () => {
    const drawn = pad
      .toData()
      .map(({ points }) => ({ points: points.map(({ x, y, time, pressure }) => ({ x, y, time, pressure })) }));
    onDraw({ ...(getSheet() ?? emptySheet(size())), strokes: toSheet(drawn, placement) });
  });
  const observer = new ResizeObserver(redraw);
  observer.observe(canvas);
  const close = () => {
    observer.disconnect();
    pad.off();
  };
  return { redraw, close };
}
