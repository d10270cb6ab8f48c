import type { DocumentedHousehold } from './household-deciders';
import { RangesAhead } from './ranges-ahead';

const rangeAt = (...heads: number[]): DocumentedHousehold[] =>
  heads.map((head) => ({ head, version: head * 10, document: '{}' }));
const linesOf = async (range: readonly DocumentedHousehold[]) => [{ rows: range.length, lines: new Uint8Array() }];
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
    pieces: [{ rows: 2, lines: new Uint8Array() }],
  });
  expect((await ranges.next())?.households.map(({ head }) => head)).toEqual([5, 8]);
  expect(await ranges.next()).toBeUndefined();
});

test('while one is written the next is decided and the one after it read, and no more', async () => {
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
  );
  await ranges.next();
  await settled();
  expect({ read, decided }).toEqual({ read: [0, 1, 2], decided: [1, 2] });
});

test('what fails ahead is told to whoever asks for it, and to nobody else', async () => {
  const read = async (after: number) => {
    if (after === 1) throw new Error('The database is away');
    return rangeAt(after + 1);
  };
  const ranges = new RangesAhead(0, read, linesOf);
  await settled();
  expect((await ranges.next())?.households).toHaveLength(1);
  await settled();
  await expect(ranges.next()).rejects.toThrow('The database is away');
});
