import { lastMark, type Picture, sizeOf, startOf } from './picture';

/** The kinds of image that are accepted; also what the refusal lists. */
export const imageKinds = ['jpeg', 'png', 'webp'] as const;
export type ImageKind = (typeof imageKinds)[number];

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_END = Buffer.from('IEND');
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
const RIFF_HEADER_BYTES = 8;
const START_BYTES = 12;

/** What the bytes are, whatever the file's name or declared type says; undefined for anything else. */
export function imageKindOf(picture: Picture): ImageKind | undefined {
  const start = startOf(picture, START_BYTES);
  if (start.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  if (start.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/**
 * Does the file reach its end mark? A cheap look that spares the decoding of what was cut off on the way; cameras may append
 * data of their own after the mark.
 */
export function isWhole(kind: ImageKind, picture: Picture): boolean {
  switch (kind) {
    case 'jpeg':
      return lastMark(picture, [START_OF_SCAN, END_OF_IMAGE]) === END_OF_IMAGE;
    case 'png':
      return lastMark(picture, [PNG_END]) === PNG_END;
    case 'webp':
      return sizeOf(picture) >= startOf(picture, START_BYTES).readUInt32LE(4) + RIFF_HEADER_BYTES;
  }
}
