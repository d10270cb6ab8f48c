import { type OwnPhoneLink, type OwnPhoneLinkStatus, ownPhoneRoutes } from '@arrival/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api/problem';
import { queryClient } from '../../../lib/api/query-client';
import { call, get, post } from '../../../lib/api/transport';
import { keepLink, keptLinksQuery } from '../../../lib/own-phone/kept-links';
import { isLive, linkPath, useLinkStatus, type WhoSigns } from '../../../lib/own-phone/use-link-status';

/** How often a phone that waits for the other one looks. */
const POLL_MS = 2_000;

/** Another adult's link once `isWanted`, its six digits, and how far it is, for as long as this is shown. */
export function useSigningLink(who: WhoSigns, isWanted: boolean) {
  const making = useQuery({
    queryKey: ['ownPhoneLink', who],
    queryFn: async () => (await sentBefore(who)) ?? make(who),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const linkId = making.data?.linkId;
  const status = useLinkStatus(linkId, POLL_MS);
  const withdrawing = useMutation({
    mutationFn: () => call('DELETE', linkPath(linkId ?? '')),
    onSettled: () => status.refetch(),
  });
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

async function make(who: WhoSigns): Promise<OwnPhoneLink> {
  const link = await post<OwnPhoneLink>(ownPhoneRoutes.links, who);
  await keepLink({ ...link, who });
  return link;
}

/** A new link would end the one that was sent. */
async function sentBefore(who: WhoSigns): Promise<OwnPhoneLink | undefined> {
  const kept = await queryClient.fetchQuery(keptLinksQuery());
  const link = kept.find((one) => (Object.keys(who) as (keyof WhoSigns)[]).every((id) => one.who[id] === who[id]));
  if (!link) return undefined;
  const status = await get<OwnPhoneLinkStatus>(linkPath(link.linkId)).catch((error: unknown) => {
    if (isProblem(error, 'waiver.link_ended')) return undefined;
    throw error;
  });
  return isLive(status) ? link : undefined;
}
