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

/** Are there two different pixels? Undoes the row filters only until the first difference. `raw` is the inflated data. */
export function hasContent(raw: Buffer, width: number, height: number, bytesPerPixel: number): boolean {
  const rowLength = width * bytesPerPixel;
  let above = Buffer.alloc(rowLength);
  let first: Buffer | null = null;
  for (let row = 0; row < height; row++) {
    const start = row * (rowLength + 1);
    const filter = raw[start] as number;
    const line = Buffer.allocUnsafe(rowLength);
    for (let at = 0; at < rowLength; at++) {
      const left = at >= bytesPerPixel ? (line[at - bytesPerPixel] as number) : 0;
      const upLeft = at >= bytesPerPixel ? (above[at - bytesPerPixel] as number) : 0;
      line[at] = ((raw[start + 1 + at] as number) + predict(filter, left, above[at] as number, upLeft)) & 0xff;
    }
    first ??= Buffer.from(line.subarray(0, bytesPerPixel));
    for (let at = 0; at < rowLength; at++) if (line[at] !== first[at % bytesPerPixel]) return true;
    above = line;
  }
  return false;
}
