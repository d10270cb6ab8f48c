import type { TestDatabase } from './database';

/** The tables of which a row says this, in any case, as a dump would have it. */
export async function tablesThatSay(database: Pick<TestDatabase, 'rows' | 'row'>, word: string): Promise<string[]> {
  const tables = await database.rows<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const saying: string[] = [];
  for (const { name } of tables) {
    const { text } = await database.row<{ text: string | null }>(
      `select string_agg(t::text, chr(10)) as text from "${name}" t`,
    );
    if (text?.toLowerCase().includes(word.toLowerCase())) saying.push(name);
  }
  return saying;
}
