import type { DocumentedHousehold } from './household-deciders';
import { RangesAhead } from './ranges-ahead';

const rangeAt = (...heads: number[]): DocumentedHousehold[] =>
  heads.map((head) => ({ head, version: head * 10, document: '{}' }));
const linesOf = async (range: readonly DocumentedHousehold[]) => [
  { rows: range.length, lines: new Uint8Array(), arrivals: new Uint8Array(), expected: range.map(() => null) },
];
/** Until everything that can go on by itself has. */
const settled = () => new Promise(setImmediate);

test('ranges come in their order, each once, and then nothing', async () => {
  const all = rangeAt(1, 2, 3, 5, 8);
  const read = async (after: number) => all.filter(({ head }) => head > after).slice(0, 2);
  const ranges = new RangesAhead(1, read, linesOf);
  expect(await ranges.next()).toEqual({
    households: [
      { head: 2, version: 20 },
      { head: 3, version: 30 },
    ],
    pieces: [{ rows: 2, lines: new Uint8Array(), arrivals: new Uint8Array(), expected: [null, null] }],
  });
  expect((await ranges.next())?.households.map(({ head }) => head)).toEqual([5, 8]);
  expect(await ranges.next()).toBeUndefined();
});

test.each([
  { cores: 4, does: 'the next is decided and the one after it read', decided: [1, 2], read: [0, 1, 2] },
  { cores: 2, does: 'the next is read and guests have a core', decided: [1], read: [0, 1] },
])('while one is written on $cores cores $does, and no more', async ({ cores, ...expected }) => {
  const [read, decided]: [number[], number[]] = [[], []];
  const ranges = new RangesAhead(
    0,
    async (after) => {
      read.push(after);
      return rangeAt(after + 1);
    },
    (range) => {
      decided.push(...range.map(({ head }) => head));
      return linesOf(range);
    },
    cores,
  );
  await ranges.next();
  await settled();
  expect({ read, decided }).toEqual({ read: expected.read, decided: expected.decided });
});

test('what fails ahead is told to whoever asks for it, and to nobody else', async () => {
  const read = async (after: number) => {
    if (after === 1) throw new Error('The database is away');
    return rangeAt(after + 1);
  };
  const ranges = new RangesAhead(0, read, linesOf, 4);
  await settled();
  expect((await ranges.next())?.households).toHaveLength(1);
  await settled();
  await expect(ranges.next()).rejects.toThrow('The database is away');
});
