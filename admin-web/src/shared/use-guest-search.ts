import type { GuestHit } from '@arrival/contracts';
import { useGetList } from 'react-admin';
import { useSettled } from './use-settled';

const fewest = 2;

/** Guests who fit what was typed, a moment after the last key. */
export function useGuestSearch(typed: string) {
  const q = useSettled(typed.trim());
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
