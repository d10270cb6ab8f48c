import { apiRoutes, type GuestLocation } from '@arrival/contracts';
import { externalStore, useExternalStore } from '@arrival/web/external-store';
import { deviceStorage } from '@arrival/web/storage';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { phoneAnswers } from './api/phone-answers';
import { queryClient } from './api/query-client';
import { get } from './api/transport';

/** Remembered on this phone (spec §4). */
export interface SelectedLocation {
  id: number;
  name: string;
}

const key = 'arrival.location';
const selected = externalStore<SelectedLocation | undefined>(readStored());

function readStored(): SelectedLocation | undefined {
  const value = deviceStorage.read<Partial<SelectedLocation>>(key);
  return typeof value?.id === 'number' && typeof value.name === 'string'
    ? { id: value.id, name: value.name }
    : undefined;
}

/** Kept on this phone (spec §4). */
export function selectLocation({ id, name }: SelectedLocation): void {
  deviceStorage.write(key, { id, name });
  selected.set({ id, name });
}

/** The stored location is gone or disabled: back to the default (D8). */
export function forgetLocation(): void {
  deviceStorage.remove(key);
  selected.set(undefined);
  // The list at hand may still have it; without a new one its only location would be asked for again and again.
  void queryClient.invalidateQueries({ queryKey: locationsQuery.queryKey });
}

export const locationsQuery = queryOptions({
  queryKey: ['locations'],
  queryFn: ({ queryKey, signal }) =>
    phoneAnswers.read(queryKey, () => get<GuestLocation[]>(apiRoutes.locations, { signal })),
  staleTime: 60_000,
});

/** The chosen location at once when one is stored, otherwise the default as soon as the list is here. */
export function useSelectedLocation() {
  const stored = useExternalStore(selected);
  const locations = useQuery(locationsQuery);
  const inList = locations.data?.find((location) => location.id === stored?.id);
  const fallback = locations.data?.find((location) => location.isDefault) ?? locations.data?.[0];
  const details = inList ?? fallback;
  const location: SelectedLocation | undefined = details ?? (locations.data ? undefined : stored);
  return { location, details, locations };
}
