import { useQuery } from '@tanstack/react-query';
import { clientSettings } from '../auth/client-settings';

/** The features that are on (spec §1, §6); none until they are known. */
export function useFeatures(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['client-settings'],
    queryFn: clientSettings,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.features ?? [];
}
