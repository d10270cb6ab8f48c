import { useEffect, useRef, useState } from 'react';

/** 10 rows a page, as every table of the console (spec §9). */
export const linksPerPage = 10;

/** Turns the pages of what is linked; what was just linked comes into sight. */
export function useLinkPages<Row extends { readonly id: number }>(rows: readonly Row[]) {
  const [wanted, setPage] = useState(0);
  const known = useRef(rows);
  useEffect(() => {
    const ids = new Set(known.current.map(({ id }) => id));
    known.current = rows;
    const added = rows.findIndex(({ id }) => !ids.has(id));
    if (added >= 0) setPage(Math.floor(added / linksPerPage));
  }, [rows]);
  const page = Math.min(wanted, Math.max(0, Math.ceil(rows.length / linksPerPage) - 1));
  return { page, setPage, rowsOfPage: rows.slice(page * linksPerPage, (page + 1) * linksPerPage) };
}
