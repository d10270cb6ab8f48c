import type { AdminLocation } from '@arrival/contracts';
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';

/** As many as the API gives at once. */
const perPage = 100;
const sort = { field: 'name', order: 'ASC' } as const;

/** All locations by name: the form tells those that sell from those that do not, also behind the first page. */
export function useEveryLocation() {
  const provider = useDataProvider();
  return useQuery({ queryKey: ['locations', 'every'], queryFn: () => everyLocation(provider) });
}

async function everyLocation(provider: DataProvider): Promise<AdminLocation[]> {
  const every: AdminLocation[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { pagination: { page, perPage }, sort, filter: {} };
    const { data, total = 0 } = await provider.getList<AdminLocation>('locations', asked);
    every.push(...data);
    if (data.length < perPage || every.length >= total) return every;
  }
}
