import { apiRoutes, type Waiver, type WaiverText } from '@arrival/contracts';
import { useQuery } from '@tanstack/react-query';
import { apiPath, get } from '../../lib/transport';

/** The exact text that is shown and signed, by its hash; it never changes, so it is fetched once (D45). */
export function useWaiverText(waiver: Waiver) {
  const hash = waiver.rolTextHash;
  return useQuery({
    queryKey: ['waiverText', hash],
    queryFn: ({ signal }) => get<WaiverText>(apiPath(apiRoutes.waiverText, { hash: hash ?? '' }), { signal }),
    enabled: hash !== null && waiver.rolText === null,
    ...(hash !== null && waiver.rolText !== null ? { initialData: { hash, html: waiver.rolText } } : {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
