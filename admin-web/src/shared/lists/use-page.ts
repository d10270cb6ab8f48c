import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callPage } from '../../data/transport';
import { linksPerPage } from '../links/link-pages';
import { useSettled } from '../use-settled';

interface Wanted {
  readonly path: string;
  /** As the API orders it when left out. */
  readonly sort?: readonly [field: string, direction: 'ASC' | 'DESC'];
  /** How often the page is read again, in milliseconds. */
  readonly everyMs: number;
}

/** A list outside react-admin's records, ten a page and searched by the API: there may be more than anybody wants to read at once. */
export function usePage<Row>({ path, sort, everyMs }: Wanted) {
  const [search, setSearch] = useState('');
  const [wanted, setPage] = useState(0);
  const q = useSettled(search.trim());
  const query = new URLSearchParams({
    range: JSON.stringify([wanted * linksPerPage, (wanted + 1) * linksPerPage - 1]),
    ...(sort && { sort: JSON.stringify(sort) }),
    ...(q && { filter: JSON.stringify({ q }) }),
  });
  const { data, error, refetch } = useQuery({
    queryKey: ['json', path, String(query)],
    queryFn: ({ signal }) => callPage<Row>(`${path}?${query}`, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
  const last = Math.max(0, Math.ceil((data?.total ?? 0) / linksPerPage) - 1);
  // What was on the last page may be gone.
  useEffect(() => {
    if (data && wanted > last) setPage(last);
  }, [data, wanted, last]);
  const find = (words: string) => {
    setSearch(words);
    setPage(0);
  };
  const { rows, total = 0 } = data ?? {};
  return { rows, total, error, refetch, search, find, page: Math.min(wanted, last), setPage };
}
