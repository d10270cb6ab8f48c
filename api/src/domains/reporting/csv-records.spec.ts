import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { csvRecords } from './csv-records';

const plain = fc.string({ unit: fc.constantFrom(...'aé雪😀 ') });
const anything = fc.string({ unit: fc.constantFrom(...'a雪,\n\r"') });
const records = fc.array(fc.array(fc.oneof(plain, anything), { minLength: 1, maxLength: 4 }), { maxLength: 6 });
/** As COPY writes a field. */
const copied = (field: string) => (/[",\n\r]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);

test('whatever is in a field, and wherever the bytes are cut, records alone end with CRLF', async () => {
  await fc.assert(
    fc.asyncProperty(records, fc.array(fc.nat(200), { maxLength: 8 }), async (made, cuts) => {
      const lines = made.map((fields) => fields.map(copied).join(','));
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
      const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
      const csv = await text(Readable.from(chunks, { objectMode: false }).pipe(csvRecords()));
      expect(csv).toBe(lines.map((line) => `${line}\r\n`).join(''));
    }),
  );
});
