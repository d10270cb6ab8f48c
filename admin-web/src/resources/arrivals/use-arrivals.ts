import { type Arrivals, type ArrivingFamily, arrivalsPerPage } from '@arrival/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callJson } from '../../data/transport';
import { useSettled } from '../../shared/use-settled';
import { type Wanted, wantedQuery } from './wanted';

const path = '/api/admin/arrivals';
const everyMs = 30_000;
const countingMs = 3_000;

/** Paper for more is nobody's list any more. */
const mostPrinted = 2_000;

function readPage(wanted: Wanted, more: Record<string, string>, signal?: AbortSignal): Promise<Arrivals> {
  const query = new URLSearchParams([...wantedQuery(wanted), ...Object.entries(more)]);
  return callJson<Arrivals>(`${path}?${query}`, signal && { signal });
}

/** The list as far as it is shown, again and again; what is looked for by name is in the trail, and read once. */
export function useArrivals(wanted: Wanted & { readonly locationId: number }) {
  const q = useSettled(wanted.q.trim());
  const settled = { ...wanted, q };
  const list = useInfiniteQuery({
    queryKey: ['json', path, wantedQuery(settled).toString()],
    queryFn: ({ pageParam, signal }) => readPage(settled, pageParam ? { after: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Another day's families are somebody else; of another filter or name the list stays until the next is there.
    placeholderData: (before) => {
      const first = before?.pages[0];
      const isSame = first?.locationId === wanted.locationId && first.day === (wanted.day ?? first.today);
      return isSame ? before : undefined;
    },
    refetchInterval: ({ state }) => (state.data?.pages[0]?.isBeingCounted ? countingMs : q === '' && everyMs),
  });
  const pages = list.data?.pages;
  return {
    settled,
    /** The newest that is known of the day. */
    day: pages?.at(-1),
    families: pages?.flatMap(({ families }) => families) ?? [],
    error: list.error,
    refetch: list.refetch,
    isOld: list.isPlaceholderData,
    showMore: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isFetchingMore: list.isFetchingNextPage,
  };
}

export interface ToPrint extends Pick<Arrivals, 'day' | 'found'> {
  readonly totals: NonNullable<Arrivals['totals']>;
  readonly families: readonly ArrivingFamily[];
}

/** All pages of what is looked for, up to as many as anybody prints. */
export async function readToPrint(wanted: Wanted): Promise<ToPrint> {
  const families: ArrivingFamily[] = [];
  const pageSize = String(arrivalsPerPage.most);
  let page = await readPage(wanted, { pageSize });
  families.push(...page.families);
  while (page.next && families.length < mostPrinted) {
    page = await readPage(wanted, { pageSize, after: page.next });
    families.push(...page.families);
  }
  const { day, found, totals } = page;
  return {
    day,
    found,
    totals: totals ?? { families: 0, people: 0, ready: 0, children: 0, rentals: 0 },
    families: families.slice(0, mostPrinted),
  };
}
