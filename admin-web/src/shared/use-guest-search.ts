import type { GuestHit } from '@arrival/contracts';
import { useInfiniteGetList } from 'react-admin';
import { useSettled } from './use-settled';

const fewest = 2;

/** Guests who fit what was typed, a moment after the last key. */
export function useGuestSearch(typed: string) {
  const q = useSettled(typed.trim());
  const isEnough = q.length >= fewest;
  const list = useInfiniteGetList<GuestHit>(
    'guests',
    { pagination: { page: 1, perPage: 25 }, sort: { field: 'lastName', order: 'ASC' }, filter: { q } },
    { enabled: isEnough, placeholderData: (last) => last },
  );
  return {
    q,
    hits: isEnough ? list.data?.pages.flatMap(({ data }) => data) : undefined,
    total: list.data?.pages[0]?.total ?? 0,
    showMore: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    error: isEnough ? list.error : null,
    isSearching: isEnough && list.isFetching,
    /** The hits are those of `q`, and no longer the last ones. */
    isSettled: isEnough && !list.isFetching,
  };
}
