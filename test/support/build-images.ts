import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Color = { r: number; g: number; b: number };

export const red: Color = { r: 200, g: 20, b: 20 };
export const blue: Color = { r: 20, g: 20, b: 200 };

/** A picture with a red left half and a blue right half. */
export function buildPicture(width: number, height: number): sharp.Sharp {
  const half = { create: { width: Math.round(width / 2), height, channels: 3 as const, background: red } };
  return sharp({ create: { width, height, channels: 3, background: blue } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
}

/** A JPEG as a phone writes it: with its make, place and orientation. */
export function buildPhoto(width: number, height: number, orientation = 1): Promise<Buffer> {
  return buildPicture(width, height)
    .withExif({
      IFD0: { Make: 'SecretCam', Artist: 'Emma Carter' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 10/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
};

/** A small file that claims to be a huge grey picture. */
export function buildBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = deflateSync(Buffer.alloc(4_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** The colour of one pixel, by name when it is near one. */
export async function colorAt(image: Buffer, left: number, top: number): Promise<'red' | 'blue' | string> {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0] = data;
  if (r > 150 && b < 80) return 'red';
  if (b > 150 && r < 80) return 'blue';
  return `${r},${g},${b}`;
}
