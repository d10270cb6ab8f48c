import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { jsonArray } from './json-rows';
import { jsonOf, readPageRows } from './page-rows';
import { reportFields, wireKindOf } from './report-columns';

type Value = string | number | boolean | null;

const kinds = {
  // What COPY escapes, what JSON escapes, and letters of several bytes.
  text: fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'\\N\b\f\n\r\t\v"\u0001é雪😀') }),
  ),
  number: fc.integer(),
  boolean: fc.boolean(),
};
const row = fc.tuple(...reportFields.map((field) => fc.option<Value>(kinds[wireKindOf(field)])));
/** Rows as they come: most repeat parts of the one before. */
const rows = fc
  .array(fc.tuple(row, fc.array(fc.nat(reportFields.length - 1), { maxLength: 4 })), { maxLength: 6 })
  .map((made) => {
    const base = made[0]?.[0] ?? [];
    return made.map(([other, changed]) => base.map((value, at) => (changed.includes(at) ? other[at]! : value)));
  });

const escapes: Record<string, string> = {
  '\b': 'b',
  '\f': 'f',
  '\n': 'n',
  '\r': 'r',
  '\t': 't',
  '\v': 'v',
  '\\': '\\',
};
/** As PostgreSQL's COPY writes it in its text form. */
function copied(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return String(value).replace(/[\b\f\n\r\t\v\\]/g, (letter) => `\\${escapes[letter]}`);
}
const lineOf = (values: readonly Value[]) => `${values.map(copied).join('\t')}\n`;
const records = (made: readonly (readonly Value[])[]) =>
  made.map((values) => Object.fromEntries(reportFields.map((field, at) => [field, values[at]])));

test('whatever is in a row, and wherever the bytes are cut, all of it arrives', async () => {
  const anyCuts = fc.array(fc.nat(2000), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(rows, anyCuts, async (made, cuts) => {
      const bytes = Buffer.from(made.map(lineOf).join(''));
      const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
      const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
      const json = await text(Readable.from(chunks, { objectMode: false }).pipe(jsonArray()));
      expect(JSON.parse(json)).toEqual(records(made));
    }),
  );
});

test('while a page of thousands of rows is made, others have their turns', async () => {
  const line = lineOf(reportFields.map((field) => (wireKindOf(field) === 'text' ? 'Some text' : null)));
  const read = await readPageRows(Readable.from([Buffer.from(`7\t${line}`.repeat(2_000))], { objectMode: false }));
  let turns = 0;
  let isMade = false;
  const count = () => {
    turns += 1;
    if (!isMade) setImmediate(count);
  };
  setImmediate(count);
  const json = await jsonOf(read);
  isMade = true;
  expect(JSON.parse(json.toString())).toHaveLength(2_000);
  expect(turns).toBeGreaterThan(20);
});

test('a page has the same records, and knows whose each row is', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (made) => {
      const bytes = Buffer.from(made.map((values, at) => `${at + 7}\t${lineOf(values)}`).join(''));
      const read = await readPageRows(Readable.from([bytes], { objectMode: false }));
      expect(read.map(({ head }) => head)).toEqual(made.map((_, at) => at + 7));
      expect(JSON.parse((await jsonOf(read)).toString())).toEqual(records(made));
    }),
  );
});
