import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request } from '../../data/transport';
import type { Member } from './member';

/**
 * The photo needs the administrator's token, so it is fetched and not linked; undefined until it is here, and without the picture the initials stand.
 * Shown twice on a page it is fetched once, because each look is written down; nothing of it stays behind the page.
 */
export function useStaffPhoto(member: Pick<Member, 'imageUrl' | 'photoUpdatedAtUtc'> | undefined): string | undefined {
  const { imageUrl: path = null, photoUpdatedAtUtc } = member ?? {};
  const { data } = useQuery({
    queryKey: ['photo', path, photoUpdatedAtUtc],
    queryFn: async ({ signal }) => (await request(path ?? '', { signal, headers: new Headers() })).blob(),
    enabled: path !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  return address;
}
