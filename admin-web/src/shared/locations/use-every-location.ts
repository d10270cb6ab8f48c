import type { AdminLocation } from '@arrival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { everyRow } from '../../data/every-row';

const asked = {
  pagination: { page: 1, perPage: everyRow },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
} as const;

/** All locations by name: a choice tells those that sell from those that do not, also behind the first page. */
export function useEveryLocation() {
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['locations', 'every'],
    queryFn: async () => (await provider.getList<AdminLocation>('locations', asked)).data,
  });
}
