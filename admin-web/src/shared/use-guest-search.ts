import type { GuestHit } from '@arrival/contracts';
import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';

const settleMilliseconds = 250;
const fewest = 2;

/** Guests who fit what was typed, a moment after the last key. */
export function useGuestSearch(typed: string) {
  const [q, setQ] = useState(typed.trim());
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  const isEnough = q.length >= fewest;
  const list = useGetList<GuestHit>(
    'guests',
    { pagination: { page: 1, perPage: 25 }, sort: { field: 'lastName', order: 'ASC' }, filter: { q } },
    { enabled: isEnough, placeholderData: (last) => last },
  );
  return {
    q,
    hits: isEnough ? list.data : undefined,
    total: list.total ?? 0,
    error: isEnough ? list.error : null,
    /** The hits are those of `q`, and no longer the last ones. */
    isSettled: isEnough && !list.isFetching,
  };
}
