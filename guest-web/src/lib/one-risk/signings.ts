import { type OneRiskSigning, type OneRiskSignings, oneRiskRoutes } from '@arrival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../api/transport';
import { signingsKey } from './signings-key';

/** While something is being confirmed, somebody waits for it. */
const askAgainMs = 2_000;
/** The server waits for the partner for some seconds itself. */
export const patienceMs = 12_000;

export const isConfirming = ({ state }: Pick<OneRiskSigning, 'state'>): boolean => state === 'confirming';

/** The household's waivers with the partner 1Risk, the newest first (D42). */
export const signingsQuery = queryOptions({
  queryKey: signingsKey,
  queryFn: async ({ signal }) =>
    (await get<OneRiskSignings>(oneRiskRoutes.signings, { signal, timeoutMs: patienceMs })).signings,
  refetchInterval: ({ state }) => (state.data?.some(isConfirming) ? askAgainMs : false),
  staleTime: 0,
});
