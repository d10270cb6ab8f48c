import type { AdminLocation, EligibilityPreview } from '@arrival/contracts';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useJson } from '../../data/use-json';
import { keptPlace } from '../../shared/locations/kept-place';

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

/** Who, where and when, kept in the address: a link to it works, and so does Back. What was picked last on this device stands in for none, else the default. */
export function useQuestion() {
  const [parameters, setParameters] = useSearchParams();
  const placeId = number(parameters.get('place'));
  const keptId = placeId === undefined ? keptPlace.read() : undefined;
  const known = placeId ?? keptId;
  // As a list: one alone is for administrators.
  const chosen = useGetList<AdminLocation>(
    'locations',
    { pagination: one, filter: { id: known } },
    { enabled: known !== undefined },
  );
  const isGone = chosen.data?.length === 0;
  const byDefault = useGetList<AdminLocation>(
    'locations',
    { pagination: one, sort: { field: 'isDefault', order: 'DESC' } },
    { enabled: placeId === undefined && (keptId === undefined || isGone) },
  );
  const place = placeId === undefined ? (chosen.data?.[0] ?? byDefault.data?.[0]) : chosen.data?.[0];
  const change = (changes: Changes) => {
    if ('place' in changes) keptPlace.write(changes.place);
    setParameters(withChanges(parameters, changes));
  };
  return {
    guestId: number(parameters.get('guest')),
    place: place ?? null,
    /** Whether the place is not known yet. */
    isLooking: chosen.isLoading || byDefault.isLoading,
    date: parameters.get('date') ?? '',
    change,
  };
}

export type Question = ReturnType<typeof useQuestion>;

/** The address of the page that explains the answer. */
export const whoIsAskedPath = (asked: Changes): string => `/preview?${withChanges(new URLSearchParams(), asked)}`;

export const previewPath = '/api/admin/preview?';

/** What the family of the guest is asked there on that day; nothing is asked until both are known. */
export function usePreview(guestId: number | undefined, { place, date }: Pick<Question, 'place' | 'date'>) {
  const query =
    guestId !== undefined && place
      ? new URLSearchParams({ locationId: `${place.id}`, contactId: `${guestId}`, ...(date && { date }) })
      : undefined;
  return { isAsked: query !== undefined, ...useJson<EligibilityPreview>(query && `${previewPath}${query}`) };
}
