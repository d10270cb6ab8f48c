import { crc32 } from 'node:zlib';

const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The chunks that carry pixels; everything else (text, time, profiles) is dropped. */
const pixelChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export interface Png {
  readonly width: number;
  readonly height: number;
  readonly bytesPerPixel: number;
  /** The deflated pixel data. */
  readonly deflated: Buffer;
  /** The file again, with nothing in it but pixels. */
  readonly clean: Buffer;
}

/** Reads the structure of an 8-bit PNG; null when it is anything else, damaged, or has bytes after its end. */
export function readPng(file: Buffer): Png | null {
  if (!file.subarray(0, 8).equals(magic)) return null;
  const kept: Buffer[] = [magic];
  const data: Buffer[] = [];
  let header: Buffer | null = null;
  for (let at = 8; at < file.length; ) {
    if (at + 12 > file.length) return null;
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length || crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, end - 4);
    if ((header === null) !== (type === 'IHDR')) return null;
    if (type === 'IHDR') header = body;
    if (type === 'IDAT') data.push(body);
    if (pixelChunks.has(type)) kept.push(file.subarray(at, end));
    if (type === 'IEND') return end === file.length ? png(header, data, kept) : null;
    at = end;
  }
  return null;
}

function png(header: Buffer | null, data: readonly Buffer[], kept: readonly Buffer[]): Png | null {
  if (header?.length !== 13 || data.length === 0) return null;
  const bytesPerPixel = channelsOf[header[9] as number];
  const isPlain8Bit = header[8] === 8 && header[10] === 0 && header[11] === 0 && header[12] === 0;
  if (!isPlain8Bit || bytesPerPixel === undefined) return null;
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    bytesPerPixel,
    deflated: Buffer.concat(data),
    clean: Buffer.concat(kept),
  };
}

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - upLeft)];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

function predict(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? paeth(left, up, upLeft) : 0;
}

/** The filtered bytes of a row of nothing but this pixel, below a row of the same or, at the top, of zeros. */
function blankRow(pixel: Buffer, length: number, filter: number, isTop: boolean): Buffer {
  const filtered = (isFirst: boolean) =>
    pixel.map((value) => value - predict(filter, isFirst ? 0 : value, isTop ? 0 : value, isFirst || isTop ? 0 : value));
  const row = Buffer.alloc(length, filtered(false));
  row.set(filtered(true));
  return row;
}

/** Are there two different pixels? A blank picture is known by its filtered rows, so none is unfiltered. `raw` is the inflated data. */
export function hasContent(raw: Buffer, width: number, height: number, bytesPerPixel: number): boolean {
  const rowLength = width * bytesPerPixel;
  // Nothing is left of the first pixel and nothing above, so every filter leaves it as it is.
  const pixel = raw.subarray(1, 1 + bytesPerPixel);
  const blank = new Map<number, Buffer>();
  for (let row = 0; row < height; row++) {
    const start = row * (rowLength + 1);
    const filter = raw[start] as number;
    if (row === 1) blank.clear();
    const expected = blank.get(filter) ?? blankRow(pixel, rowLength, filter, row === 0);
    blank.set(filter, expected);
    if (raw.compare(expected, 0, rowLength, start + 1, start + 1 + rowLength) !== 0) return true;
  }
  return false;
}
