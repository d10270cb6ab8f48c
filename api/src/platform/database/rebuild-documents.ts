const CHUNK = 1_000;

export interface Rebuilt {
  readonly households: number;
  /** Whose document said something else, or was missing. */
  readonly different: number;
}

/** Compares the stored document of every household with its tables and makes new what differs, a thousand a transaction, beside the running product. */
export async function rebuildDocuments({
  query,
}: {
  query: (text: string, values?: unknown[]) => Promise<unknown>;
}): Promise<Rebuilt> {
  let last = '0';
  let [households, different] = [0, 0];
  for (;;) {
    const [chunk] = (await query(
      `with head as materialized (select contact_id from contact where parent_contact_id is null and contact_id > $1 order by contact_id limit ${CHUNK})
select max(contact_id) as last, count(*)::int as households, rebuild_households(array_agg(contact_id)) as different from head`,
      [last],
    )) as [{ last: string | null; households: number; different: number | null }];
    if (!chunk.last) return { households, different };
    last = chunk.last;
    households += chunk.households;
    different += chunk.different ?? 0;
  }
}
