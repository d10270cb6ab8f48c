import { type OwnPhoneLinkStatus, ownPhoneRoutes } from '@arrival/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isProblem } from '../api/problem';
import { apiPath, get } from '../api/transport';
import { householdChanged } from '../household';

export interface WhoSigns {
  contactId: number;
  locationId: number;
  activityId: number;
}

export const linkPath = (linkId: string): string => apiPath(ownPhoneRoutes.link, { linkId });

export const isLive = (status: OwnPhoneLinkStatus | undefined): boolean =>
  status?.state === 'waiting' || status?.state === 'opened';

/** How far a link is, asked anew every so many milliseconds while it lives; with the signature the family's cards tick, and a check-in that waits for it goes on. */
export function useLinkStatus(linkId: string | undefined, pollMs: number) {
  const client = useQueryClient();
  const path = linkPath(linkId ?? '');
  const status = useQuery({
    queryKey: ['ownPhoneLink', 'status', path],
    queryFn: ({ signal }) => get<OwnPhoneLinkStatus>(path, { signal }),
    enabled: linkId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      isProblem(error, 'waiver.link_ended') || (data && !isLive(data)) ? false : pollMs,
  });
  const isSigned = status.data?.state === 'signed';
  useEffect(() => {
    if (!isSigned) return;
    void client.invalidateQueries(householdChanged);
    void client.invalidateQueries({ queryKey: ['grouping'] });
  }, [isSigned, client]);
  return status;
}
