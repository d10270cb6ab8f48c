import { useQuery } from '@tanstack/react-query';
import { callJson } from './transport';

/** Reads what is no record of react-admin's, again and again where that is said (milliseconds); nothing is asked without a path. */
export function useJson<Answer>(path: string | undefined, refetchInterval?: number) {
  return useQuery({
    queryKey: ['json', path],
    queryFn: ({ signal }) => callJson<Answer>(path ?? '', { signal }),
    enabled: path !== undefined,
    ...(refetchInterval && { refetchInterval }),
  });
}
