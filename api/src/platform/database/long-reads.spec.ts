import { escapeLiteral } from 'pg';
import { literal } from './long-reads';

test('a value in a query is quoted as PostgreSQL reads it', () => {
  for (const value of ['', 'Lodge', "O'Hara''s", '\\', "a\\'b\n", '"{}[]', 'Zoë 😀'])
    expect(literal(value)).toBe(escapeLiteral(value));
});

test('what was decided for thousands of households costs a few copies of its text, not a hundred', () => {
  const records = JSON.stringify(Array(50_000).fill({ first_name: "O'Hara", reason: 'requiredByActivity' }));
  const before = process.memoryUsage().heapUsed;
  const quoted = literal(records);
  const grown = process.memoryUsage().heapUsed - before;
  expect(quoted.length).toBeGreaterThan(records.length);
  expect(grown / records.length).toBeLessThan(4);
});
