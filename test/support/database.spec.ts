import { createTestDatabase } from './database';

test('a test database is migrated, empty and apart from the others', async () => {
  const [one, two] = [await createTestDatabase(), await createTestDatabase()];
  try {
    await one.rows("insert into activity (name) values ('Skiing')");
    expect(await one.rows('select name from activity')).toEqual([{ name: 'Skiing' }]);
    expect(await two.rows('select name from activity')).toEqual([]);
  } finally {
    await Promise.all([one.drop(), two.drop()]);
  }
});
