import { type ImageKind, imageKindOf, isWhole } from './image-kind';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));

/** As it may come in: each byte a piece of its own. */
const bytewise = (picture: Buffer) => Array.from(picture, (byte) => Buffer.of(byte));
const whole = (kind: ImageKind, picture: Buffer) => {
  const [asOne, asMany] = [isWhole(kind, [picture]), isWhole(kind, bytewise(picture))];
  expect(asMany).toBe(asOne);
  return asOne;
};

const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0], 'thumbnail', [0xff, 0xd9], 'more', [0xff, 0xda], 'scan');
const png = bytes([0x89], 'PNG\r\n', [0x1a], '\n', 'IHDR…IDAT');
const webp = (size: number) => bytes('RIFF', [size, 0, 0, 0], 'WEBPVP8 ');

test.each([
  ['jpeg', jpeg],
  ['png', png],
  ['webp', webp(12)],
  [undefined, bytes('GIF89a')],
  [undefined, bytes('<svg>')],
  [undefined, bytes('RIFF', [4, 0, 0, 0], 'WAVE')],
  [undefined, Buffer.alloc(0)],
])('%s is known by its first bytes', (kind, start) => {
  expect(imageKindOf([start])).toBe(kind);
  expect(imageKindOf(bytewise(start))).toBe(kind);
});

test('a JPEG is whole when its end mark comes after its last scan, whatever follows', () => {
  expect(whole('jpeg', jpeg)).toBe(false);
  expect(whole('jpeg', bytes([...jpeg], [0xff, 0xd9], 'data of the camera'))).toBe(true);
});

test('a PNG is whole with its end chunk, a WebP with the bytes it announces', () => {
  expect([whole('png', png), whole('png', bytes([...png], 'IEND'))]).toEqual([false, true]);
  expect([whole('webp', webp(200)), whole('webp', webp(8))]).toEqual([false, true]);
});
