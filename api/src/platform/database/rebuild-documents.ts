import type { QueryRunner } from 'typeorm';

const CHUNK = 1_000;

/** Writes the stored document of every household anew, a thousand a transaction, beside the running product; answers how many. */
export async function rebuildDocuments(runner: Pick<QueryRunner, 'query'>): Promise<number> {
  let last = '0';
  let count = 0;
  for (;;) {
    const [chunk]: [{ last: string | null; count: number }] = await runner.query(
      `with head as materialized (select contact_id from contact where parent_contact_id is null and contact_id > $1 order by contact_id limit ${CHUNK}),
  done as materialized (select contact_id, refresh_household(contact_id) from head)
select max(contact_id) as last, count(*)::int as count from done`,
      [last],
    );
    if (!chunk.last) return count;
    last = chunk.last;
    count += chunk.count;
  }
}
