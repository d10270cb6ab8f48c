import type { AdminLocation, EligibilityPreview } from '@arrival/contracts';
import { useGetList, useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useJson } from '../../data/use-json';

interface Changes {
  guest?: number | undefined;
  place?: number | undefined;
  date?: string;
}

const one = { page: 1, perPage: 1 };

const withChanges = (parameters: URLSearchParams, changes: Changes): URLSearchParams => {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, String(value));
    else next.delete(name);
  }
  return next;
};

const number = (text: string | null): number | undefined => Number(text) || undefined;

/** Who, where and when, kept in the address: a link to it works, and so does Back. The default location stands in for none. */
export function useQuestion() {
  const [parameters, setParameters] = useSearchParams();
  const placeId = number(parameters.get('place'));
  const chosen = useGetOne<AdminLocation>('locations', { id: placeId ?? 0 }, { enabled: placeId !== undefined });
  const byDefault = useGetList<AdminLocation>(
    'locations',
    { pagination: one, sort: { field: 'isDefault', order: 'DESC' } },
    { enabled: placeId === undefined },
  );
  const place = placeId === undefined ? byDefault.data?.[0] : chosen.data;
  return {
    guestId: number(parameters.get('guest')),
    place: place ?? null,
    date: parameters.get('date') ?? '',
    change: (changes: Changes) => setParameters(withChanges(parameters, changes)),
  };
}

export type Question = ReturnType<typeof useQuestion>;

/** The address of the page that explains the answer. */
export const whoIsAskedPath = (asked: Changes): string => `/preview?${withChanges(new URLSearchParams(), asked)}`;

/** What the family of the guest is asked there on that day; nothing is asked until both are known. */
export function usePreview(guestId: number | undefined, { place, date }: Pick<Question, 'place' | 'date'>) {
  const query =
    guestId !== undefined && place
      ? new URLSearchParams({ locationId: `${place.id}`, contactId: `${guestId}`, ...(date && { date }) })
      : undefined;
  return { isAsked: query !== undefined, ...useJson<EligibilityPreview>(query && `/api/admin/preview?${query}`) };
}
