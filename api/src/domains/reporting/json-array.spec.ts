import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { jsonArray } from './json-array';

const arrayOf = async (chunks: readonly Buffer[]) =>
  JSON.parse(await text(Readable.from(chunks, { objectMode: false }).pipe(jsonArray())));

test('wherever the lines are cut, all of them arrive', async () => {
  const anyCuts = fc.array(fc.nat(60), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 6 }), anyCuts, async (values, cuts) => {
      const bytes = Buffer.from(values.map((value) => `${JSON.stringify({ value })}\n`).join(''));
      const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
      const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
      expect(await arrayOf(chunks)).toEqual(values.map((value) => ({ value })));
    }),
  );
});
