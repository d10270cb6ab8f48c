import { randomBytes } from 'node:crypto';
import { sizeOf } from './picture';
import { PictureMemory } from './picture-memory';

const remembered = (pieces: Buffer[]) => {
  const memory = new PictureMemory();
  for (const piece of pieces) memory.add(piece);
  return memory;
};

test.each([
  ['nothing', []],
  ['bytes', Array.from(randomBytes(20), (byte) => Buffer.of(byte))],
  ['a piece that is larger than a block', [randomBytes(600_000)]],
  ['pieces that end where a block ends', [randomBytes(262_144), randomBytes(262_144)]],
  ['pieces that do not', [randomBytes(200_000), randomBytes(200_000), Buffer.alloc(0), randomBytes(7)]],
])('%s come out as they went in', (_, pieces) => {
  const { picture } = remembered(pieces);
  expect(Buffer.concat(picture).equals(Buffer.concat(pieces))).toBe(true);
  expect(sizeOf(picture)).toBe(pieces.reduce((size, piece) => size + piece.length, 0));
});

test('the memory of a freed picture is used again, that of others is not touched', () => {
  const [first, other] = [randomBytes(300_000), randomBytes(300_000)];
  const [gone, kept] = [remembered([first]), remembered([other])];
  const memory = new Set(gone.picture.map(({ buffer }) => buffer));
  gone.free();
  const next = remembered([randomBytes(300_000)]);
  expect(next.picture.map(({ buffer }) => memory.has(buffer))).toEqual([true, true]);
  expect(Buffer.concat(kept.picture).equals(other)).toBe(true);
});

test('freeing twice gives no memory away twice', () => {
  const memory = remembered([randomBytes(10)]);
  memory.free();
  memory.free();
  const [one, two] = [remembered([Buffer.from('one')]), remembered([Buffer.from('two')])];
  expect(Buffer.concat([...one.picture, ...two.picture]).toString()).toBe('onetwo');
});

test('when the pictures of all take too much the next is told to come later, and each that goes makes room', () => {
  const megabyte = randomBytes(1024 * 1024);
  const pictures: PictureMemory[] = [];
  const fill = () => {
    for (;;) pictures.push(remembered([megabyte]));
  };
  try {
    expect(fill).toThrow('server.busy');
    expect(pictures.length).toBeLessThanOrEqual(256);
    pictures.pop()?.free();
    pictures.push(remembered([megabyte]));
    expect(Buffer.concat(pictures[0]?.picture ?? []).equals(megabyte)).toBe(true);
  } finally {
    for (const picture of pictures) picture.free();
  }
});
