import { type OwnPhoneLink, type OwnPhoneLinkStatus, ownPhoneRoutes } from '@arrival/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { householdChanged } from '../../../lib/household';
import { apiPath, call, get, post } from '../../../lib/transport';

/** How often a phone that waits for the other one looks. */
const POLL_MS = 2_000;

export interface WhoSigns {
  contactId: number;
  locationId: number;
  activityId: number;
}

/** Another adult's link once `isWanted`, its six digits, and how far it is, for as long as this is shown. Nobody is told the address twice, so it is kept. */
export function useSigningLink(who: WhoSigns, isWanted: boolean) {
  const client = useQueryClient();
  const making = useQuery({
    queryKey: ['ownPhoneLink', who],
    queryFn: () => post<OwnPhoneLink>(ownPhoneRoutes.links, who),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const path = apiPath(ownPhoneRoutes.link, { linkId: making.data?.linkId ?? '' });
  const status = useQuery({
    queryKey: ['ownPhoneLink', 'status', path],
    queryFn: ({ signal }) => get<OwnPhoneLinkStatus>(path, { signal }),
    enabled: making.data !== undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'signed' || data?.state === 'ended' ? false : POLL_MS),
  });
  const withdrawing = useMutation({ mutationFn: () => call('DELETE', path), onSettled: () => status.refetch() });
  const isSigned = status.data?.state === 'signed';
  useEffect(() => {
    if (isSigned) void client.invalidateQueries(householdChanged);
  }, [isSigned, client]);
  return {
    link: making.data,
    status: status.data,
    makeAgain: () => void making.refetch(),
    withdraw: () => withdrawing.mutate(),
    error: making.error,
    isBusy: making.isFetching || withdrawing.isPending,
  };
}

export type SigningLink = ReturnType<typeof useSigningLink>;
