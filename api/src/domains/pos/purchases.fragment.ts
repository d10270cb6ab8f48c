/** Purchases in other domains' SQL, which names them no table. */

/** What the rules take for spaces (`String.trim`), of which PostgreSQL's own `trim` knows one. */
const spaces =
  "E' \\t\\n\\x0B\\f\\r\\u00A0\\u1680\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF'";

const codesIn = (list: string) =>
  `array(select lower(code) from unnest(string_to_array(${list}, ',')) typed, btrim(typed, ${spaces}) code where code <> '')`;

/** Expressions for lists as administrators type them (D10). */
interface CodeLists {
  readonly resorts: string;
  readonly groups: string;
  readonly places: string;
}

/**
 * Whether purchases are known and none has such codes; compared as the rules do, in any case and 012 as 12. While one has them, it
 * stops at the first.
 */
export const isEachPurchaseFiltered = ({ resorts, groups, places }: CodeLists) =>
  `exists (select from purchase) and not exists (select from purchase p
  cross join (select ${codesIn(resorts)} as resorts, ${codesIn(groups)} as groups, ${codesIn(places)}::numeric[] as places) f
  where (f.resorts = '{}' or lower(trim(p.resort_code)) = any(f.resorts))
    and (f.groups = '{}' or lower(trim(p.resort_group_code)) = any(f.groups))
    and (f.places = '{}' or p.sales_location_id = any(f.places)))`;
