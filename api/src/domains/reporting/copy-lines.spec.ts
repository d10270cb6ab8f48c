import fc from 'fast-check';
import { formulas } from './report-columns';

/** Plain CommonJS, which the sources' types do not reach. */
const { LinesOut, FieldsText } = jest.requireActual<{
  LinesOut: new () => { write(text: string): void; take(): Uint8Array };
  FieldsText: new (
    names: readonly string[],
    of: typeof formulas,
  ) => { of(record: object): string; hasFormulas: boolean };
}>('./copy-lines.cjs');

const names = ['firstName', 'age', 'isOptional', 'visitDays', 'reason'] as const;
const row = (values: Partial<Record<(typeof names)[number], unknown>>): object => values;

test('a field is what COPY reads: nothing, yes and no, days, and letters that would end it', () => {
  const fields = new FieldsText(names, formulas);
  expect(fields.of(row({ firstName: 'Zoë\t"\\\n\r', age: 7, isOptional: false, visitDays: [], reason: null }))).toBe(
    '\tZoë\\t"\\\\\\n\\r\t7\tf\t{}\t\\N',
  );
  expect(fields.of(row({ isOptional: true, visitDays: ['2026-12-24', '2026-12-25'] }))).toBe(
    '\t\\N\t\\N\tt\t{2026-12-24,2026-12-25}\t\\N',
  );
});

const anyRow = fc
  .record({
    firstName: fc.constantFrom('', 'Ann', 'Áine', undefined, null),
    age: fc.constantFrom(0, 7, null),
    isOptional: fc.constantFrom(true, false, null),
    visitDays: fc.constantFrom([], ['2026-12-24']),
    reason: fc.constantFrom('mediaToPrint', '\t'),
  })
  .map(row);

test('whatever went before, the same again included, the text is that of its own fields alone', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1 }), fc.array(fc.nat()), (rows, picks) => {
      const fields = new FieldsText(names, formulas);
      const picked = picks.map((pick) => rows[pick % rows.length] as object);
      expect(picked.map((one) => fields.of(one))).toEqual(picked.map((one) => new FieldsText(names, formulas).of(one)));
    }),
  );
});

test.each([
  [{ firstName: '=1+1' }, true],
  [{ firstName: '-Ann' }, true],
  [{ firstName: '+Ann' }, true],
  [{ firstName: '@ann' }, true],
  [{ firstName: '\tAnn' }, true],
  [{ phone: '+1 970 555 0100' }, false],
  [{ phone: '+19705550100' }, false],
  [{ phone: '+1-970-555-0100' }, true],
  [{ phone: '+1 (970) 555 0100' }, true],
  [{ phone: '+1 970 =1' }, true],
  [{ firstName: 'A=1', phone: null, age: -1, reason: '=' }, false],
  [{ firstName: '' }, false],
])('of %j is said whether a spreadsheet would calculate one of its texts: %s', (record, hasFormulas) => {
  const fields = new FieldsText(['firstName', 'phone', 'age', 'reason'], formulas);
  fields.of({ firstName: '=1' });
  fields.of(record);
  expect(fields.hasFormulas).toBe(hasFormulas);
});

test('what is taken is all that was written, in any script and length, and memory of its own', () => {
  const out = new LinesOut();
  const long = '雪🎿é'.repeat(300_000);
  for (const text of ['Ann\n', long, '']) out.write(text);
  const first = out.take();
  out.write('Bob\n');
  expect(Buffer.from(out.take()).toString()).toBe('Bob\n');
  expect(Buffer.from(first).toString() === `Ann\n${long}`).toBe(true);
  expect(first.buffer.byteLength).toBe(first.length);
  expect(out.take()).toHaveLength(0);
});
