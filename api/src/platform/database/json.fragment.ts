/** Pieces of SQL that answer JSON as the wire has it. */

export const instant = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const array = (json: string, order: string, from: string) =>
  `(select coalesce(json_agg(${json} order by ${order}), '[]') from ${from})`;
