/** A point of a drawn line. */
export interface StrokePoint {
  x: number;
  y: number;
  time: number;
  pressure: number;
}

export interface Stroke {
  points: StrokePoint[];
}

export interface Size {
  width: number;
  height: number;
}

/** Where the sheet lies on the pad: pad = sheet × scale + offset. */
export interface Placement {
  scale: number;
  x: number;
  y: number;
}

/**
 * What was drawn, apart from the pad it was drawn on: a sheet of width 1. A phone that turns changes the pad, never the sheet, so
 * turning back gives the same picture again.
 */
export interface Sheet {
  /** Height of the sheet when its width is 1. */
  height: number;
  strokes: Stroke[];
}

export const emptySheet = (pad: Size): Sheet => ({ height: pad.width > 0 ? pad.height / pad.width : 1, strokes: [] });

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const pointsOf = (strokes: readonly Stroke[]): StrokePoint[] => strokes.flatMap((stroke) => stroke.points);

/** The smallest box round all strokes; nothing when nothing is drawn. */
export function boundsOf(strokes: readonly Stroke[]): Box | undefined {
  const points = pointsOf(strokes);
  if (points.length === 0) return undefined;
  const box: Box = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** Fits the sheet, and lines that reach beyond it, into the pad: whole, undistorted, in the middle. */
export function place(sheet: Sheet, pad: Size): Placement {
  const drawn = boundsOf(sheet.strokes);
  const left = Math.min(0, drawn?.left ?? 0);
  const top = Math.min(0, drawn?.top ?? 0);
  const width = Math.max(1, drawn?.right ?? 1) - left;
  const height = Math.max(sheet.height, drawn?.bottom ?? 0) - top;
  const scale = Math.min(pad.width / width, pad.height / height);
  return {
    scale,
    x: (pad.width - width * scale) / 2 - left * scale,
    y: (pad.height - height * scale) / 2 - top * scale,
  };
}

const mapPoints = (strokes: readonly Stroke[], change: (x: number, y: number) => { x: number; y: number }): Stroke[] =>
  strokes.map(({ points }) => ({
    points: points.map(({ x, y, time, pressure }) => ({ ...change(x, y), time, pressure })),
  }));

/** From the sheet to the pad, for drawing. */
export const toPad = (strokes: readonly Stroke[], { scale, x: dx, y: dy }: Placement): Stroke[] =>
  mapPoints(strokes, (x, y) => ({ x: x * scale + dx, y: y * scale + dy }));

/** From the pad to the sheet, for keeping. */
export const toSheet = (strokes: readonly Stroke[], { scale, x: dx, y: dy }: Placement): Stroke[] =>
  mapPoints(strokes, (x, y) => ({ x: (x - dx) / scale, y: (y - dy) / scale }));
