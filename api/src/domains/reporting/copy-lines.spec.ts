import type { ReportRow } from '@arrival/rules';
import fc from 'fast-check';

/** Plain CommonJS, which the sources' types do not reach. */
const { LinesOut, RepeatedFields } = jest.requireActual<{
  LinesOut: new () => { write(text: string): void; take(): Uint8Array };
  RepeatedFields: new (names: readonly string[]) => { of(row: ReportRow): string };
}>('./copy-lines.cjs');

const names = ['firstName', 'age', 'isOptional', 'visitDays', 'reason'] as const;
const row = (values: Partial<Record<(typeof names)[number], unknown>>) => values as unknown as ReportRow;

test('a field is what COPY reads: nothing, yes and no, days, and letters that would end it', () => {
  const fields = new RepeatedFields(names);
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

test('whatever row went before, the text is that of the row alone', () => {
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const fields = new RepeatedFields(names);
      expect(rows.map((one) => fields.of(one))).toEqual(rows.map((one) => new RepeatedFields(names).of(one)));
    }),
  );
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
