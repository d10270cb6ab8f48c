import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentSchema } from './environment';
import { variableTable, withVariableTable } from './variable-table';

const document = readFileSync(join(__dirname, '../../../docs/operating.md'), 'utf8');
const rows = variableTable().trim().split('\n').slice(2);

test('the document says exactly what the schema says; `npm run variables` writes it', () => {
  expect(document).toBe(withVariableTable(document));
});

test('each variable has a row with its default and a line of help', () => {
  expect(rows.map((row) => /^\| `(\w+)` \|/.exec(row)?.[1])).toEqual(Object.keys(environmentSchema.shape));
  for (const row of rows) expect(row).toMatch(/^\| `\w+` \| (required|`[^`]+`|) \| \S.+ \|$/);
  expect(rows).toContainEqual(expect.stringMatching(/^\| `DATABASE_POOL_SIZE` \| `12` \|/));
  expect(rows).toContainEqual(expect.stringMatching(/^\| `PUBLIC_URL` \| required \|/));
});

test('a document without the marks is refused', () => {
  expect(() => withVariableTable('# Operating')).toThrow('no place');
});
