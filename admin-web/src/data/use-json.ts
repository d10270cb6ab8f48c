import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { callJson } from './transport';

/** What is asked for is nowhere, or nowhere any more. */
export const isUnknown = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/**
 * Reads what is no record of react-admin's, again and again where that is said (milliseconds); nothing is asked without a path. What has gone is
 * not asked for again: the API counts that as guessing, and refuses who does it often.
 */
export function useJson<Answer>(path: string | undefined, refetchInterval?: number) {
  return useQuery<Answer>({
    queryKey: ['json', path],
    queryFn: ({ signal }) => callJson<Answer>(path ?? '', { signal }),
    enabled: path !== undefined,
    ...(refetchInterval && { refetchInterval: ({ state }) => !isUnknown(state.error) && refetchInterval }),
  });
}
