import type { OwnPhoneLink } from '@arrival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../api/query-client';
import { valuesHere } from '../kept/start';
import { session } from '../sign-in/session';
import type { WhoSigns } from './use-link-status';

/** A link that was made here, and for whom. */
export type KeptLink = OwnPhoneLink & { who: WhoSigns };

const name = 'ownPhoneLinks';
const isAlive = ({ expiresAtUtc }: KeptLink): boolean => Date.parse(expiresAtUtc) > Date.now();

/** The links that still live: nobody is told an address twice, so this phone keeps it, sealed, through a reload. */
export const keptLinksQuery = () =>
  queryOptions({
    queryKey: [name, session.get()?.subject],
    queryFn: async () => {
      const kept = await (await valuesHere())?.read<KeptLink[]>(name);
      return (kept?.value ?? []).filter(isAlive);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

async function change(links: (before: KeptLink[]) => KeptLink[]): Promise<void> {
  const after = links(await queryClient.fetchQuery(keptLinksQuery()));
  queryClient.setQueryData(keptLinksQuery().queryKey, after);
  await (await valuesHere())?.write(name, after);
}

/** There is one at a time for each person. */
export const keepLink = (link: KeptLink): Promise<void> =>
  change((before) => [...before.filter(({ who }) => who.contactId !== link.who.contactId), link]);

export const dropLink = (linkId: string): Promise<void> =>
  change((before) => before.filter((link) => link.linkId !== linkId));
